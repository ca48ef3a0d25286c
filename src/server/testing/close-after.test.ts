import { beforeAll, expect, test } from 'vitest'
import { closeAfter, closeAfterFile } from './close-after.ts'

const closed: string[] = []

beforeAll(() => {
  closeAfter(() => void closed.push('opened first'))
  closeAfter(() => void closed.push('opened next'))
})

test('resources opened by a test stay open while it runs', () => {
  closeAfter(() => void closed.push('of a test'))
  expect(closed).toEqual([])
})

test('and are closed after it, but not those opened by the file', () => {
  expect(closed).toEqual(['of a test'])
})

test('those opened by the file are closed after the file, once, in reverse order', async () => {
  await closeAfterFile()
  await closeAfterFile()
  expect(closed).toEqual(['of a test', 'opened next', 'opened first'])
})
