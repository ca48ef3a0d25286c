import type { HelpCard } from '#domain/help-card.ts'

let shown: HelpCard | null = null
const listeners = new Set<() => void>()
/** What was met with the card already: nobody is stopped twice for the same words. */
const met = new Set<string>()

/** Shows the help card when a text holds crisis words. The rules travel only when somebody writes. */
export function hearWords(text: string): void {
  if (text.length < 3 || met.has(text)) return
  void rules().then(({ offlineHelp }) => {
    const help = offlineHelp(text)
    if (help === null || met.has(text)) return
    met.add(text)
    show(help)
  }, ignore)
}

/**
 * Listens to every field that words are typed into, whichever form it stands in, so that a cry is met
 * before anything is sent, and without a server. Fields whose page answers with a card of its own are
 * inside `data-own-help`.
 */
export function listenToFields(page: Document = document): void {
  page.addEventListener('focusin', ({ target }) => {
    if (isField(target)) rules().catch(ignore)
  })
  page.addEventListener('focusout', ({ target }) => {
    if (isField(target) && target.closest('[data-own-help]') === null) hearWords(target.value)
  })
}

export function helpShown(): HelpCard | null {
  return shown
}

export function closeHelp(): void {
  show(null)
}

export function onHelp(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(help: HelpCard | null): void {
  shown = help
  for (const listener of listeners) listener()
}

/** The card travels with the rules: once somebody cries out, there may be no line to fetch it by. */
async function rules() {
  const [found] = await Promise.all([import('./offline-help.ts'), import('./HelpSheetInside.tsx')])
  return found
}

/** Whether words of one's choice are typed into it; a name, an email or a password is not looked at. */
function isField(target: EventTarget | null): target is HTMLTextAreaElement | HTMLInputElement {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && target.type === 'text' && target.autocomplete === ''
}

// Without a line the rules may not be here yet; the server looks at what reaches it.
function ignore(): void {}
