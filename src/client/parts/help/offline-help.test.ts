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

test.each([
  'mi stepfada a beat mi wid belt',
  'my mentor say he will send out my pictures',
  'mi mentor a threaten mi',
  'my guardian say him a go kill mi',
])('abuse and threats by a guardian or mentor get them without a server too: %s', (text) => {
  expect(offlineHelp(text)?.helplines.map(({ phone }) => phone)).toContain('119')
})
