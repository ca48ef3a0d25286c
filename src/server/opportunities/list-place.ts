import { dayFrom, isDay, type Day } from '#domain/day.ts'
import { isUuid } from '../http/page-marker.ts'
import { Refusal } from '../http/refusal.ts'

/** Where a page of openings ended, in the order of the list. */
export interface ListPlace {
  /** What the list is sorted by first; see `scoreWith`. */
  score: number
  closesOn: Day
  id: string
}

export function listMarkerOf(place: { score: number; closesOn: string; id: string }): string {
  return Buffer.from(`${place.score}|${place.closesOn}|${place.id}`).toString('base64url')
}

/** Reads a marker back; a marker that is none of ours is refused. */
export function listPlaceFrom(marker: string | undefined): ListPlace | null {
  if (marker === undefined) return null
  const [score = '', closesOn = '', id = ''] = Buffer.from(marker, 'base64url')
    .toString()
    .split('|')
  if (!/^(-1|\d{1,3})$/.test(score) || !isDay(closesOn) || !isUuid(id)) {
    throw new Refusal('invalid', 'This page does not exist')
  }
  return { score: Number(score), closesOn: dayFrom(closesOn), id }
}
