import type { MatchAnswer } from '#contract/openings.ts'

const fitWords: Readonly<Record<MatchAnswer['fit'], string>> = {
  strong: 'Strong',
  fair: 'Fair',
  grow: 'Grow',
}

/** '88% Match · Strong': the number starts at 60, so a word says what it means. */
export function matchWords({ score, fit }: MatchAnswer): string {
  return `${score}% Match · ${fitWords[fit]}`
}
