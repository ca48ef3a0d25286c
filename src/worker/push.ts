import { dashboard } from '#domain/pages.ts'
import { pushWords } from '#domain/people/push.ts'

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

function contentOf(data: ArrivedPush | null): { type?: unknown; path?: unknown } {
  try {
    const content: unknown = data?.json()
    return typeof content === 'object' && content !== null ? content : {}
  } catch {
    return {}
  }
}
