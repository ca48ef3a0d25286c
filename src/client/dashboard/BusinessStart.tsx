import { BriefcaseBusiness, ChartLine, UsersRound } from 'lucide-react'
import type { Dashboard } from '#contract/dashboard.ts'
import { StartCards } from './StartCards.tsx'
import { StepList } from '../app/StepList.tsx'
import { checkStep, profileStep } from '../app/first-steps.ts'

export function BusinessStart({ user }: { user: Dashboard['user'] }) {
  return (
    <>
      <StepList
        steps={[
          profileStep(user),
          checkStep(user, 'Your openings go public after that, and not before.'),
          {
            title: 'Post your first opening',
            text: 'An internship, a part-time or a full-time job, with its pay.',
            state: 'later',
          },
        ]}
      />
      <StartCards
        cards={[
          {
            title: 'Analytics',
            icon: ChartLine,
            empty: 'No openings yet',
            text: 'Views, saves and applications of your openings, by week.',
          },
          {
            title: 'Employee progress',
            icon: UsersRound,
            empty: 'No employees linked yet',
            text: 'What your own people learn, in groups of five or more.',
          },
          {
            title: 'Applicants',
            icon: BriefcaseBusiness,
            empty: 'Nobody has applied yet',
            text: 'You see exactly what each applicant shared with you.',
          },
        ]}
      />
    </>
  )
}
