import { unsent } from '#domain/pages.ts'
import { emailUnclear, signOutFailed } from '#domain/people/messages.ts'
import { onAnnounced } from '../app/account-channel.ts'
import { answerOr } from '../app/answer-or.ts'
import { call, isApiError } from '../app/api.ts'
import { signOut } from '../app/sign-out.ts'
import { showChosenTheme } from '../app/theme.ts'

showChosenTheme()
void showSessionLinks()
onAnnounced(() => void showSessionLinks())
closeDrawerOnNavigation()
for (const button of document.querySelectorAll('[data-action="sign-out"]')) {
  button.addEventListener('click', () => void leave())
}
const form = document.querySelector<HTMLFormElement>('#waitlist')
if (form) enableWaitlist(form)

async function leave() {
  // They see what would be lost, and can sign out there (offline/account-here.ts).
  if (localStorage['upful-unsent']) return location.assign(unsent)
  showProblem('')
  try {
    await signOut()
  } catch (error) {
    showProblem(answerOr(error, signOutFailed))
    // Still signed in, so the header must show it.
    await showSessionLinks()
  }
}

function showProblem(text: string) {
  for (const status of document.querySelectorAll('[data-said="sign-out-problem"]')) {
    status.textContent = text
  }
}

async function showSessionLinks() {
  // An unknown session counts as signed out: then both buttons lead to the login.
  const session = await call('GET /api/session', {}).catch(() => null)
  for (const link of document.querySelectorAll<HTMLElement>('[data-for]')) {
    link.hidden = (link.dataset['for'] === 'signed-in') !== Boolean(session?.user)
  }
}

function closeDrawerOnNavigation() {
  const drawer = document.querySelector<HTMLElement>('#drawer')
  drawer?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) drawer.hidePopover()
  })
}

function enableWaitlist(waitlist: HTMLFormElement) {
  const button = waitlist.querySelector('button')
  const email = waitlist.querySelector('input')
  const status = waitlist.querySelector('[role=status]')
  if (!button || !email || !status) return

  button.disabled = false
  waitlist.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.disabled) return
    const showStatus = (text: string, isError: boolean) => {
      status.textContent = text
      status.classList.toggle('text-coral', isError)
      email.setAttribute('aria-invalid', String(isError))
    }
    if (!email.value.includes('@')) {
      showStatus(emailUnclear, true)
      return email.focus()
    }
    button.disabled = true
    try {
      await call('POST /api/waitlist', { email: email.value })
      showStatus('You are on the list. You will be among the first to hear from us.', false)
      waitlist.reset()
    } catch (error) {
      showStatus(isApiError(error) ? error.message : emailUnclear, true)
    }
    button.disabled = false
  })
}
