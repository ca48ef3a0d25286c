import { expect, test } from 'vitest'
import { actionSentence, competingActions, staffActionKinds, staffReason } from './staff-action.ts'

test.each([
  ['verified', 'Andre B.', 'Grace Campbell verified Andre B.'],
  ['suspended', 'Ital Foods', 'Grace Campbell suspended Ital Foods.'],
  ['ended-sessions', 'Andre B.', 'Grace Campbell signed Andre B. out everywhere.'],
  ['kept-opening', 'Baker', 'Grace Campbell kept the opening Baker on hold.'],
] as const)('%s reads as a sentence', (kind, subject, sentence) => {
  expect(actionSentence({ kind, staff: 'Grace Campbell', subject })).toBe(sentence)
})

test('every action names its subject and ends with one full stop', () => {
  for (const kind of staffActionKinds) {
    const sentence = actionSentence({ kind, staff: 'Grace', subject: 'Baker' })
    expect(sentence).toMatch(/^Grace [a-z][a-z ]+:? Baker\b[a-z ]*\.$/)
  }
})

test('a reason is trimmed, has 10 to 500 characters and may have several lines', () => {
  expect(staffReason.parse('  They called\nus twice ')).toBe('They called\nus twice')
  for (const bad of [
    undefined,
    '',
    ' '.repeat(20),
    '123456789',
    'x'.repeat(501),
    'x\u0000'.repeat(9),
  ]) {
    expect(staffReason.safeParse(bad).success).toBe(false)
  }
})

test('decisions about a person compete only if they decide the same thing', () => {
  expect(competingActions('suspended')).toEqual(['suspended', 'lifted'])
  expect(competingActions('looked-at')).toEqual(['looked-at'])
  expect(competingActions('removed-opening')).toContain('published-opening')
  expect(competingActions('removed-opening')).not.toContain('closed-report')
})
