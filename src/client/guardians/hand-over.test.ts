import { expect, test } from 'vitest'
import { handOverText, stepsFor } from './hand-over.ts'

const origin = 'https://upful.example'

test('a guardian is told where to sign up, in which role, and where to enter the code', () => {
  const text = handOverText('ABCD-2345', 'guardian', origin)
  for (const words of [
    'https://upful.example/signup?type=ally',
    'as a guardian',
    'Link with your student',
    'ABCD-2345',
  ]) {
    expect(text).toContain(words)
  }
  expect(stepsFor('guardian', origin)).toHaveLength(3)
  expect(stepsFor('guardian', origin).join(' ')).not.toContain('ABCD')
})

test('a student is told where to enter a guardian’s code', () => {
  expect(handOverText('ABCD-2345', 'student', origin)).toMatch(/My guardians.*ABCD-2345/)
  expect(stepsFor('student', origin)).toHaveLength(3)
})
