import type { ProfileField } from '#contract/profiles.ts'

export type Part = NonNullable<ProfileField['part']>

/** What staff check, in the order it is asked for. */
export const parts: readonly Part[] = ['contact', 'references', 'registration']

export const partTitles: Readonly<Record<Part, string>> = {
  contact: 'How we reach you',
  references: 'Two people who know you',
  registration: 'Business registration',
}
