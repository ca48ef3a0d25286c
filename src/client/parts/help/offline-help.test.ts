import { expect, test } from 'vitest'
import { helplineSchema } from '#domain/learning/facts.ts'
import helplines from '../../../../content/helplines.yaml'
import { offlineHelp } from './offline-help.ts'

test('the browser has the same helplines as the server', () => {
  expect(helplines.length).toBeGreaterThan(3)
  expect(helplines.map((line) => helplineSchema.parse(line))).toEqual(helplines)
})

test('crisis words lead to numbers to call, and other words to nothing', () => {
  const help = offlineHelp('i want to kill myself')
  expect(help?.title).toBe('You are not alone')
  expect(help?.helplines.map(({ phone }) => phone)).toContain('119')
  expect(offlineHelp('this exam is killing me')).toBeNull()
})
