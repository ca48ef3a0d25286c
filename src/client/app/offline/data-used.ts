import { dayOf } from '../dates.ts'

const prefix = 'upful-data:'

/** Bytes that Upful has used on this device in this month, about: what the browser and the worker measured. */
export function dataUsed(): number {
  return Number(localStorage.getItem(thisMonth()) ?? 0)
}

/** Counts from now on, with what this page has used so far. */
export function countData(): void {
  const observer = new PerformanceObserver((list) => {
    add(
      list
        .getEntries()
        .filter(isFromNetwork)
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    )
  })
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })
  // What the worker fetches it counts itself, and tells one page.
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'bytes' in data) add(Number(data.bytes))
  })
}

/** What a worker answered has been on the network only if the worker asked there. */
function isFromNetwork(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  if (!(entry instanceof PerformanceResourceTiming)) return false
  const { pathname } = new URL(entry.name)
  return entry.workerStart === 0 || pathname.startsWith('/api/')
}

function add(bytes: number): void {
  if (bytes === 0) return
  const month = thisMonth()
  for (const name of Object.keys(localStorage))
    if (name.startsWith(prefix) && name !== month) localStorage.removeItem(name)
  localStorage.setItem(month, String(dataUsed() + bytes))
}

function thisMonth(): string {
  return prefix + dayOf(new Date().toISOString()).slice(0, 7)
}
