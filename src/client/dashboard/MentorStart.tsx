import { CalendarClock, MessageSquareText, Users } from 'lucide-react'
import type { Dashboard } from '#contract/dashboard.ts'
import { StartCards } from './StartCards.tsx'
import { StaffAnswer } from '../app/StaffAnswer.tsx'
import { StepList } from '../app/StepList.tsx'
import { checkStep, profileStep } from '../app/first-steps.ts'

export function MentorStart({ user }: { user: Dashboard['user'] }) {
  return (
    <>
      <StaffAnswer elsewhere />
      <StepList
        steps={[
          profileStep(user),
          checkStep(user, 'Students can ask for you after that, and not before.'),
          {
            title: 'Meet your first student',
            text: 'You choose when you have time; students ask for a session. You meet by video: you make a meeting in Google Meet, Zoom or Teams for each session.',
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
            text: 'Who you guide, and how they are getting on.',
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
            empty: 'Nothing waits for your feedback',
            text: 'Projects that students hand in for you to read.',
          },
        ]}
      />
    </>
  )
}
