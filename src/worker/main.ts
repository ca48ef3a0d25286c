import { dashboard, helplines } from '#domain/pages.ts'
import { built } from './built-files.ts'
import { fileAt, forgetEarlier, keepAreas, keepFirst, keptFile } from './kept-files.ts'
import { openFromPush, renewPush, showPush, type SubscriptionChange } from './push.ts'
import { application, signInPages, sourceOf } from './policy.ts'

declare const self: ServiceWorkerGlobalScope

/** Exists while somebody is signed in on this device (client/app/offline/account-here.ts). */
const signedIn = 'upful-signed-in'

const signsOut = ['/api/sign-out', '/api/account/sign-out-everywhere']

// A new version waits until no page of the one before it is open, or until somebody taps that they want it.
self.addEventListener('install', (event) => event.waitUntil(keepFirst()))
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetEarlier(), self.clients.claim()])),
)
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
  // Without a connection it goes on at the next visit.
  if (event.data === 'keep-areas') event.waitUntil(keepAreas().catch(() => {}))
})
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))
// The browser ended the subscription itself, for example because it was too old.
self.addEventListener('pushsubscriptionchange', (event) =>
  (event as SubscriptionChange).waitUntil(renewPush(event as SubscriptionChange).catch(() => {})),
)
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openFromPush(event.notification.data))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname: path } = new URL(request.url)
  if (signsOut.includes(path)) return event.respondWith(forgetAfter(request))
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const isPage = request.mode === 'navigate'
  // The network needs no worker in between.
  if (!isPage && sourceOf({ path, isPage, isSignedIn: false, publicPages: [] }) === 'network')
    return
  event.respondWith(isPage ? pageAt(request, path) : fileAt(request))
})

// What the worker fetches does not appear in the measures of a page: one page adds it to the data of this month.
new PerformanceObserver((list) => {
  const bytes = list
    .getEntries()
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0)
  if (bytes > 0) void self.clients.matchAll().then(([page]) => page?.postMessage({ bytes }))
}).observe({ type: 'resource' })

/** Wherever somebody signs out, nothing of them stays, also if the page is closed at once. */
async function forgetAfter(request: Request): Promise<Response> {
  const response = await fetch(request)
  if (response.ok) {
    await caches.delete(signedIn)
    await endPush().catch(() => {})
    for (const { name = '' } of await indexedDB.databases())
      if (name.startsWith('upful-person-')) forgetAnswers(name)
  }
  return response
}

/** What comes for the person before is not shown to the next. */
async function endPush(): Promise<void> {
  const subscription = await self.registration.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

/** The page deletes the rest; what is not sent stays if the person before is still to send it. */
function forgetAnswers(name: string): void {
  const opened = indexedDB.open(name)
  opened.onsuccess = () => {
    const stored = opened.result.transaction('answers', 'readwrite')
    stored.objectStore('answers').clear()
    stored.oncomplete = () => opened.result.close()
  }
}

async function pageAt(request: Request, path: string): Promise<Response> {
  // After it the network says who is there, before anything on the device is shown.
  if (signInPages.includes(path)) await caches.delete(signedIn)
  const isSignedIn = await caches.has(signedIn)
  const source = sourceOf({ path, isPage: true, isSignedIn, publicPages: built.publicPages })
  if (source === 'application') return (await keptFile(application)) ?? fetch(request)
  if (source === 'network') return fetch(request)
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await keptFile(path === helplines ? path : application)
    if (kept === undefined) throw error
    if (path === helplines || !built.publicPages.includes(path)) return kept
    return Response.redirect(isSignedIn ? dashboard : helplines)
  }
}
