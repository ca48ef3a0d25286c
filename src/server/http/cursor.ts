import { z } from 'zod'
import { Refusal } from './refusal.ts'

/** Where a page of a list ended: opaque text that the next request sends back. */
export interface Cursor<Place> {
  /** Null for the first page. A cursor of another shape is refused. */
  decode: (cursor: string | undefined) => Place | null
  /** A page of a list that was read with one extra row, and the cursor of the next page. */
  page: <Row>(
    read: readonly Row[],
    size: number,
    placeOf: (row: Row) => Place,
  ) => { rows: Row[]; next: string | null }
}

/** A cursor with the sort keys of a list. */
export function cursorOf<Place>(schema: z.ZodType<Place>): Cursor<Place> {
  return {
    decode: (cursor) => {
      if (cursor === undefined) return null
      const place = schema.safeParse(contentOf(cursor))
      if (!place.success) throw new Refusal('invalid', 'This page does not exist')
      return place.data
    },
    page(read, size, placeOf) {
      const rows = read.slice(0, size)
      const last = rows.at(-1)
      const more = read.length > size && last !== undefined
      return { rows, next: more ? encoded(placeOf(last)) : null }
    },
  }
}

// PostgreSQL and JavaScript support different ranges of years.
const usualTime = z.coerce.date<string>().min(new Date('1900-01-01')).max(new Date('2200-01-01'))
export const timePlace = z.strictObject({ at: z.string().pipe(usualTime), id: z.guid() })

/** For lists by time. */
export const timeCursor = cursorOf(timePlace)

function encoded(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

function contentOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
