import type { Dashboard } from '#contract/dashboard.ts'
import * as pages from '#domain/pages.ts'
import type { Step } from './StepList.tsx'

type User = Dashboard['user']

export function profileStep({ profileFinished, toSendAgain }: User): Step {
  if (toSendAgain)
    return {
      title: 'Change your profile',
      text: 'Our staff said what is missing or unclear.',
      link: { to: pages.profile, label: 'Open your profile' },
      state: 'now',
    }
  return {
    title: 'Finish your profile',
    text: profileFinished ? 'We have what we need.' : 'A few short answers.',
    state: profileFinished ? 'done' : 'now',
  }
}

/** Staff's decision about a mentor or business, or that it is pending. */
export function checkStep(user: User, why: string): Step {
  const { profileFinished, missingToCheck, verification, toSendAgain } = user
  if (verification === 'verified')
    return { title: 'You are verified', text: 'We checked who you are.', state: 'done' }
  if (toSendAgain && verification === 'pending')
    return {
      title: 'Send it again',
      text: 'Our staff asked for more. They will look at your profile once you send it again.',
      state: 'now',
    }
  if (verification === 'refused')
    return {
      title: 'We could not verify you',
      text: 'Read why, change your profile, then send it again.',
      state: 'now',
    }
  if (missingToCheck.length > 0)
    return {
      title: 'We check who you are',
      text: `Before we can check you, we need: ${missingToCheck.join(', ')}.`,
      link: { to: pages.profile, label: 'Add it on your profile' },
      state: 'later',
    }
  return {
    title: 'We check who you are',
    text: `Verification pending. A person will look at your profile, and you get a notification with the answer. ${why}`,
    state: profileFinished ? 'now' : 'later',
  }
}
