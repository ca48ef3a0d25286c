import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { helplinesIn } from './helplines-in.ts'
import { offlineHelp } from './offline-help.ts'

test('the browser reads the same helplines as the server', () => {
  const source = readFileSync('content/helplines.yaml', 'utf8')
  expect(helplinesIn(source)).toEqual(parse(source))
})

test('crisis words are met with numbers to call, and other words with nothing', () => {
  const help = offlineHelp('i want to kill myself')
  expect(help?.title).toBe('You are not alone')
  expect(help?.helplines.map(({ phone }) => phone)).toContain('119')
  expect(offlineHelp('this exam is killing me')).toBeNull()
})
