import type { Dashboard } from '#contract/dashboard.ts'
import { checkStep, profileStep } from '../parts/progress/first-steps.ts'
import { StaffAnswer } from '../parts/people/StaffAnswer.tsx'
import { StepList } from '../parts/progress/StepList.tsx'

interface BusinessStepsProps {
  user: Dashboard['user']
  /** How many postings exist already. */
  drafts: number
}

/** The steps to the first public opening: publishing needs verification, a draft does not. */
export function BusinessSteps({ user, drafts }: BusinessStepsProps) {
  const isVerified = user.verification === 'verified'
  return (
    <>
      <StaffAnswer elsewhere />
      <StepList
        steps={[
          profileStep(user),
          {
            title: 'Write your first opening',
            text:
              drafts > 0
                ? 'Your draft is kept. Only you see it.'
                : 'An internship, a part-time or a full-time job. A draft can wait here.',
            state: drafts > 0 ? 'done' : 'now',
          },
          checkStep(user, 'Your openings go public after that, and not before.'),
          {
            title: 'Publish it',
            text: 'Students see it then, and can apply.',
            state: isVerified && drafts > 0 ? 'now' : 'later',
          },
        ]}
      />
    </>
  )
}
