import { hoursBefore } from './mentoring.ts'
import { withScheme } from '#domain/text/web-address.ts'

/** Joining earlier is not possible: a link that works for days can be passed around. */
export const joinMinutesBefore = 10

/** When a session can first be joined. */
export function roomOpensAt(startsAt: Date): Date {
  return hoursBefore(startsAt, joinMinutesBefore / 60)
}

/** Whether a session can be joined now: from ten minutes before until its end. */
export function isRoomOpen(startsAt: Date, now: Date, endsAt: Date): boolean {
  return roomOpensAt(startsAt) <= now && now < endsAt
}

/** Characters in the link to a room. */
export const maxRoomLength = 500

// No credentials, port or fragment: only a known host and a path.
const roomLink =
  /^https:\/\/(meet\.google\.com|teams\.microsoft\.com|teams\.live\.com|(?:[a-z0-9-]+\.)*zoom\.us)\/([\w\-./?=&%:@~+,]+)$/i

/** An https link to a known meeting service; null for everything else. */
export function roomFrom(text: string): string | null {
  // Longer than any room's link, and too long for the pattern.
  if (text.length > maxRoomLength) return null
  const [, host, path] = roomLink.exec(withScheme(text)) ?? []
  if (host === undefined || path === undefined) return null
  return `https://${host.toLowerCase()}/${path}`
}

/** The same key for all links to one room: ignores the query string and Zoom's region. */
export function roomKeyOf(room: string): string {
  const [link = ''] = room.toLowerCase().split('?')
  const key = link.replace('https://', '').replace(/^(?:[a-z0-9-]+\.)*zoom\.us\//, 'zoom.us/')
  return key.endsWith('/') ? key.slice(0, -1) : key
}
