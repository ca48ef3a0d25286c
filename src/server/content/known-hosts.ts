import type { Content } from './load-content.ts'

/** Hosts that our own content links to. */
export function knownHostsOf({ facts, programmes }: Content): Set<string> {
  const links = [...stringsIn(facts), ...stringsIn(programmes)].filter((text) =>
    /^https?:\/\//.test(text),
  )
  return new Set(links.map((link) => new URL(link).hostname.replace(/^www\./, '')))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}
