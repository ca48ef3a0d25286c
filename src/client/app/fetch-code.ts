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
  if (isLoaded || !file.endsWith('.js')) return
  const request = files.get(file) ?? fetchFile(file)
  files.set(file, request)
  request.catch(() => files.delete(file))
  return request
}

async function fetchFile(file: string): Promise<void> {
  const response = await fetch(`/${file}`)
  if (!response.ok) throw new Error(`${file} did not arrive: ${response.status}`)
  await response.blob()
}
