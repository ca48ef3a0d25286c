export const declineReasons = [
  'filled',
  'experience',
  'skills',
  'hours',
  'shared',
  'ended',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** The reasons a business can choose for declining; nobody sends free text to a student. */
export const declineWords: Readonly<Record<DeclineReason, string>> = {
  filled: 'The place has been filled.',
  experience: 'They looked for more experience this time.',
  skills: 'They looked for other skills this time.',
  hours: 'The hours or the place did not fit.',
  shared: 'They needed more information.',
  ended: 'They are not continuing with this opening.',
}
