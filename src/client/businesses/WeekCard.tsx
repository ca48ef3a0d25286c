import type { BusinessHome } from '#contract/businesses.ts'
import { Card } from '../ui/Card.tsx'
import { Figure } from '../ui/Figure.tsx'

/** What is new: this week's counts next to last week's. */
export function WeekCard({ weeks }: Pick<BusinessHome, 'weeks'>) {
  const now = weeks.at(-1)
  const before = weeks.at(-2)
  return (
    <Card title="What is new this week">
      <dl className="grid grid-cols-3 gap-2">
        <Figure label="Views" value={now?.views ?? 0} />
        <Figure label="Saved" value={now?.saves ?? 0} />
        <Figure label="Applied" value={now?.applications ?? 0} />
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        The week before: {before?.views ?? 0} views, {before?.saves ?? 0} saved,{' '}
        {before?.applications ?? 0} applied.
      </p>
    </Card>
  )
}
