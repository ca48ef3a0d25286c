import type { ListedApplication, SavedOpening } from '#contract/applications.ts'
import type { HiddenOpening } from '#contract/openings.ts'
import { HiddenCard } from './HiddenCard.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import { columns, inColumn } from './columns.ts'
import { SavedCard } from './SavedCard.tsx'

interface BoardProps {
  applications: readonly ListedApplication[]
  saved: readonly SavedOpening[]
  hidden: readonly HiddenOpening[]
  onOpen: (id: string) => void
}

/** One column per step, side by side if there is room. On a phone an empty step is a single line. */
export function Board({ applications, saved, hidden, onOpen }: BoardProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5 xl:gap-3">
      {columns.map((column) => {
        const rows = inColumn(applications, column)
        const isFirst = column.states.includes('saved')
        const openings = isFirst ? saved : []
        const hiddenOpenings = isFirst ? hidden : []
        const count = rows.length + openings.length + hiddenOpenings.length
        return (
          <section
            key={column.title}
            aria-label={column.title}
            className="min-w-0 rounded-card bg-sunk p-3"
          >
            <h2 className="flex items-center justify-between px-1 text-base">
              {column.title}
              <span className="text-sm text-ink-soft tabular-nums">{count}</span>
            </h2>
            {count > 0 && (
              <ul className="mt-2 grid grid-cols-1 gap-2">
                {openings.map((opening) => (
                  <SavedCard key={opening.opportunityId} opening={opening} />
                ))}
                {rows.map((row) => (
                  <ApplicationCard key={row.id} application={row} onOpen={onOpen} />
                ))}
                {hiddenOpenings.map((opening) => (
                  <HiddenCard key={opening.id} opening={opening} />
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}
