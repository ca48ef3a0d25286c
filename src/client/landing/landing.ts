import { emailUnclear, signOutFailed } from '#domain/people/messages.ts'
import { onAnnounced } from '../app/account-channel.ts'
import { answerOr } from '../app/answer-or.ts'
import { call, isApiError } from '../app/api.ts'
import { signOut } from '../app/sign-out.ts'
import { showChosenTheme } from '../app/theme.ts'

showChosenTheme()
void showWhoIsHere()
onAnnounced(() => void showWhoIsHere())
closeDrawerOnTheWay()
for (const button of document.querySelectorAll('[data-action="sign-out"]')) {
  button.addEventListener('click', () => void leave())
}
const form = document.querySelector<HTMLFormElement>('#waitlist')
if (form) openWaitlist(form)

async function leave() {
  sayProblem('')
  try {
    await signOut()
  } catch (error) {
    sayProblem(answerOr(error, signOutFailed))
    // Still signed in, so the header must show it.
    await showWhoIsHere()
  }
}

function sayProblem(text: string) {
  for (const said of document.querySelectorAll('[data-said="sign-out-problem"]')) {
    said.textContent = text
  }
}

async function showWhoIsHere() {
  // An unknown session counts as signed out: then both buttons lead to the login.
  const session = await call('GET /api/session', {}).catch(() => null)
  for (const link of document.querySelectorAll<HTMLElement>('[data-for]')) {
    link.hidden = (link.dataset['for'] === 'signed-in') !== Boolean(session?.user)
  }
}

function closeDrawerOnTheWay() {
  const drawer = document.querySelector<HTMLElement>('#drawer')
  drawer?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) drawer.hidePopover()
  })
}

function openWaitlist(list: HTMLFormElement) {
  const button = list.querySelector('button')
  const email = list.querySelector('input')
  const said = list.querySelector('[role=status]')
  if (!button || !email || !said) return

  button.disabled = false
  list.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.disabled) return
    const say = (text: string, wrong: boolean) => {
      said.textContent = text
      said.classList.toggle('text-coral', wrong)
      email.setAttribute('aria-invalid', String(wrong))
    }
    if (!email.value.includes('@')) {
      say(emailUnclear, true)
      return email.focus()
    }
    button.disabled = true
    try {
      await call('POST /api/waitlist', { email: email.value })
      say('You are on the list. You will be among the first to hear from us.', false)
      list.reset()
    } catch (error) {
      say(isApiError(error) ? error.message : emailUnclear, true)
    }
    button.disabled = false
  })
}
