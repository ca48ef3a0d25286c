import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StudentDay } from '#contract/dashboard.ts'
import type { Address } from '#domain/href.ts'
import { xpFor } from '#domain/ledger/xp.ts'
import { Link } from '../app/Link.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { nextAddress } from './next-address.ts'
import { useCheckIn } from './use-check-in.ts'

/** What the next stone is, what it takes and gives, and the one button for it; beside it today's check-in. */
export function NextStep({ student }: { student: StudentDay }) {
  const { checkIn, checkingIn, waits } = useCheckIn()
  const { title, text, action, minutes } = wordsOf(student)
  return (
    <div className="flex grow flex-col p-4 pt-3 lg:p-7">
      <p className="text-sm font-bold">{eyebrowOf(student)}</p>
      <h2 className="mt-1 text-3xl font-extrabold lg:text-4xl">{title}</h2>
      {text !== undefined && <p className="mt-1">{text}</p>}
      {minutes !== undefined && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 font-bold">
          <span>{minutes} min</span>
          <span className="flex items-center gap-1.5">
            <Coin /> +{xpFor('contentItem')} XP
          </span>
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-3 pt-3 lg:flex-col">
        {action}
        <Button
          key="check-in"
          tone={action === undefined ? 'paper' : 'onHill'}
          busy={checkingIn}
          disabled={student.checkedInToday || waits}
          onClick={checkIn}
          className="min-h-12 grow disabled:opacity-100 lg:grow-0"
        >
          {student.checkedInToday && <Icon of={Check} />}
          {checkInLabel(student.checkedInToday, checkingIn, waits)}
        </Button>
      </div>
    </div>
  )
}

function Coin() {
  return (
    <span aria-hidden="true" className="size-4.5 rounded-full border-3 border-[#c99700] bg-sun" />
  )
}

/** Where on the road this is. */
function eyebrowOf({ road }: StudentDay): string {
  if (road === null) return 'Your road'
  return `${road.course.title} · Unit ${road.at + 1} of ${road.units.length}`
}

function checkInLabel(done: boolean, underWay: boolean, waits: boolean): string {
  if (done) return 'Already checked in today'
  if (waits) return 'Check-in not sent yet'
  return underWay ? 'Checking in...' : 'Daily Check-in'
}

interface Words {
  title: string
  text?: string
  action?: ReactNode
  /** Of a lesson. */
  minutes?: number
}

function wordsOf(student: StudentDay): Words {
  const { next, road } = student
  switch (next.kind) {
    case 'check-in':
      return checkInWords(student)
    case 'continue-course':
    case 'begin-course': {
      const isNew = next.kind === 'begin-course'
      // The line above it names the course on the road.
      const isOnRoad = road?.course.id === next.id
      return {
        title: next.nextTitle ?? next.title,
        ...(!isOnRoad && { text: `${isNew ? 'The first lesson of' : 'Next in'} ${next.title}.` }),
        action: <To address={nextAddress(student)}>{isNew ? 'Start' : 'Continue'}</To>,
        ...(isOnRoad && road?.minutes && { minutes: road.minutes }),
      }
    }
    case 'hand-in-assessment':
      return {
        title: `Finish ${next.title}`,
        text: 'Your answers so far are saved. Pick up where you left off.',
        action: <To address={nextAddress(student)}>Continue</To>,
      }
    case 'review':
      return {
        title: next.due === 1 ? 'One question is back' : `${next.due} questions are back`,
        text: 'A short review now helps you remember them.',
        action: <To address={nextAddress(student)}>Start the review</To>,
      }
    case 'choose-course':
      return {
        title: 'Learn something new today',
        text: 'Short courses, made for Jamaica. Every lesson gives XP.',
        action: <To address={nextAddress(student)}>Choose a course</To>,
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

function To({ address, children }: { address: Address; children: string }) {
  return (
    <Link to={address} className={buttonClass('paper', 'min-h-12 grow lg:grow-0')}>
      {children}
    </Link>
  )
}
