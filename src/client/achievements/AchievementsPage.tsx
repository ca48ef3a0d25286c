import type { ReactNode } from 'react'
import { levelOf } from '#domain/ledger/level.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { longDate } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useSession } from '../app/session.ts'
import { useApi } from '../app/use-api.ts'
import { Badge } from '../parts/progress/Badge.tsx'
import { ShownMark } from '../parts/progress/Marks.tsx'
import { LevelBar } from '../parts/progress/LevelBar.tsx'
import { ShareButton } from '../parts/sharing/ShareButton.tsx'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { CountUp } from '../ui/CountUp.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { AheadCard } from './AheadCard.tsx'
import { CourseProgressCard } from './CourseProgressCard.tsx'

export function AchievementsPage() {
  const session = useSession()
  const isStudent = session.state === 'signed-in' && session.user.role === 'student'
  const query = useApi('GET /api/achievements', {})
  return (
    <>
      <PageTitle title="Achievements">
        {isStudent
          ? 'What you have done, and what you can earn next. '
          : 'Students earn these. This is what a new student can earn.'}
        {isStudent && (
          <Link to={pages.badges} className="link">
            Your badges
          </Link>
        )}
      </PageTitle>
      <Loaded query={query} loading="Loading achievements...">
        {({ xp, earned, courses, ahead }) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <div className="grid grid-cols-1 gap-4">
              <LevelProgressCard xp={xp}>
                {isStudent && (
                  <p className="mt-2 flex flex-wrap items-center justify-between gap-2">
                    <Link to={pages.leaderboard} className="font-semibold text-sea underline">
                      Leaderboard of the week
                    </Link>
                    <ShareLevel xp={xp} />
                  </p>
                )}
              </LevelProgressCard>
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

function LevelProgressCard({ xp, children }: { xp: number; children?: ReactNode }) {
  const { level, rank, nextLevelXp, xpIntoLevel, xpPerLevel, xpToNext } = levelOf(xp)
  return (
    <Card
      title="Level Progress"
      aside={
        <Chip tone="sun">
          <CountUp value={xp} /> XP
        </Chip>
      }
    >
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <p className="text-2xl font-extrabold">
          Level {level} <span className="text-base font-semibold text-ink-soft">{rank}</span>
        </p>
        <p className="font-semibold tabular-nums">
          {xpIntoLevel} / {xpPerLevel} XP
        </p>
      </div>
      <LevelBar xp={xp} />
      <p className="mt-2 text-sm text-ink-soft tabular-nums">
        {xp} / {nextLevelXp} XP in total, {xpToNext} XP to level {level + 1}
      </p>
      {children}
    </Card>
  )
}

/** Everybody begins at level 1. */
function ShareLevel({ xp }: { xp: number }) {
  const { level, rank } = levelOf(xp)
  if (level === 1) return null
  return <ShareButton what={{ kind: 'level', level, rank }} of="your level" className="-mx-5" />
}

interface EarnedCardProps {
  earned: Output<'GET /api/achievements'>['earned']
}

function EarnedCard({ earned }: EarnedCardProps) {
  return (
    <Card
      title="Recent Achievements"
      aside={earned.length > 0 && <Chip>{earned.length} earned</Chip>}
    >
      {earned.length === 0 ? (
        <EmptyState
          picture={<DoctorBird mood="curious" className="h-24" />}
          title="Complete tasks to earn achievements!"
        />
      ) : (
        <ul className="grid gap-4">
          {earned.map(({ id, title, description, xp, at, shown }) => (
            <li key={id} className="flex items-start gap-3">
              <Badge id={id} earned />
              <div className="min-w-0 grow">
                <h3 className="font-bold">{title}</h3>
                <p>{description}</p>
                <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                  <time dateTime={at}>{longDate(at)}</time>
                  {shown && <ShownMark />}
                </p>
                <ShareButton
                  what={{ kind: 'achievement', id, title }}
                  of={title}
                  className="-ml-5"
                />
              </div>
              <Chip tone="sun">+{xp} XP</Chip>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
