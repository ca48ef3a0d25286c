import type { ShownFigures } from '#contract/businesses.ts'
import { Figure } from '../ui/Figure.tsx'

/** Averages of one group; never of one person. */
export function GroupFigureList({ figures }: { figures: ShownFigures }) {
  const { people, level, completion, courses, active } = figures
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      <Figure label="People" value={people} />
      <Figure label="Average level" value={level} />
      <Figure label="Completion" value={`${completion}%`} />
      <Figure label="Courses each" value={courses} />
      <Figure label="Active last week" value={`${active}%`} />
    </dl>
  )
}
