import { expect, test } from 'vitest'
import { refuseWeakPassword } from './password-rules.ts'

const owner = { name: 'Shanice Brown-Reid', email: 'shan.b@example.com' }

function answerTo(password: string): string | null {
  try {
    refuseWeakPassword(password, owner, 'password')
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'not an error'
  }
}

test('a password of six characters is accepted, one of five is refused', () => {
  expect(answerTo('kq7x2')).toBe('Password must be at least 6 characters')
  expect(answerTo('kq7x2v')).toBeNull()
})

test.each(
  'password Password1 passw0rd jamaica2026 iloveyou! 123iloveyou letmein qwerty123 dancehall'.split(
    ' ',
  ),
)('%s is refused as one of the passwords that attackers try first', (password) => {
  expect(answerTo(password)).toMatch(/^That password is easy to guess/)
})

test.each(
  '123456 654321 abcdef ABCDEFGH qwertyu asdfgh poiuyt abc123 qwe123 12345qwert'.split(' '),
)('%s is refused as a run of neighbouring keys', (password) =>
  expect(answerTo(password)).toMatch(/^That password is easy to guess/),
)

test.each('aaaaaa 111111 121212 abcabc mamama aaa111'.split(' '))(
  '%s is refused because it repeats itself',
  (password) => expect(answerTo(password)).toMatch(/^That password is easy to guess/),
)

test.each([
  'Shanice1',
  'brown2008',
  'ShaniceBrown',
  'shan.b@example.com',
  'shan.b99',
  'Brown-Reid',
])('%s is refused as the person’s own name or address', (password) =>
  expect(answerTo(password)).toMatch(/^Your name or email/),
)

test.each(['mango season', 'correct horse', 'blue goat 7', 'sugar cane', 'guinep-season-2026'])(
  '%s is accepted',
  (password) => expect(answerTo(password)).toBeNull(),
)

test('a password of two hundred characters is checked in one pass', () => {
  expect(answerTo('abcd'.repeat(50))).toMatch(/easy to guess/)
  expect(answerTo(`${'ab1'.repeat(66)}zz`)).toBeNull()
})
