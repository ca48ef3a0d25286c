import { PageTitle } from '../app/PageTitle.tsx'
import { useSession } from '../app/session.ts'
import { useApi } from '../app/use-api.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { AheadCard } from './AheadCard.tsx'
import { CourseProgressCard } from './CourseProgressCard.tsx'
import { EarnedCard } from './EarnedCard.tsx'
import { LevelProgressCard } from './LevelProgressCard.tsx'

export function AchievementsPage() {
  const session = useSession()
  const isStudent = session.state === 'signed-in' && session.user.role === 'student'
  const { data, error, refetch } = useApi('GET /api/achievements', {})
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
    ) : (
      <Spinner label="Loading achievements..." />
    )

  return (
    <>
      <PageTitle title="Achievements">
        {isStudent
          ? 'What you did, and what is next in reach.'
          : 'Students earn these. This is what is ahead of somebody new.'}
      </PageTitle>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <LevelProgressCard xp={data.xp} />
          <EarnedCard earned={data.earned} />
          <CourseProgressCard courses={data.courses} />
        </div>
        <AheadCard ahead={data.ahead} />
      </div>
    </>
  )
}
