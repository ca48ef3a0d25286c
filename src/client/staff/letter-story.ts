import type { UnsentLetter } from '#contract/staff-jobs.ts'
import { shortDate, timeOfDay } from '../app/dates.ts'

type LetterState = Omit<UnsentLetter, 'id' | 'kind' | 'person'>

/** What happened to an undelivered letter: when, after how many tries, and why. */
export function letterStory({ state, since, endedAt, tries, code, canTry }: LetterState): string {
  const at = endedAt ?? since
  const day = `${shortDate(at)}, ${timeOfDay(at)}`
  const triesText = tries === 0 ? '' : tries === 1 ? ', after 1 try' : `, after ${tries} tries`
  if (state === 'waiting')
    return `Waiting since ${day}${triesText}${code === null ? '' : `: ${code}`}`
  const end = canTry ? '' : ' It cannot be sent again.'
  if (state === 'bounced') return `${day}: there is no such mailbox (${code ?? 'no code'}).${end}`
  return `${day}${triesText}: ${whyGivenUp(code)}.${end}`
}

function whyGivenUp(code: string | null): string {
  if (code === 'late') return 'its content was out of date before it could be sent'
  if (code === 'unreadable') return 'the SECRET of this server has changed'
  return `the mail server answered ${code ?? 'nothing'}`
}
