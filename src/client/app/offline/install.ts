import { createStore } from '../../ui/store.ts'
import { dayOf } from '../dates.ts'

interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

const firstDay = 'upful-first-day'
const refused = 'upful-no-install'

/** How the app can be put on the home screen: the browser asks, or the student does it; undefined if it is not offered. */
export const installable = createStore<'prompt' | 'by-hand' | undefined>(undefined)

let offer: InstallPrompt | undefined

/** Offers it from the second day on which somebody uses Upful on this device, until they say no. */
export function offerInstall(): void {
  const today = dayOf(new Date().toISOString())
  const first = localStorage.getItem(firstDay) ?? today
  localStorage.setItem(firstDay, first)
  if (first === today || localStorage.getItem(refused) !== null) return
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallPrompt
    installable.set('prompt')
  })
  addEventListener('appinstalled', () => installable.set(undefined))
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  if (!isInstalled && /iPhone|iPad/.test(navigator.userAgent)) installable.set('by-hand')
}

export async function install(): Promise<void> {
  installable.set(undefined)
  await offer?.prompt()
}

export function refuseInstall(): void {
  localStorage.setItem(refused, 'yes')
  installable.set(undefined)
}
