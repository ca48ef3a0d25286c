import { expect, test } from 'vitest'
import { noAnswerAdvice } from './no-answer-advice.ts'

test('only a helpline that nobody has tested by phone comes with advice on where else to call', () => {
  expect(noAnswerAdvice({ crisis: true, confirmed: false })).toContain('119 or 211')
  expect(noAnswerAdvice({ crisis: true, confirmed: '2026-11-01' })).toBeNull()
  expect(noAnswerAdvice({ confirmed: false })).toBeNull()
})
