import { built } from './built-files.ts'

const prefix = 'upful-files-'
const current = prefix + built.version
/** Exists while the code of all student pages is wanted on this device. */
const areasWanted = 'upful-areas'

/** Keeps the files of the first page. A file that a version before it has kept is not fetched again. */
export async function keepFirst(): Promise<void> {
  await keep(built.first)
  // If all pages were on the device, they are after an update too.
  if (await caches.has(areasWanted)) await keepAreas()
}

/** Keeps the code of all student pages; one that is cut off goes on where it was. */
export async function keepAreas(): Promise<void> {
  await caches.open(areasWanted)
  await keep(built.areas)
}

/** Deletes all versions but this one and the one before it, which an open page may still need. */
export async function forgetEarlier(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const earlier = versions.filter((name) => name !== current).slice(0, -1)
  await Promise.all(earlier.map((name) => caches.delete(name)))
}

/** The file from the device, this version first; undefined if it is not there. */
export async function keptFile(path: string): Promise<Response | undefined> {
  const now = await (await caches.open(current)).match(path)
  return now ?? caches.match(path)
}

/** From the device; otherwise from the network, and kept. */
export async function fileAt(request: Request): Promise<Response> {
  const kept = await keptFile(request.url)
  if (kept !== undefined) return kept
  const response = await fetch(request)
  if (response.ok) await put(request.url, response.clone())
  return response
}

/** One after the other, so that the page's own requests do not wait behind them. */
async function keep(paths: readonly string[]): Promise<void> {
  const files = await caches.open(current)
  for (const path of paths) {
    if ((await files.match(path)) !== undefined) continue
    // The name of a built file changes with its content; a page keeps its name.
    const earlier = path.startsWith('/assets/') ? await caches.match(path) : undefined
    const response = earlier ?? (await fetchPatiently(path))
    if (!response.ok) throw new Error(`${path} did not arrive: ${response.status}`)
    await files.put(path, response)
  }
}

/** A very busy server says when to come back. */
async function fetchPatiently(path: string, triesLeft = 5): Promise<Response> {
  const response = await fetch(path)
  if (response.status !== 503 || triesLeft === 1) return response
  const seconds = Number(response.headers.get('retry-after') ?? 1)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  return fetchPatiently(path, triesLeft - 1)
}

/** A full device keeps nothing more, and the file is still shown. */
async function put(path: string, response: Response): Promise<void> {
  const files = await caches.open(current)
  await files.put(path, response).catch(() => {})
}
