import type { MatchAnswer } from '#contract/openings.ts'

const fitWords: Readonly<Record<MatchAnswer['fit'], string>> = {
  strong: 'Strong fit',
  fair: 'Fair fit',
  grow: 'Room to grow',
}

/** '88% Match · Strong fit': the number starts at 60, so a word says what it means. */
export function matchWords({ score, fit }: MatchAnswer): string {
  return `${score}% Match · ${fitWords[fit]}`
}
