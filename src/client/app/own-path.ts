import * as pages from '#domain/pages.ts'

/** The path to redirect to after sign-in: one on this site, otherwise the dashboard. */
export function ownPath(from: string | null | undefined, otherwise = pages.dashboard): string {
  if (!from?.startsWith('/')) return otherwise
  // Parsed by the browser, because the browser will also follow the path.
  const base = 'https://own.invalid'
  try {
    const url = new URL(from, base)
    const isOwn = url.origin === base && !url.pathname.startsWith('//')
    return isOwn ? url.pathname + url.search + url.hash : otherwise
  } catch {
    return otherwise
  }
}
