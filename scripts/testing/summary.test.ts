import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

test('the last line of the summary adds up the counts of all runners', () => {
  const summary = summaryOf([
    { name: 'types', ok: true, seconds: 3.04, passed: 0, failed: 0, skipped: 0 },
    { name: 'unit and server tests', ok: false, seconds: 61, passed: 400, failed: 2, skipped: 1 },
    { name: 'journeys', ok: true, seconds: 90, passed: 30, failed: 0, skipped: 3 },
  ])
  expect(summary.split('\n')).toEqual([
    '  types                     3.0 s  ok',
    '  unit and server tests    61.0 s  FAILED',
    '  journeys                 90.0 s  ok',
    '',
    '430 passed, 2 failed, 4 skipped',
  ])
})
