import { messages, passwordMinimum } from '#domain/messages.ts'
import type { Given, Problem } from '../app/form.ts'

export function checkLogin({ email, password }: Given): Problem | undefined {
  return email && password ? undefined : { message: messages.loginIncomplete }
}

/** Every named field must be filled, then the password must be long enough. */
export function checkSignUp(given: Given, required: readonly string[]): Problem | undefined {
  const empty = required.filter((name) => !given[name]?.trim())
  if (empty.length > 0) {
    const fields = Object.fromEntries(empty.map((name) => [name, 'Fill in this field']))
    return { message: messages.signUpIncomplete, fields }
  }
  return checkNewPassword(given)
}

export function checkNewPassword({ password = '' }: Given): Problem | undefined {
  if (password.length >= passwordMinimum) return undefined
  return { message: messages.passwordTooShort, fields: { password: messages.passwordTooShort } }
}
