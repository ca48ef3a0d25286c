import { hoursBefore, slotEnd } from './mentoring.ts'
import { withScheme } from '#domain/text/web-address.ts'

/** Nobody joins earlier: a room that is open for days can be passed around. */
export const joinMinutesBefore = 10

/** From when on a session can be joined. */
export function roomOpensAt(startsAt: Date): Date {
  return hoursBefore(startsAt, joinMinutesBefore / 60)
}

/** Whether a session can be joined now: from ten minutes before until its end. */
export function isRoomOpen(startsAt: Date, now: Date, endsAt = slotEnd(startsAt)): boolean {
  return roomOpensAt(startsAt) <= now && now < endsAt
}

/** Characters in the link to a room. */
export const maxRoomLength = 500

// No name, no port, no fragment: a host we know and a path on it.
const roomLink =
  /^https:\/\/(meet\.google\.com|teams\.microsoft\.com|teams\.live\.com|(?:[a-z0-9-]+\.)*zoom\.us)\/([\w\-./?=&%:@~+,]+)$/i

/** A meeting place we know, by https; null for everything else. */
export function roomFrom(text: string): string | null {
  // Longer than any room's link, and the pattern is not made for it.
  if (text.length > maxRoomLength) return null
  const [, host, path] = roomLink.exec(withScheme(text)) ?? []
  if (host === undefined || path === undefined) return null
  return `https://${host.toLowerCase()}/${path}`
}

/** The same for all links to one room: what comes after '?' and the region of Zoom change nothing. */
export function roomKeyOf(room: string): string {
  const [place = ''] = room.toLowerCase().split('?')
  const key = place.replace('https://', '').replace(/^(?:[a-z0-9-]+\.)*zoom\.us\//, 'zoom.us/')
  return key.endsWith('/') ? key.slice(0, -1) : key
}
