import { dashboard } from '#domain/pages.ts'
import { pushTarget, pushWords } from '#domain/people/push.ts'

declare const self: ServiceWorkerGlobalScope

/** What the browser has decrypted. */
interface ArrivedPush {
  json: () => unknown
}

/** Shows a push with our own words: it says only what kind it is, and which page it is about. */
export async function showPush(data: ArrivedPush | null): Promise<void> {
  const { type, path } = contentOf(data)
  const { title, body } = pushWords(type)
  await self.registration.showNotification(title, {
    body,
    icon: '/icon-192.png',
    // The next of its kind takes its place, so that a phone shows a few at most.
    tag: String(type),
    data: path,
  })
}

/** Opens the page, and never in place of one where somebody may be writing; only pages of Upful. */
export async function openFromPush(path: unknown): Promise<void> {
  const { origin } = self.location
  const wanted = URL.parse(String(path), origin)
  const url = wanted?.origin === origin ? wanted.href : origin + dashboard
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find((each) => each.url === url)
  await (open === undefined ? self.clients.openWindow(url) : open.focus())
}

/** What a browser says when it ends a subscription: some have the next one already. */
export interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/** Tells the server where this browser is reached from now on; without a connection, push ends until it is turned on. */
export async function renewPush({
  oldSubscription,
  newSubscription,
}: SubscriptionChange): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey
  const subscription = newSubscription ?? (key ? await subscribed(key) : null)
  if (subscription === null) return
  await fetch('/api/push-subscription', {
    method: 'PUT',
    headers: { 'x-requested-with': 'upful', 'content-type': 'application/json' },
    body: JSON.stringify(pushTarget(subscription.toJSON())),
  })
}

function subscribed(applicationServerKey: BufferSource): Promise<PushSubscription> {
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

function contentOf(data: ArrivedPush | null): { type?: unknown; path?: unknown } {
  try {
    const content: unknown = data?.json()
    return typeof content === 'object' && content !== null ? content : {}
  } catch {
    return {}
  }
}
