import { Flame, Gift } from 'lucide-react'
import { useEffect, Suspense, useState } from 'react'
import type { Dashboard, StudentDay } from '#contract/dashboard.ts'
import { levelOf } from '#domain/ledger/level.ts'
import { NotDrawn } from '../app/first-screen.tsx'
import { lazyPart } from '../app/lazy-part.tsx'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { CountUp } from '../ui/CountUp.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { showToast } from '../ui/toasts.ts'
import { CourseOverview } from './CourseOverview.tsx'
import { dayOpened } from './day-opened.ts'
import { FinishProfileCard } from './FinishProfileCard.tsx'
import { Folded } from './Folded.tsx'
import { Greeting } from './Greeting.tsx'
import { NextStepCard } from './NextStepCard.tsx'
import { RecentActivities } from './RecentActivities.tsx'
import { StreakCalendar } from './StreakCalendar.tsx'
import { Tiles } from './Tiles.tsx'

interface StudentSectionProps {
  user: Dashboard['user']
  student: StudentDay
  folded: boolean
}

export function StudentSection({ user, student, folded }: StudentSectionProps) {
  useOpenDay(student.activeToday)
  const { level, rank } = levelOf(student.xp)
  return (
    <section aria-label="Your day" className="grid grid-cols-1 gap-4">
      <Greeting
        user={user}
        badges={
          <>
            <Chip>
              Level {level} · {rank}
            </Chip>
            <Chip tone="sun">
              <CountUp value={student.xp} /> XP
            </Chip>
          </>
        }
      />
      <Folded folded={folded}>
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-1 gap-4">
            <NextStepCard student={student} />
            {!student.checkedInToday && !user.profileFinished && <FinishProfileCard />}
            <StreakBanner days={student.streak} />
            <Tiles student={student} />
            <NotDrawn>
              <LevelBar xp={student.xp} />
              <RecentActivities activities={student.recent} more={<AllActivitiesButton />} />
            </NotDrawn>
          </div>
          <div className="grid grid-cols-1 gap-4">
            <NotDrawn>
              <StreakCalendar student={student} />
              <CourseOverview courses={student.courses} />
            </NotDrawn>
          </div>
        </div>
      </Folded>
    </section>
  )
}

/** Opening the dashboard counts as the day's first activity: posted once, because a GET must not write. */
function useOpenDay(activeToday: boolean) {
  const { mutate } = useAction('POST /api/day', {
    onDone: (answer) => {
      const bonus = answer.kind === 'opened' ? answer.bonus : 0
      showToast(dayOpened(answer.streak, bonus), 'good')
    },
  })
  useEffect(() => {
    if (!activeToday) mutate({})
  }, [activeToday, mutate])
}

const ActivitiesSheet = lazyPart(() => import('./ActivitiesSheet.tsx'), 'ActivitiesSheet')

function AllActivitiesButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="plain" className="-my-2 -mr-3 px-3" onClick={() => setOpen(true)}>
        All activities
      </Button>
      <Suspense>{open && <ActivitiesSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

function StreakBanner({ days }: { days: number }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 rounded-card bg-sun-soft px-4 py-3">
      <p className="flex min-w-56 flex-1 items-center gap-3 font-semibold">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sun text-on-sun">
          <Icon of={Flame} size={22} />
        </span>
        {days > 0
          ? `${days} day streak! Keep going to earn bonus rewards!`
          : 'Your streak starts today.'}
      </p>
      <Rewards />
    </div>
  )
}

const RewardsSheet = lazyPart(() => import('./RewardsSheet.tsx'), 'RewardsSheet')

function Rewards() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <Icon of={Gift} />
        Rewards
      </Button>
      <Suspense>{open && <RewardsSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

function LevelBar({ xp }: { xp: number }) {
  const { level, xpIntoLevel, xpPerLevel, xpToNext, percent } = levelOf(xp)
  return (
    <Card
      title="Level Progress"
      aside={
        <span className="font-semibold tabular-nums">
          <CountUp value={xpIntoLevel} /> / {xpPerLevel} XP to level {level + 1}
        </span>
      }
    >
      <ProgressBar
        label={`Progress to level ${level + 1}`}
        value={percent}
        tone="sun"
        valueText={`${xpToNext} XP to level ${level + 1}`}
      />
      <p className="mt-2 text-sm text-ink-soft">{xpToNext} XP to go</p>
    </Card>
  )
}
