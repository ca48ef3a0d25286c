import type { ColleaguesPage } from '#contract/colleagues.ts'
import { deedSentence } from '#domain/people/business-deed.ts'
import { dayAndTime } from '../../parts/mentoring/own-time.ts'
import { Card } from '../../ui/Card.tsx'

/** Who did what, the newest first. */
export function LogCard({ log }: Pick<ColleaguesPage, 'log'>) {
  return (
    <Card title="Who did what">
      <ol className="divide-y divide-line">
        {log.map((entry) => (
          <li key={entry.id} className="py-2.5">
            <p className="wrap-anywhere">{deedSentence(entry)}</p>
            <p className="text-sm text-ink-soft tabular-nums">{dayAndTime(entry.at)}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
