import type { QuestionTable } from '#domain/learning/question-parts.ts'
import { classes } from '../../ui/classes.ts'

/** Figures in rows and columns. A wide table scrolls by itself. */
export function Table({ head, rows }: QuestionTable) {
  const side = (column: number) =>
    rows.every((row) => /^(?:J\$)?[\d,. %-]+$/.test(row[column] ?? ''))
      ? 'text-right tabular-nums'
      : ''
  return (
    <div
      role="region"
      aria-label="Table"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas have to be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-line -outline-offset-2"
    >
      <table className="w-full border-collapse text-left text-sm">
        <thead className="bg-sunk">
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" className={classes('px-3 py-2', side(column))}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], index) => (
            <tr key={index} className="border-t border-line">
              <th scope="row" className={classes('px-3 py-2 font-semibold', side(0))}>
                {first}
              </th>
              {cells.map((cell, column) => (
                <td key={column} className={classes('px-3 py-2', side(column + 1))}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
