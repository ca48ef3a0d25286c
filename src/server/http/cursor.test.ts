import { expect, test } from 'vitest'
import { timeCursor } from './cursor.ts'

const rows = [1, 2, 3].map((day) => ({
  at: new Date(`2026-11-0${day}T10:00:00.123Z`),
  id: `0b8ff7a1-3d0c-4f0e-9a44-3b1f6d2c9e5${day}`,
}))
const encoded = (keys: unknown) => Buffer.from(JSON.stringify(keys)).toString('base64url')

test('the cursor of a page encodes its last row', () => {
  const { rows: page, next } = timeCursor.page(rows, 2, (row) => row)
  expect(page).toEqual(rows.slice(0, 2))
  expect(timeCursor.decode(next ?? undefined)).toEqual(rows[1])
  expect(timeCursor.page(rows, 3, (row) => row).next).toBeNull()
  expect(timeCursor.page([], 3, () => ({ at: new Date(0), id: '' })).next).toBeNull()
})

test('the first page has no cursor', () => {
  expect(timeCursor.decode(undefined)).toBeNull()
})

test.for([
  ['that is not base64', '%%%'],
  ['that is not JSON', Buffer.from('{').toString('base64url')],
  ['with a missing field', encoded({ at: '2026-11-01T10:00:00Z' })],
  ['with an extra field', encoded({ ...rows[0], urgent: true })],
  ['with an invalid date', encoded({ ...rows[0], at: 'yesterday' })],
  [
    'with a year that PostgreSQL does not support',
    encoded({ ...rows[0], at: '+275000-01-01T00:00:00Z' }),
  ],
  ['with an invalid id', encoded({ ...rows[0], id: "' or 1=1" })],
])('a cursor %s is refused', ([, cursor]) => {
  expect(() => timeCursor.decode(cursor)).toThrow('This page does not exist')
})
