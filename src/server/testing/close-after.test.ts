import { beforeAll, expect, test } from 'vitest'
import { closeAfter, closeAfterFile } from './close-after.ts'

const closed: string[] = []

beforeAll(() => {
  closeAfter(() => void closed.push('opened first'))
  closeAfter(() => void closed.push('opened next'))
})

test('what a test opens stays open while it runs', () => {
  closeAfter(() => void closed.push('of a test'))
  expect(closed).toEqual([])
})

test('and is closed after it, what the file opened is not', () => {
  expect(closed).toEqual(['of a test'])
})

test('what the file opened is closed after the file, once, the last one first', async () => {
  await closeAfterFile()
  await closeAfterFile()
  expect(closed).toEqual(['of a test', 'opened next', 'opened first'])
})
