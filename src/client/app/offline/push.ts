import { pushTarget } from '#domain/people/push.ts'
import { registerWorker } from './worker.ts'

/** Whether this browser shows what we send it; `denied` is its own setting, which we cannot change. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported'

/** Never asks for anything. `here` is whether the server knows this browser. */
export async function pushState(here: boolean): Promise<PushState> {
  if (
    !('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
  )
    return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await subscriptionHere()
  return here && subscription && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Asks for the permission, on a press of a button only; null when it was not given. */
export async function startPush(key: string): Promise<ReturnType<typeof pushTarget> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await registerWorker()
  // One that an account before or an earlier key of the server left cannot be used.
  await endPush()
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  return pushTarget(subscription.toJSON())
}

/** The push service then tells the server that nobody is there any more. */
export async function endPush(): Promise<void> {
  const subscription = await subscriptionHere()
  await subscription?.unsubscribe()
}

async function subscriptionHere(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return registration?.pushManager?.getSubscription()
}
