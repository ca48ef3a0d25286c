import { Flame, RotateCcw } from 'lucide-react'
import type { LessonRun } from '#domain/learning/lesson-run.ts'
import { plural } from '#domain/text/plural.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'

const rowWorthTelling = 2

/** What was good about the way through a lesson: the best row, and what was missed and came back. */
export function RunFigures({ run: { bestRow, missed } }: { run: LessonRun }) {
  if (bestRow < rowWorthTelling && missed.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap justify-center gap-2">
      {bestRow >= rowWorthTelling && (
        <li>
          <Chip>
            <Icon of={Flame} size={16} />
            {bestRow} right in a row
          </Chip>
        </li>
      )}
      <li>
        {missed.length === 0 ? (
          <Chip tone="leaf">Nothing missed</Chip>
        ) : (
          <Chip tone="leaf">
            <Icon of={RotateCcw} size={16} />
            {plural(missed.length, 'miss', 'misses')} fixed
          </Chip>
        )}
      </li>
    </ul>
  )
}
