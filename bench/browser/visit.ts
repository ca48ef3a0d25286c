import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'

/** An inexpensive phone with a weak signal. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true }
const network = { latency: 300, downloadThroughput: 700_000 / 8, uploadThroughput: 700_000 / 8 }
const quietMs = 3_000
/** The page waits for longer than this before it fetches ahead (client/app/offline/work-offline.ts). */
const pageIsDoneMs = 1_500

export interface Visit {
  requests: number
  /** As they travel: headers and compressed bodies. */
  bytes: number
  /** What comes to the device afterwards, one file at a time, so that the app opens without a connection. */
  ahead: { requests: number; bytes: number }
  firstPaintMs: number
  largestPaintMs: number
  /** The element of the largest paint. */
  largest: string
  /** Long tasks that began before the largest paint. */
  busyMs: number
  /** The sum of layout shifts, as browsers score it: 0 is a page that never moved. */
  shift: number
  log: string[]
}

interface Observed {
  firstPaintMs: number
  largestPaintMs: number
  largest: string
  busyMs: number
  shift: number
}

/** A browser with an empty cache, signed in as this person, as slow as an inexpensive phone. */
export async function openPage(
  browser: Browser,
  url: string,
  person: { email: string; password: string } | null,
) {
  const { context, page, session } = await openPhone(browser, url, { person, slowdown: 6 })
  await page.addInitScript(observePaints)
  return {
    visit: (path: string) => visit(page, session, path),
    close: () => context.close(),
  }
}

/** A page on a phone with a weak signal whose processor is slower than this one by a factor. */
export async function openPhone(
  browser: Browser,
  url: string,
  { person, slowdown }: { person: { email: string; password: string } | null; slowdown: number },
) {
  const context = await browser.newContext({
    ...phone,
    hasTouch: true,
    baseURL: url,
    locale: 'en-JM',
    timezoneId: 'America/Jamaica',
  })
  if (person !== null) {
    const response = await context.request.post('/api/sign-in', { data: person })
    if (!response.ok()) throw new Error(`${person.email} cannot log in: ${await response.text()}`)
  }
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, session }
}

async function visit(page: Page, session: CDPSession, path: string): Promise<Visit> {
  await page.goto('about:blank')
  const traffic = watchTraffic(session)
  await page.goto(path)
  await traffic.quiet()
  const observed = await page.evaluate<Observed>('globalThis.observedPaints()')
  return { ...observed, ...traffic.stop() }
}

/** Counts everything that was fetched over the network, except the stream of live events, which never ends. */
function watchTraffic(session: CDPSession) {
  const fetched = new Map<string, { url: string; bytes: number; cached: boolean; at: number }>()
  let lastAt = performance.now()
  const began = lastAt
  const note = () => (lastAt = performance.now())
  const onRequest = ({ requestId, request }: { requestId: string; request: { url: string } }) => {
    if (request.url.startsWith('http') && !request.url.endsWith('/api/live'))
      fetched.set(requestId, {
        url: new URL(request.url).pathname,
        bytes: 0,
        cached: false,
        at: performance.now() - began,
      })
    note()
  }
  const onCached = ({ requestId }: { requestId: string }) => {
    const file = fetched.get(requestId)
    if (file) file.cached = true
  }
  const onDone = ({
    requestId,
    encodedDataLength,
  }: {
    requestId: string
    encodedDataLength: number
  }) => {
    const file = fetched.get(requestId)
    if (file) file.bytes = encodedDataLength
    note()
  }
  session.on('Network.requestWillBeSent', onRequest)
  session.on('Network.requestServedFromCache', onCached)
  session.on('Network.loadingFinished', onDone)
  return {
    async quiet() {
      while (performance.now() - lastAt < quietMs) await setTimeout(100)
    },
    stop() {
      session.off('Network.requestWillBeSent', onRequest)
      session.off('Network.requestServedFromCache', onCached)
      session.off('Network.loadingFinished', onDone)
      const travelled = [...fetched.values()].filter(({ cached, bytes }) => !cached && bytes > 0)
      const next = travelled.findIndex(
        ({ at }, index) => at - (travelled[index - 1]?.at ?? at) > pageIsDoneMs,
      )
      const ofPage = next === -1 ? travelled.length : next
      return {
        ...costOf(travelled.slice(0, ofPage)),
        ahead: costOf(travelled.slice(ofPage)),
        log: travelled.map(
          ({ url, bytes, at }) =>
            `${at.toFixed(0).padStart(6)} ms ${String(bytes).padStart(7)}  ${url}`,
        ),
      }
    },
  }
}

function costOf(files: readonly { bytes: number }[]) {
  return { requests: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Runs in the page, before its own scripts. */
function observePaints(): void {
  const seen = { firstPaintMs: 0, largestPaintMs: 0, largest: '', shift: 0 }
  const tasks: PerformanceEntry[] = []
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime
  })
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as unknown as { element: Element | null }
    seen.largestPaintMs = entry.startTime
    const text = element?.textContent?.trim().slice(0, 40) ?? ''
    seen.largest = `<${element?.tagName.toLowerCase() ?? 'removed'}> ${text}`
  })
  observe('layout-shift', (entry) => (seen.shift += (entry as unknown as { value: number }).value))
  observe('longtask', (entry) => tasks.push(entry))
  Object.assign(globalThis, {
    observedPaints: () => ({
      ...seen,
      busyMs: tasks
        .filter(({ startTime }) => startTime < seen.largestPaintMs)
        .reduce((sum, { duration }) => sum + duration, 0),
    }),
  })
}
