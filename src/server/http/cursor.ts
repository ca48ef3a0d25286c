import { z } from 'zod'
import { Refusal } from './refusal.ts'

/** Where a page of a list ended, as opaque text that the next request sends back. */
export interface Cursor<SortKeys> {
  /** Null for anything that is not a cursor of this shape. */
  keysIn: (cursor: unknown) => SortKeys | null
  /** Null for the first page. A cursor of another shape is refused. */
  decode: (cursor: string | undefined) => SortKeys | null
  /** A page of a list that was read with one extra row, and the cursor of the next page. */
  page: <Row>(
    fetched: readonly Row[],
    size: number,
    keysOf: (row: Row) => SortKeys,
  ) => { rows: Row[]; next: string | null }
}

/** A cursor with the sort keys of a list. */
export function cursorOf<SortKeys>(schema: z.ZodType<SortKeys>): Cursor<SortKeys> {
  const keysIn = (cursor: unknown) =>
    typeof cursor === 'string' ? (schema.safeParse(contentOf(cursor)).data ?? null) : null
  return {
    keysIn,
    decode: (cursor) => {
      if (cursor === undefined) return null
      const keys = keysIn(cursor)
      if (keys === null) throw new Refusal('invalid', 'This page does not exist')
      return keys
    },
    page(fetched, size, keysOf) {
      const rows = fetched.slice(0, size)
      const last = rows.at(-1)
      const more = fetched.length > size && last !== undefined
      return { rows, next: more ? encoded(keysOf(last)) : null }
    },
  }
}

// PostgreSQL and JavaScript support different ranges of years.
const plausibleTime = z.coerce
  .date<string>()
  .min(new Date('1900-01-01'))
  .max(new Date('2200-01-01'))
export const timeKeys = z.strictObject({ at: z.string().pipe(plausibleTime), id: z.guid() })

/** For lists by time. */
export const timeCursor = cursorOf(timeKeys)

function encoded(keys: unknown): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url')
}

function contentOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
