import type { ShownField } from '#contract/profiles.ts'

export type CheckedPart = NonNullable<ShownField['part']>

/** The parts that staff check, in the order of the form. */
export const parts: readonly CheckedPart[] = ['contact', 'references', 'registration']

export const partTitles: Readonly<Record<CheckedPart, string>> = {
  contact: 'How we reach you',
  references: 'Two people who know you',
  registration: 'Business registration',
}
