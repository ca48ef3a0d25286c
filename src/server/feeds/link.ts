/** The link if it is safe to show: http or https, without a password. Otherwise null. */
export function safeLink(text: string): string | null {
  const url = URL.parse(text.trim())
  if (url === null || text.length > 2_000) return null
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return null
  return url.href
}

/** A key for the page: the link without the parts that do not change the page, such as tracking parameters. */
export function canonicalLink(link: string): string {
  const url = new URL(link)
  const names = Array.from(url.searchParams.keys()).filter((name) => tracking.test(name))
  for (const name of names) url.searchParams.delete(name)
  url.searchParams.sort()
  const host = url.hostname.replace(/^www\./, '')
  return `${host}${url.pathname.replace(/\/+$/, '')}${url.search}`
}

const tracking = /^(utm_.*|gh_src|gh_jid_src|lever-source|source|src|ref|referrer|gclid|fbclid)$/i
