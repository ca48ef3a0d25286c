import type { ShownField } from '#contract/profiles.ts'

export type CheckedPart = NonNullable<ShownField['part']>

/** What staff check, in the order it is asked for. */
export const parts: readonly CheckedPart[] = ['contact', 'references', 'registration']

export const partTitles: Readonly<Record<CheckedPart, string>> = {
  contact: 'How we reach you',
  references: 'Two people who know you',
  registration: 'Business registration',
}
