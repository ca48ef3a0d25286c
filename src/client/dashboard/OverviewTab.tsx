import { useState } from 'react'
import { levelOf } from '#domain/ledger/level.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { useApi } from '../app/use-api.ts'
import { LevelBar } from '../parts/progress/LevelBar.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CountUp } from '../ui/CountUp.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Ring } from '../ui/Ring.tsx'
import { CourseOverview } from './CourseOverview.tsx'
import { LatestAchievements } from './LatestAchievements.tsx'
import { RecentActivities } from './RecentActivities.tsx'
import { SkillCard } from './SkillCard.tsx'
import { StreakCalendar } from './StreakCalendar.tsx'
import { Tiles } from './Tiles.tsx'

// Loaded on demand: students don't need it.
const HowStudentsGrow = lazyPart(() => import('./HowStudentsGrow.tsx'), 'HowStudentsGrow')

/** What a student has so far, in numbers. */
export function OverviewTab() {
  const { data } = useApi('GET /api/dashboard', {})
  if (data?.kind !== 'ready') return <EmptyState title="Please log in to view your overview." />
  const { student } = data
  if (!student) return <HowStudentsGrow />

  return (
    <div className="grid grid-cols-1 gap-4">
      <Tiles student={student} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <LevelCard xp={student.xp} />
          <RecentActivities activities={student.recent} more={<AllActivitiesButton />} />
          <LatestAchievements achievements={student.achievements} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <StreakCalendar student={student} />
          <CourseOverview courses={student.courses} />
          <SkillCard skillXp={student.skillXp} levels={student.skillLevels} />
        </div>
      </div>
    </div>
  )
}

function LevelCard({ xp }: { xp: number }) {
  const { level, rank, percent, xpToNext, xpIntoLevel, xpPerLevel } = levelOf(xp)
  return (
    <Card title="Level Progress" className="flex flex-col">
      <div className="flex items-center gap-5">
        <Ring label={`Level ${level}`} percent={percent} size={112} thickness={10}>
          <span className="text-3xl font-extrabold">{level}</span>
        </Ring>
        <div className="min-w-0 grow">
          <p className="text-2xl font-extrabold">{rank}</p>
          <p className="mb-3 text-ink-soft tabular-nums">
            <CountUp value={xpIntoLevel} /> / {xpPerLevel} XP to level {level + 1}
          </p>
          <LevelBar xp={xp} />
          <p className="mt-2 text-sm text-ink-soft">
            {xpToNext} XP to level {level + 1}
          </p>
        </div>
      </div>
    </Card>
  )
}

const ActivitiesSheet = lazyPart(() => import('./ActivitiesSheet.tsx'), 'ActivitiesSheet')

function AllActivitiesButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="plain" className="-my-2 -mr-3 px-3" onClick={() => setOpen(true)}>
        All activities
      </Button>
      <OnDemand>{open && <ActivitiesSheet onClose={() => setOpen(false)} />}</OnDemand>
    </>
  )
}
