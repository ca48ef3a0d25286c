import type { BusinessHome } from '#contract/businesses.ts'
import { Card } from '../ui/Card.tsx'
import { Figure } from '../ui/Figure.tsx'
import { answeredWords } from './needs-by-opening.ts'
import { PostingLine } from './PostingLine.tsx'

interface NewsCardProps {
  answered: BusinessHome['needs']['answered']
  weeks: BusinessHome['weeks']
}

/** What is new: what applicants answered since it was last opened, and this week's counts. */
export function NewsCard({ answered, weeks }: NewsCardProps) {
  const [lastWeek, thisWeek] = [weeks.at(-2), weeks.at(-1)]
  return (
    <Card title="New">
      {answered.length > 0 && (
        <ul className="mb-3 divide-y divide-line">
          {answered.map(({ id, title, ...counts }) => (
            <PostingLine key={id} id={id} title={title} page="applicants">
              {answeredWords(counts)}
            </PostingLine>
          ))}
        </ul>
      )}
      <p className="mb-2 font-semibold">This week</p>
      <dl className="grid grid-cols-3 gap-2">
        <Figure label="Views" value={thisWeek?.views ?? 0} />
        <Figure label="Saved" value={thisWeek?.saves ?? 0} />
        <Figure label="Applied" value={thisWeek?.applications ?? 0} />
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        The week before: {lastWeek?.views ?? 0} views, {lastWeek?.saves ?? 0} saved,{' '}
        {lastWeek?.applications ?? 0} applied.
      </p>
    </Card>
  )
}
