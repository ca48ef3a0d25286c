import type { FirstMinuteChoices } from '#contract/accounts.ts'
import type { Arrival } from '#domain/people/arrivals.ts'
import type { ChosenRole } from '#domain/people/role.ts'
import type { Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { call } from '../app/api.ts'
import { enterApp } from './address.ts'
import type { FormValues } from '../app/form.ts'

interface SignUpOptions {
  arrival: Arrival
  detailNames?: readonly string[]
  /** What was chosen and answered before. */
  firstMinute?: FirstMinuteChoices
  onCreated?: () => void
}

/** Creates the account, which also signs the user in; if that fails, redirects to the login with a notice. */
export async function signUp(
  values: FormValues,
  role: ChosenRole,
  { arrival, detailNames = [], firstMinute, onCreated }: SignUpOptions,
) {
  const { name = '', email = '', password = '' } = values
  const details = Object.fromEntries(detailNames.map((field) => [field, values[field] ?? '']))
  const minute = firstMinute && { firstMinute }
  await call('POST /api/sign-up', { name, email, password, role, details, ...minute })
  onCreated?.()

  const session = await call('GET /api/session', {}).catch(() => null)
  if (session?.user) enterApp(arrival)
  else location.assign(`${pages.login}?notice=account-created` satisfies Address)
}
