/** The path to go on to after sign-in: one of this site's own, or home to the dashboard. */
export function ownPath(from: string | null | undefined, otherwise = '/dashboard'): string {
  if (!from?.startsWith('/')) return otherwise
  // The browser's own reading decides: it is the one that will follow the path.
  const base = 'https://own.invalid'
  try {
    const url = new URL(from, base)
    const own = url.origin === base && !url.pathname.startsWith('//')
    return own ? url.pathname + url.search + url.hash : otherwise
  } catch {
    return otherwise
  }
}
