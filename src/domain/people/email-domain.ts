/** What staff compare before they verify somebody. */
export const emailMatches = [
  'not-confirmed',
  'same',
  'different',
  'free-mail',
  'no-website',
] as const
export type EmailMatch = (typeof emailMatches)[number]

const freeMail =
  /^(gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|icloud|me|mac|aol|gmx|mail|zoho|proton|protonmail|cwjamaica|flowja)\.[a-z]{2,3}(?:\.[a-z]{2})?$/

/**
 * How the domain of an address compares with that of a website; www and other subdomains count as the same.
 * An unconfirmed address proves nothing, because anybody can type it.
 */
export function emailMatchOf(
  { email, confirmed }: { email: string; confirmed: boolean },
  website: string | null,
): EmailMatch {
  if (!confirmed) return 'not-confirmed'
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (freeMail.test(domain)) return 'free-mail'
  const host = hostOf(website)
  if (host === null) return 'no-website'
  return host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`)
    ? 'same'
    : 'different'
}

function hostOf(website: string | null): string | null {
  const host = /^https?:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(website ?? '')?.[1]
  return host?.toLowerCase().replace(/^www\./, '') ?? null
}
