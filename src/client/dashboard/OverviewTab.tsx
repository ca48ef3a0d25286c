import { lazyPart } from '../app/lazy-part.tsx'
import { useApi } from '../app/use-api.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LatestAchievements } from './LatestAchievements.tsx'
import { LevelCard } from './LevelCard.tsx'
import { RecentActivities } from './RecentActivities.tsx'
import { SkillCard } from './SkillCard.tsx'

// Loaded on demand: students don't need it.
const HowStudentsGrow = lazyPart(() => import('./HowStudentsGrow.tsx'), 'HowStudentsGrow')

const shownActivities = 3

export function OverviewTab() {
  const { data } = useApi('GET /api/dashboard', {})
  if (data?.kind !== 'ready') return <EmptyState title="Please log in to view your overview." />
  const { student } = data
  if (!student) return <HowStudentsGrow />

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        <LevelCard xp={student.xp} />
        <RecentActivities activities={student.recent.slice(0, shownActivities)} />
        <LatestAchievements achievements={student.achievements} />
      </div>
      <SkillCard skillXp={student.skillXp} levels={student.skillLevels} />
    </div>
  )
}
