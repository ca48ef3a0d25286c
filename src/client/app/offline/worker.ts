import { createStore } from '../../ui/store.ts'

const address = '/sw.js'

/** A new version of the app is on the device and waits to be used. */
export const newVersion = createStore<boolean>(false)

/** The worker that opens the app without a connection; null where the browser has none. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  const registration = await navigator.serviceWorker.register(trusted(address))
  noticeNewVersion(registration)
  return registration
}

/** Uses the version that waits, and loads the page with it. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  registration.waiting.postMessage('take-over')
}

/** Whether a new version is used now: the app has just been opened, and nobody has touched it. */
export async function opensNewVersion(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.waiting || navigator.userActivation?.hasBeenActive !== false) return false
  await takeNewVersion()
  return true
}

function noticeNewVersion(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) newVersion.set(true)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // The first worker of a device replaces nothing.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) newVersion.set(true)
      if (worker.state === 'activated') newVersion.set(false)
    })
  })
}

interface TrustedTypePolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

/** The content security policy lets only this policy name the script of a worker (server/http/headers.ts). */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies }
  const policy = trustedTypes?.createPolicy('sw', { createScriptURL: (script) => script })
  return policy?.createScriptURL(url) ?? url
}
