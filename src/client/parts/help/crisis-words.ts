import type { HelpCard } from '#domain/safety/help-card.ts'
import { createStore } from '../../ui/store.ts'

/** The help card that is open. */
export const shownHelp = createStore<HelpCard | null>(null)

/** Texts that already led to the card: it isn't shown twice for the same text. */
const shownTexts = new Set<string>()

/** Shows the help card when a text contains crisis words. The rules are loaded when somebody starts typing. */
export function checkCrisisWords(text: string): void {
  if (text.length < 3 || shownTexts.has(text)) return
  void rules().then(({ offlineHelp }) => {
    const help = offlineHelp(text)
    if (help === null || shownTexts.has(text)) return
    shownTexts.add(text)
    shownHelp.set(help)
  }, ignore)
}

/**
 * Listens to every free-text field in any form, so that crisis words lead to the help card before
 * anything is sent, and without a server. Fields whose page shows its own card are inside
 * `data-own-help`.
 */
export function listenToFields(page: Document = document): void {
  page.addEventListener('focusin', ({ target }) => {
    if (isField(target)) rules().catch(ignore)
  })
  page.addEventListener('focusout', ({ target }) => {
    if (isField(target) && target.closest('[data-own-help]') === null)
      checkCrisisWords(target.value)
  })
}

/** The card is loaded with the rules: there may be no connection when it is needed. */
async function rules() {
  const [offlineRules] = await Promise.all([
    import('./offline-help.ts'),
    import('./HelpSheetInside.tsx'),
  ])
  return offlineRules
}

/** Whether it is a free-text field; names, emails and passwords are not checked. */
function isField(target: EventTarget | null): target is HTMLTextAreaElement | HTMLInputElement {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && target.type === 'text' && target.autocomplete === ''
}

// Offline, the rules may not be loaded yet; the server checks whatever reaches it.
function ignore(): void {}
