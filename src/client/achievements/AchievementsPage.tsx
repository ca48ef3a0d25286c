import { PageTitle } from '../app/PageTitle.tsx'
import { useSession } from '../app/session.ts'
import { useApi } from '../app/use-api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { AheadCard } from './AheadCard.tsx'
import { CourseProgressCard } from './CourseProgressCard.tsx'
import { EarnedCard } from './EarnedCard.tsx'
import { LevelProgressCard } from './LevelProgressCard.tsx'

export function AchievementsPage() {
  const session = useSession()
  const isStudent = session.state === 'signed-in' && session.user.role === 'student'
  const query = useApi('GET /api/achievements', {})
  return (
    <>
      <PageTitle title="Achievements">
        {isStudent
          ? 'What you have done, and what you can earn next.'
          : 'Students earn these. This is what a new student can earn.'}
      </PageTitle>
      <Loaded query={query} loading="Loading achievements...">
        {({ xp, earned, courses, ahead }) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <div className="grid grid-cols-1 gap-4">
              <LevelProgressCard xp={xp} />
              <EarnedCard earned={earned} />
              <CourseProgressCard courses={courses} />
            </div>
            <AheadCard ahead={ahead} />
          </div>
        )}
      </Loaded>
    </>
  )
}
