import type { PersonToVerify } from '#contract/staff.ts'
import { longDate } from '../app/dates.ts'

type VerifiedBefore = NonNullable<PersonToVerify['verifiedBefore']>

/** Why somebody who was verified before is waiting again. */
export function verificationHistory({ at, changed, takenBack }: VerifiedBefore): string {
  const differences = changed.map(
    ({ label, was }) => `${label} was ${was === '' ? 'empty' : `“${was}”`}.`,
  )
  if (takenBack === null) {
    return [`Verified on ${longDate(at)} and changed since.`, ...differences].join(' ')
  }
  const because = `because: ${takenBack.reason.replace(/[.\s]+$/, '')}.`
  const sentence = `Verification taken back on ${longDate(takenBack.at)} by ${takenBack.by}, ${because}`
  const since = differences.length === 0 ? [] : ['Changed since they were verified:']
  return [sentence, `They were verified on ${longDate(at)}.`, ...since, ...differences].join(' ')
}
