import { expect, test } from 'vitest'
import { checkLogin, checkSignUp } from './checks.ts'

const given = { name: 'Asha Brown', email: 'asha@example.com', password: 'secret' }
const asked = ['name', 'email', 'password']

test('a login needs both fields', () => {
  expect(checkLogin({ email: 'asha@example.com', password: '' })?.message).toBe(
    'Please enter both email and password.',
  )
  expect(checkLogin({ email: '', password: 'secret' })?.message).toBe(
    'Please enter both email and password.',
  )
  expect(checkLogin(given)).toBeUndefined()
})

test('a sign-up names each empty field, and blanks are empty', () => {
  const problem = checkSignUp({ ...given, name: '  ', password: '' }, asked)
  expect(problem?.message).toBe('Please fill in all fields')
  expect(Object.keys(problem?.fields ?? {})).toEqual(['name', 'password'])
})

test('a sign-up reports all errors together', () => {
  const problem = checkSignUp({ name: '', email: 'asha', password: '12345' }, asked)
  expect(problem?.fields).toEqual({
    name: 'Fill in this field',
    email: 'Enter an email address like name@example.com.',
    password: 'Password must be at least 6 characters',
  })
})

test('a password needs at least six characters', () => {
  expect(checkSignUp({ ...given, password: '12345' }, asked)?.message).toBe(
    'Password must be at least 6 characters',
  )
  expect(checkSignUp({ ...given, password: '123456' }, asked)).toBeUndefined()
})
