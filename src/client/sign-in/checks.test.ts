import { expect, test } from 'vitest'
import { checkLogin, checkSignUp } from './checks.ts'

const values = { name: 'Asha Brown', email: 'asha@example.com', password: 'secret' }
const required = ['name', 'email', 'password']

test('a login needs both fields', () => {
  expect(checkLogin({ email: 'asha@example.com', password: '' })?.message).toBe(
    'Please enter both email and password.',
  )
  expect(checkLogin({ email: '', password: 'secret' })?.message).toBe(
    'Please enter both email and password.',
  )
  expect(checkLogin(values)).toBeUndefined()
})

test('a sign-up reports each empty field, and spaces alone count as empty', () => {
  const problem = checkSignUp({ ...values, name: '  ', password: '' }, required)
  expect(problem?.message).toBe('Please fill in all fields')
  expect(Object.keys(problem?.fields ?? {})).toEqual(['name', 'password'])
})

test('a sign-up reports all errors together', () => {
  const problem = checkSignUp({ name: '', email: 'asha', password: '12345' }, required)
  expect(problem?.fields).toEqual({
    name: 'Fill in this field',
    email: 'Enter an email address like name@example.com.',
    password: 'Password must be at least 6 characters',
  })
})

test('a password needs at least six characters', () => {
  expect(checkSignUp({ ...values, password: '12345' }, required)?.message).toBe(
    'Password must be at least 6 characters',
  )
  expect(checkSignUp({ ...values, password: '123456' }, required)).toBeUndefined()
})
