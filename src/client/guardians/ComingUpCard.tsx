import type { GuardianHome } from '#contract/guardians.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Card } from '../ui/Card.tsx'
import { dayAndTime } from '../parts/mentoring/own-time.ts'

/** The students' sessions and interviews, the next one first. */
export function ComingUpCard({ comingUp }: Pick<GuardianHome, 'comingUp'>) {
  return (
    <Card title="Next">
      {comingUp.length === 0 ? (
        <p className="text-ink-soft">
          Nothing is planned. Sessions with a mentor and interviews are listed here, with day and
          time.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {comingUp.map(({ id, studentId, student, kind, title, startsAt }) => (
            <li key={id}>
              <Link
                to={href(pages.linkedStudent, { id: studentId })}
                className="block rounded-control py-3 hover:bg-sunk"
              >
                <span className="block font-semibold">
                  {student}: {kind === 'session' ? `session with ${title}` : `interview, ${title}`}
                </span>
                <span className="block text-sm text-ink-soft">{dayAndTime(startsAt)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
