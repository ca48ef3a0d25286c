import type { JoinedLeaderboard } from '#contract/leaderboard.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** A week in which a student has not learned yet: nobody sees them, and a week off is a week off. */
export function NothingYetCard({ lastWeek }: Pick<JoinedLeaderboard, 'lastWeek'>) {
  return (
    <Card title="Your group this week">
      <EmptyState
        picture={<DoctorBird mood={lastWeek === null ? 'glad' : 'proud'} className="h-28" />}
        title="Your first lesson this week opens your group"
        action={
          <Link to={pages.courses} className={buttonClass('main')}>
            Choose a lesson
          </Link>
        }
      >
        Not this week? No problem. Nobody sees you here until you learn something.
      </EmptyState>
    </Card>
  )
}
