import type { LucideIcon } from 'lucide-react'
import { CalendarClock, MessageSquareText, Users } from 'lucide-react'
import type { Dashboard } from '#contract/dashboard.ts'
import { StaffAnswer } from '../parts/people/StaffAnswer.tsx'
import { checkStep, profileStep } from '../parts/progress/first-steps.ts'
import { StepList } from '../parts/progress/StepList.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export function MentorStart({ user }: { user: Dashboard['user'] }) {
  return (
    <>
      <StaffAnswer elsewhere />
      <StepList
        steps={[
          profileStep(user),
          checkStep(user, 'After that you open times, and students can ask you for a session.'),
          {
            title: 'Meet your first student',
            text: 'You choose when you have time, and students ask for a session. You meet by video: for each session you set up a meeting in Google Meet, Zoom or Teams.',
            state: 'later',
          },
        ]}
      />
      <StartCards
        cards={[
          {
            title: 'Your students',
            icon: Users,
            empty: 'No students yet',
            text: 'The students you guide, and how they are getting on.',
          },
          {
            title: 'Upcoming sessions',
            icon: CalendarClock,
            empty: 'No sessions planned',
            text: 'Sessions you agreed to, with day and time.',
          },
          {
            title: 'Feedback',
            icon: MessageSquareText,
            empty: 'Nothing needs your feedback yet',
            text: 'Projects that students ask you to read.',
          },
        ]}
      />
    </>
  )
}

interface StartCard {
  title: string
  icon: LucideIcon
  empty: string
  text: string
}

/** What a role's screen will show, while it is still empty. */
function StartCards({ cards }: { cards: readonly StartCard[] }) {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {cards.map(({ title, icon, empty, text }) => (
        <Card key={title} title={title}>
          <EmptyState icon={icon} title={empty}>
            {text}
          </EmptyState>
        </Card>
      ))}
    </div>
  )
}
