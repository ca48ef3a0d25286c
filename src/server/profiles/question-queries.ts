import type { StudentDay } from '#contract/dashboard.ts'
import { whyAsked, type AskedField } from '#domain/people/profile-question.ts'
import { emptyField } from './profile-form.ts'

/** A question about the profile: the field that asks it, and why. */
export function questionAbout(name: AskedField): NonNullable<StudentDay['question']> {
  return { name, field: emptyField(name), why: whyAsked[name] }
}
