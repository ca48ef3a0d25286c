import type { CaseHistoryLine } from '#contract/staff-cases.ts'
import { shortDate, timeOfDay } from '../../app/dates.ts'
import { Card } from '../../ui/Card.tsx'

/** Decisions, notes, answers and changes of hands, newest first. */
export function CaseHistory({ history }: { history: readonly CaseHistoryLine[] }) {
  return (
    <Card title="History">
      {history.length === 0 ? (
        <p className="text-ink-soft">Nothing has been done yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {history.map(({ id, at, sentence, words, note }) => (
            <li key={id} className="py-2.5">
              <p className="font-semibold break-words">{sentence}</p>
              {words !== '' && (
                <p
                  className={`break-words whitespace-pre-line ${note ? 'mt-1 rounded-control bg-sun-soft px-3 py-2' : ''}`}
                >
                  {words}
                </p>
              )}
              <time dateTime={at} className="text-sm text-ink-soft">
                {shortDate(at)}, {timeOfDay(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
