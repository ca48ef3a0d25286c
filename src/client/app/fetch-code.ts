const files = new Map<string, Promise<unknown>>()

/**
 * The build wraps every dynamic import in this, with the files it needs. A browser remembers a failed
 * import until the page is reloaded, so the files are fetched into its cache first: without a connection
 * nothing is imported, and the next try can succeed.
 */
export async function fetchCode<Module>(
  importNow: () => Promise<Module>,
  dependencies: readonly string[] = [],
): Promise<Module> {
  await Promise.all(dependencies.map(fetchOnce))
  return importNow()
}

async function fetchOnce(file: string): Promise<unknown> {
  const isLoaded = document.querySelector(`[src="/${file}"],[href="/${file}"]`) !== null
  if (isLoaded) return
  if (file.endsWith('.css')) return addStyles(file)
  const request = files.get(file) ?? fetchFile(file)
  files.set(file, request)
  request.catch(() => files.delete(file))
  return request
}

/** Without them the page works, so it does not wait for them. */
function addStyles(file: string): void {
  const styles = document.createElement('link')
  styles.rel = 'stylesheet'
  styles.href = `/${file}`
  document.head.append(styles)
}

/** A very busy server refuses a file at once and says when to come back. Nobody should have to press for that. */
async function fetchFile(file: string, triesLeft = 3): Promise<void> {
  const response = await fetch(`/${file}`)
  if (response.status === 503 && triesLeft > 1) {
    const seconds = Number(response.headers.get('retry-after') ?? 1)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    return fetchFile(file, triesLeft - 1)
  }
  if (!response.ok) throw new Error(`${file} did not arrive: ${response.status}`)
  await response.blob()
}
