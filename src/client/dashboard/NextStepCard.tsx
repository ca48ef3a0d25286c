import { Link } from '../app/Link.tsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StudentDay } from '#contract/dashboard.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { FinishProfileButton } from './FinishProfileCard.tsx'
import { Hills } from './Hills.tsx'
import { nextStepOf } from './next-step.ts'
import type { NextStep } from './next-step.ts'
import { useCheckIn } from './use-check-in.ts'

interface NextStepCardProps {
  student: StudentDay
  profileFinished: boolean
}

/** The first card of the day: one thing to do now, and today's check-in. */
export function NextStepCard({ student, profileFinished }: NextStepCardProps) {
  const { checkIn, checkingIn } = useCheckIn()
  const { title, text, action } = wordsOf(nextStepOf(student, profileFinished), student)
  return (
    <section
      aria-label="Your next step"
      className="relative isolate overflow-hidden rounded-card bg-hill-4 p-5 text-on-hill shadow-raised sm:p-6"
    >
      <Hills className="absolute inset-y-0 right-0 -z-10 h-full w-42 sm:w-80" />
      <h2 className="max-w-60 text-2xl font-extrabold sm:max-w-88">{title}</h2>
      <p className="mt-1 max-w-60 sm:max-w-88">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {action}
        <Button
          key="check-in"
          tone="sun"
          busy={checkingIn}
          disabled={student.checkedInToday}
          onClick={checkIn}
          className="disabled:bg-hill-4 disabled:text-on-hill disabled:opacity-100 disabled:outline-1 disabled:outline-on-hill/60"
        >
          {student.checkedInToday && <Icon of={Check} />}
          {checkInLabel(student.checkedInToday, checkingIn)}
        </Button>
      </div>
    </section>
  )
}

function checkInLabel(done: boolean, underWay: boolean): string {
  if (done) return 'Already checked in today'
  return underWay ? 'Checking in...' : 'Daily Check-in'
}

function wordsOf(
  step: NextStep,
  student: StudentDay,
): { title: string; text: string; action?: ReactNode } {
  switch (step.kind) {
    case 'check-in':
      return step.day === 1 && student.longestStreak > 1
        ? {
            title: 'Welcome back. Day 1 of the next one.',
            text: 'Check in and your streak starts to grow again. 10 XP for you.',
          }
        : {
            title: step.day === 1 ? 'Your first day starts here' : `Make day ${step.day} count`,
            text: 'Check in once a day. It takes one tap and gives 10 XP.',
          }
    case 'finish-profile':
      return {
        title: 'Finish your profile',
        text: 'A few short answers, and 100 XP are yours.',
        action: <FinishProfileButton sun />,
      }
    case 'continue-course':
      return {
        title: `Go on with ${step.title}`,
        text: step.nextItem ? `Next: ${step.nextItem}` : 'Pick up where you stopped.',
        action: (
          <Link to={`/courses/${step.id}`} className={buttonClass('sun')}>
            Continue
          </Link>
        ),
      }
    case 'choose-course':
      return {
        title: 'Learn something new today',
        text: 'Short courses, made for Jamaica. Every part of one gives XP.',
        action: (
          <Link to="/courses" className={buttonClass('sun')}>
            Choose a course
          </Link>
        ),
      }
  }
}
