import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StudentDay } from '#contract/dashboard.ts'
import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { FinishProfileButton } from './FinishProfileCard.tsx'
import { Hills } from './Hills.tsx'
import { useCheckIn } from './use-check-in.ts'

/** The first card of the day: one thing to do now, and today's check-in. */
export function NextStepCard({ student }: { student: StudentDay }) {
  const { checkIn, checkingIn } = useCheckIn()
  const { title, text, action } = wordsOf(student)
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

interface Words {
  title: string
  text: string
  action?: ReactNode
}

function wordsOf(student: StudentDay): Words {
  const { next } = student
  switch (next.kind) {
    case 'check-in':
      return checkInWords(student)
    case 'finish-profile':
      return {
        title: 'Finish your profile',
        text: 'A few short answers, and you get 100 XP.',
        action: <FinishProfileButton sun />,
      }
    case 'continue-course':
      return {
        title: `Continue ${next.title}`,
        text: next.nextTitle === null ? 'Pick up where you left off.' : `Next: ${next.nextTitle}`,
        action: <To address={lessonAddress(next)}>Continue</To>,
      }
    case 'hand-in-assessment':
      return {
        title: `Finish ${next.title}`,
        text: 'Your answers so far are saved. Pick up where you left off.',
        action: <To address={href(pages.assessment, { assessmentId: next.id })}>Continue</To>,
      }
    case 'review':
      return {
        title: next.due === 1 ? 'One question is back' : `${next.due} questions are back`,
        text: 'A short review now helps you remember them.',
        action: <To address={pages.review}>Start the review</To>,
      }
    case 'do-quest':
      return {
        title: next.title,
        text: 'Your quest is in progress. See what is left.',
        action: <To address={href(pages.dashboard, { tab: 'skills' })}>Go to the quest</To>,
      }
    case 'choose-path':
      return {
        title: 'Choose a career path',
        text: 'Steps towards work you might like. You can change it any time.',
        action: <To address={href(pages.dashboard, { tab: 'skills' })}>See the paths</To>,
      }
    case 'choose-course':
      return {
        title: 'Learn something new today',
        text: 'Short courses, made for Jamaica. Every lesson gives XP.',
        action: <To address={pages.courses}>Choose a course</To>,
      }
  }
}

/** The streak day that a check-in now would count, even if today isn't open yet. */
function checkInWords({ streak, activeToday, longestStreak }: StudentDay): Words {
  if (activeToday) {
    return {
      title: `Day ${streak} is yours`,
      text: 'You are here, so today counts for your streak. Check in for 10 more XP.',
    }
  }
  const day = streak + 1
  if (day === 1 && longestStreak > 1) {
    return {
      title: 'Welcome back. Day 1 of a new streak.',
      text: 'Check in and your streak starts growing again. You get 10 XP.',
    }
  }
  return {
    title: day === 1 ? 'Your first day starts here' : `Make day ${day} count`,
    text: 'Check in once a day. It takes one tap and gives 10 XP.',
  }
}

function lessonAddress({ id, nextItem }: { id: string; nextItem: string | null }): Address {
  return nextItem === null
    ? href(pages.course, { id })
    : href(pages.lesson, { id, contentId: nextItem })
}

function To({ address, children }: { address: Address; children: string }) {
  return (
    <Link to={address} className={buttonClass('sun')}>
      {children}
    </Link>
  )
}
