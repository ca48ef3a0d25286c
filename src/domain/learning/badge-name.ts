import { nameAndInitial } from '#domain/people/profile.ts'

/** How a badge names its student: 'Shanice Brown', or 'Shanice B.' */
export const badgeNames = ['full', 'initial'] as const
export type BadgeName = (typeof badgeNames)[number]

/** The name on a badge. Anyone who is not certainly an adult gets the first name and an initial, whatever they choose. */
export function nameOnBadge(
  displayName: string,
  { choice, isMinor }: { choice: BadgeName; isMinor: boolean },
): string {
  return choice === 'full' && !isMinor ? displayName.trim() : nameAndInitial(displayName)
}
