import { useEffect } from 'react'
import type { Dashboard, StudentDay } from '#contract/dashboard.ts'
import { levelOf } from '#domain/ledger/level.ts'
import { useAction } from '../app/use-api.ts'
import { Chip } from '../ui/Chip.tsx'
import { showToast } from '../ui/toasts.ts'
import { CountUp } from '../ui/CountUp.tsx'
import { dayOpened } from './day-opened.ts'
import { AllActivitiesButton } from './AllActivitiesButton.tsx'
import { CourseOverview } from './CourseOverview.tsx'
import { FinishProfileCard } from './FinishProfileCard.tsx'
import { Folded } from './Folded.tsx'
import { Greeting } from './Greeting.tsx'
import { LevelBar } from './LevelBar.tsx'
import { NextStepCard } from './NextStepCard.tsx'
import { RecentActivities } from './RecentActivities.tsx'
import { StreakBanner } from './StreakBanner.tsx'
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
            <LevelBar xp={student.xp} />
            <RecentActivities activities={student.recent} more={<AllActivitiesButton />} />
          </div>
          <div className="grid grid-cols-1 gap-4">
            <StreakCalendar student={student} />
            <CourseOverview courses={student.courses} />
          </div>
        </div>
      </Folded>
    </section>
  )
}

/** Opening the dashboard counts as the day's first activity: posted once, because a GET must not write. */
function useOpenDay(activeToday: boolean) {
  const { mutate } = useAction('POST /api/day', {
    onDone: ({ streak, bonus }) => showToast(dayOpened(streak, bonus), 'good'),
  })
  useEffect(() => {
    if (!activeToday) mutate({})
  }, [activeToday, mutate])
}
