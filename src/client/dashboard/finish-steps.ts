import type { ShownField } from '#contract/profiles.ts'
import { parts, type CheckedPart } from '../parts/people/profile-parts.ts'

export interface FinishStep {
  /** The part that staff check; null for the public profile. */
  part: CheckedPart | null
  fields: ShownField[]
}

/** The steps of the sheet: the empty profile fields, then each incomplete part. */
export function finishSteps(fields: readonly ShownField[]): FinishStep[] {
  const isMissing = ({ required, value }: ShownField) => required && value === ''
  const profile = fields.filter(
    (field) => !field.part && (isMissing(field) || (field.offered === true && field.value === '')),
  )
  const incomplete = parts
    .map((part) => ({ part, fields: fields.filter((field) => field.part === part) }))
    .filter((step) => step.fields.some(isMissing))
  return profile.length > 0 ? [{ part: null, fields: profile }, ...incomplete] : incomplete
}
