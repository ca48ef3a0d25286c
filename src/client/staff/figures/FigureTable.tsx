import { figureWords, monthFigures, type MonthFigure } from '#domain/people/month-figures.ts'
import { classes } from '../../ui/classes.ts'
import { hiddenWords } from './figure-words.ts'

export interface FigureRow {
  label: string
  /** What the cell of each figure says. */
  cells: Readonly<Record<MonthFigure, string>>
  isTotal?: boolean
}

interface FigureTableProps {
  caption: string
  /** What the rows are. */
  heading: string
  rows: readonly FigureRow[]
}

/** One row a month or a parish, one column a figure. On a phone it scrolls sideways under the names of its rows. */
export function FigureTable({ caption, heading, rows }: FigureTableProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas have to be reachable by keyboard
      tabIndex={0}
      role="region"
      aria-label={caption}
      className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0"
    >
      <table className="w-full border-collapse text-left text-sm sm:text-base">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-sm text-ink-soft">
          <tr className="border-b border-edge">
            <th scope="col" className="sticky left-0 bg-card py-2 pr-3 font-semibold">
              {heading}
            </th>
            {monthFigures.map((figure) => (
              <th key={figure} scope="col" className="py-2 pl-3 text-right font-semibold">
                {figureWords[figure].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, isTotal }) => (
            <tr key={label} className={classes('border-b border-line', isTotal && 'font-semibold')}>
              <th
                scope="row"
                className={classes(
                  'sticky left-0 bg-card py-2 pr-3 whitespace-nowrap',
                  !isTotal && 'font-normal',
                )}
              >
                {label}
              </th>
              {monthFigures.map((figure) => (
                <td
                  key={figure}
                  className={classes(
                    'py-2 pl-3 text-right whitespace-nowrap tabular-nums',
                    cells[figure] === hiddenWords && 'text-ink-soft',
                  )}
                >
                  {cells[figure]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
