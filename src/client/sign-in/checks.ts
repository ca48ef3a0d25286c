import { messages, passwordMinimum } from '#domain/people/messages.ts'
import type { FormValues, FormProblem } from '../app/form.ts'

export function checkLogin({ email, password }: FormValues): FormProblem | undefined {
  return email && password ? undefined : { message: messages.loginIncomplete }
}

/** Checks required fields, the form of the email and the length of the password; returns all errors together. */
export function checkSignUp(
  values: FormValues,
  required: readonly string[],
): FormProblem | undefined {
  const empty = required.filter((name) => !values[name]?.trim())
  const { email, password } = values
  const unclear = {
    ...(email && !/^\S+@\S+\.\S+$/.test(email) ? { email: messages.emailUnclear } : {}),
    ...(password ? checkNewPassword(values)?.fields : {}),
  }
  const fields = {
    ...Object.fromEntries(empty.map((name) => [name, 'Fill in this field'])),
    ...unclear,
  }
  const [first] = Object.values(unclear)
  if (empty.length > 0) return { message: messages.signUpIncomplete, fields }
  return first === undefined ? undefined : { message: first, fields }
}

export function checkNewPassword({ password = '' }: FormValues): FormProblem | undefined {
  if (password.length >= passwordMinimum) return undefined
  return { message: messages.passwordTooShort, fields: { password: messages.passwordTooShort } }
}
