import { Bell, ChartLine, History } from 'lucide-react'
import type { Dashboard } from '#contract/dashboard.ts'
import { StartCards } from './StartCards.tsx'
import { StepList } from './StepList.tsx'
import { profileStep } from './first-steps.ts'

export function GuardianStart({ user }: { user: Dashboard['user'] }) {
  return (
    <>
      <StepList
        steps={[
          profileStep(user),
          {
            title: 'Link with your student',
            text: 'With a code that one of you makes and the other confirms.',
            state: 'later',
          },
          {
            title: 'Follow along',
            text: 'See what they learn and earn. Their chats stay theirs.',
            state: 'later',
          },
        ]}
      />
      <StartCards
        cards={[
          {
            title: 'Student performance',
            icon: ChartLine,
            empty: 'No student linked yet',
            text: 'Level, streak, courses and scores of your student.',
          },
          {
            title: 'Notifications',
            icon: Bell,
            empty: 'Nothing new',
            text: 'When something is reached, or needs your word.',
          },
          {
            title: 'Activities',
            icon: History,
            empty: 'No activities yet',
            text: 'What your student did, newest first.',
          },
        ]}
      />
    </>
  )
}
