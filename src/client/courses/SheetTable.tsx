import {
  cellName,
  isSheetError,
  type SheetRows,
  type SheetValue,
} from '#domain/learning/sheet-values.ts'
import { Mark } from '../parts/learning/Mark.tsx'
import { classes } from '../ui/classes.ts'
import { shownValue } from './shown-value.ts'

interface SheetTableProps {
  rows: SheetRows
  read: (name: string) => SheetValue
  /** The names of the cells to fill. */
  fill: readonly string[]
  /** The names of given cells with a formula. */
  formulas: readonly string[]
  chosen: string | undefined
  onChoose: (name: string) => void
  onTapGiven: (name: string) => void
  marks: readonly boolean[] | null
}

/** The cells with the letters and numbers that name them. */
export function SheetTable({ rows, ...rest }: SheetTableProps) {
  const columns = rows[0]?.length ?? 0
  return (
    <div
      role="region"
      aria-label="Sheet"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls sideways
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-edge bg-card"
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="bg-sunk text-ink-soft">
            <th scope="col" className="w-8">
              <span className="sr-only">Row</span>
            </th>
            {Array.from({ length: columns }, (_, column) => (
              <th key={column} scope="col" className="border-l border-line px-2 py-1">
                {cellName(0, column).charAt(0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-t border-line">
              <th scope="row" className="bg-sunk px-2 text-ink-soft tabular-nums">
                {index + 1}
              </th>
              {row.map((_, column) => (
                <td key={column} className="h-11 border-l border-line p-0">
                  <Cell {...rest} name={cellName(index, column)} isHeading={index === 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps extends Omit<SheetTableProps, 'rows'> {
  name: string
  isHeading: boolean
}

function Cell({
  name,
  isHeading,
  read,
  fill,
  formulas,
  chosen,
  onChoose,
  onTapGiven,
  marks,
}: CellProps) {
  const value = read(name)
  const place = fill.indexOf(name)
  const text = shownValue(value)
  const look = classes(
    'flex min-h-11 w-full items-center gap-1 px-2 py-1 tabular-nums',
    typeof value === 'number' ? 'justify-end' : 'text-left',
    isHeading && 'font-semibold',
    isSheetError(value) && 'text-coral',
  )
  if (place < 0)
    return (
      <button
        type="button"
        // A tap names the cell in a formula; by keyboard the name is typed, and only formulas are stops to look at.
        tabIndex={formulas.includes(name) ? 0 : -1}
        aria-label={formulas.includes(name) ? `${name}: ${text}, show its formula` : undefined}
        onClick={() => onTapGiven(name)}
        className={look}
      >
        {text}
      </button>
    )
  return (
    <button
      type="button"
      aria-label={`${name}, to fill: ${text || 'empty'}`}
      aria-pressed={name === chosen}
      onClick={() => onChoose(name)}
      className={classes(
        look,
        name === chosen ? 'bg-sea-soft outline-2 -outline-offset-2 outline-sea' : 'bg-sun-soft',
      )}
    >
      {text}
      <Mark right={marks?.[place]} />
    </button>
  )
}
