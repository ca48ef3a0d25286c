import { ChartLine } from 'lucide-react'
import type { BusinessHome } from '#contract/businesses.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Funnel } from './Funnel.tsx'
import { PostingFigures } from './PostingFigures.tsx'
import { WeekChart } from './WeekChart.tsx'

/** Counts for the business's own postings. */
export function AnalyticsCard({ home }: { home: BusinessHome }) {
  const { weeks, funnel, postings } = home
  if (postings.every(({ state }) => state === 'draft'))
    return (
      <Card title="Analytics">
        <EmptyState icon={ChartLine} title="No public opening yet">
          Views, saves and applications of your openings, by week.
        </EmptyState>
      </Card>
    )
  return (
    <Card title="Analytics">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <WeekChart
          choices={[
            { id: 'views', label: 'Views', unit: 'Views by week' },
            { id: 'saves', label: 'Saved', unit: 'Saved by week' },
            { id: 'applications', label: 'Applied', unit: 'Applications by week' },
          ]}
          weeks={weeks}
        />
        <Funnel funnel={funnel} />
      </div>
      <PostingFigures postings={postings} />
    </Card>
  )
}
