import type { Dashboard } from '#contract/dashboard.ts'
import type { Step } from './StepList.tsx'

type User = Dashboard['user']

export function profileStep({ profileFinished }: User): Step {
  return {
    title: 'Finish your profile',
    text: profileFinished ? 'We have what we need.' : 'A few short answers.',
    state: profileFinished ? 'done' : 'now',
  }
}

/** What staff decided about a mentor or a business, or that they still have to. */
export function checkStep({ profileFinished, verification }: User, why: string): Step {
  if (verification === 'verified')
    return { title: 'You are verified', text: 'We checked who you are.', state: 'done' }
  if (verification === 'refused')
    return {
      title: 'We could not verify you',
      text: 'Read why, change your profile, then send it again.',
      state: 'now',
    }
  return {
    title: 'We check who you are',
    text: `Verification pending. A person looks at your profile. ${why}`,
    state: profileFinished ? 'now' : 'later',
  }
}
