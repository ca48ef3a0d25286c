import { expect, test } from 'vitest'
import { loginFailed, signOutFailed, signUpFailed } from '#domain/people/messages.ts'
import { answerOr } from './answer-or.ts'
import { ApiError } from './api.ts'

const wrong = 'Authentication failed. Please try again.'

test('the message of the server about a refused request is shown word for word', () => {
  const refusal = new ApiError({ code: 'not-signed-in', message: wrong }, 401)
  expect(answerOr(refusal, loginFailed)).toBe(wrong)
})

test('a server error marked as a toast keeps its own message', () => {
  const message = 'Error creating user profile: Something went wrong on our side. Please try again.'
  const failure = new ApiError({ code: 'internal', message, toast: true }, 500)
  expect(answerOr(failure, signUpFailed)).toBe(message)
})

test.for([
  ['no connection', new ApiError({ code: 'offline', message: 'No connection.' }, 0)],
  ['a bug', new ApiError({ code: 'internal', message: 'Something went wrong' }, 500)],
  ['a busy server', new ApiError({ code: 'overloaded', message: 'Busy' }, 503)],
  ['anything else', new TypeError('x')],
] as const)('%s is shown with the message of the form', ([, error]) => {
  expect(answerOr(error, loginFailed)).toBe(
    'An error occurred during authentication. Please try again.',
  )
  expect(answerOr(error, signUpFailed)).toBe('An error occurred during sign up. Please try again.')
  expect(answerOr(error, signOutFailed)).toBe('An error occurred while signing out')
})
