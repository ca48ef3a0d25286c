import { FolderCheck } from 'lucide-react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { longDate, timeOfDay } from '../../app/dates.ts'
import { Link } from '../../app/Link.tsx'
import { LoadedList } from '../../app/LoadedList.tsx'
import { usePages } from '../../app/use-pages.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Who closed which case, when and why. */
export function ClosedCases() {
  const list = usePages('GET /api/staff/cases/closed', {}, 'after')
  return (
    <LoadedList
      list={list}
      itemsOf={({ cases }) => cases}
      className="grid gap-3"
      empty={
        <Card>
          <EmptyState icon={FolderCheck} title="No case is closed yet">
            A case is closed by your decision: an answer, a verification, a refusal or an outcome.
          </EmptyState>
        </Card>
      }
    >
      {({ id, closedAt, sentence, reason }) => (
        <li key={`${id} ${closedAt}`} className="rounded-card border border-line bg-card">
          <Link
            to={href(pages.staff, { desk: 'cases', list: 'closed', case: id })}
            className="grid gap-1 rounded-card p-4 hover:bg-sunk"
          >
            <span className="font-semibold break-words">{sentence}</span>
            <span className="break-words whitespace-pre-line">Because: {reason}</span>
            <span className="text-sm text-ink-soft">
              {longDate(closedAt)}, {timeOfDay(closedAt)}
            </span>
          </Link>
        </li>
      )}
    </LoadedList>
  )
}
