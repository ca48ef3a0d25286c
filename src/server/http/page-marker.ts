import { Refusal } from './refusal.ts'

/** Where a page of a list ended: the place of its last row in the list's order. */
export interface TimePlace {
  at: Date
  id: string
}

/** A page of a list that was read with one row too many, and the marker of the next page. */
export function pageOf<Row>(
  read: Row[],
  size: number,
  placeOf: (row: Row) => TimePlace,
): { rows: Row[]; next: string | null } {
  const rows = read.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: read.length > size && last !== undefined ? markerOf(placeOf(last)) : null }
}

/** Reads a marker back; a marker that is none of ours is refused. */
export function timePlaceFrom(marker: string | undefined): TimePlace | null {
  if (marker === undefined) return null
  const [time = '', id = ''] = Buffer.from(marker, 'base64url').toString().split('|')
  const at = new Date(time)
  // The database knows years that a date here cannot say, and the other way round.
  const isUsual = at.getUTCFullYear() >= 1900 && at.getUTCFullYear() <= 2200
  if (!isUsual || !uuid.test(id)) throw new Refusal('invalid', 'This page does not exist')
  return { at, id }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isUuid(text: string): boolean {
  return uuid.test(text)
}

function markerOf({ at, id }: TimePlace): string {
  return Buffer.from(`${at.toISOString()}|${id}`).toString('base64url')
}
