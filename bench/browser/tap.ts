import { setTimeout } from 'node:timers/promises'
import type { Locator, Page, Request } from '@playwright/test'

/** What one tap did. */
export interface Tap {
  /** From the finger on the glass to the first frame in which the page is different. */
  firstChangeMs: number
  /** Requests that read data, until nothing was sent for a while. */
  reads: number
  /** Of those, how many were given up for a newer one. */
  aborted: number
}

const quietMs = 2_500

/** Taps with a finger and waits until the page has read what changed. */
export async function tap(page: Page, target: Locator): Promise<Tap> {
  await target.scrollIntoViewIfNeeded()
  const reads = watchReads(page)
  await page.evaluate(observeFirstChange)
  await target.tap()
  await reads.quiet()
  const firstChangeMs = await page.evaluate<number>('globalThis.firstChange')
  return { firstChangeMs, ...reads.stop() }
}

function watchReads(page: Page) {
  let count = 0
  let aborted = 0
  let lastAt = performance.now()
  const isRead = (request: Request) =>
    request.method() === 'GET' && /\/api\/(?!live)/.test(request.url())
  const onRequest = (request: Request) => {
    lastAt = performance.now()
    if (isRead(request)) count += 1
  }
  const onFailed = (request: Request) => {
    if (isRead(request)) aborted += 1
  }
  page.on('request', onRequest)
  page.on('requestfailed', onFailed)
  return {
    async quiet() {
      while (performance.now() - lastAt < quietMs) await setTimeout(50)
    },
    stop() {
      page.off('request', onRequest)
      page.off('requestfailed', onFailed)
      return { reads: count, aborted }
    },
  }
}

/** Runs in the page: the time from the next touch to the frame that shows the first change of the page. */
function observeFirstChange(): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        requestAnimationFrame((at) =>
          Object.assign(globalThis, { firstChange: Math.max(0, at - timeStamp) }),
        )
      })
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
    },
    { capture: true, once: true },
  )
}
