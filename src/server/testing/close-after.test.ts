import { beforeAll, expect, test } from 'vitest'
import { closeAfter, closeAfterFile } from './close-after.ts'

const closed: string[] = []

beforeAll(() => {
  closeAfter(() => void closed.push('opened first'))
  closeAfter(() => void closed.push('opened next'))
})

test('resources opened by a test stay open while the test runs', () => {
  closeAfter(() => void closed.push('of a test'))
  expect(closed).toEqual([])
})

test('resources opened by a test are closed after it, but those opened by the file are not', () => {
  expect(closed).toEqual(['of a test'])
})

test('resources opened by the file are closed once after the file, in reverse order', async () => {
  await closeAfterFile()
  await closeAfterFile()
  expect(closed).toEqual(['of a test', 'opened next', 'opened first'])
})
