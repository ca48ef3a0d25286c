import { expect, test } from 'vitest'
import { caseEventSentence, questionWords, reasonAfterChecks } from './staff-case.ts'

test('the reason begins with the checks in the order of the list, and only with those of its kind', () => {
  const reason = 'It was a misunderstanding.'
  expect(reasonAfterChecks('report', ['spoke-reported', 'earlier', 'spoke-sender'], reason)).toBe(
    'Read the earlier reports. Spoke to the reported person. It was a misunderstanding.',
  )
  expect(reasonAfterChecks('message', [], reason)).toBe(reason)
})

test('a question that is no longer on the list is dropped', () => {
  expect(questionWords(['where', 'gone', 'toString'])).toEqual(['Where did it happen?'])
})

test('the history names who gave a case to a colleague', () => {
  const event = { kind: 'gave', staff: 'Grace Reid', givenTo: 'Ann Lee' } as const
  expect(caseEventSentence(event)).toBe('Grace Reid gave this case to Ann Lee.')
})
