import { useState } from 'react'
import { figureWords, monthFigures, type MonthFigure } from '#domain/people/month-figures.ts'
import { Select } from '../../ui/Select.tsx'
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

/** One row a month or a parish, one column a figure. A phone has room for one figure, which is chosen above. */
export function FigureTable({ caption, heading, rows }: FigureTableProps) {
  const [chosen, setChosen] = useState<MonthFigure>('active')
  const onPhone = (figure: MonthFigure) => (figure === chosen ? '' : 'max-sm:hidden')
  return (
    <>
      <Select
        label="Figure"
        options={monthFigures.map((figure) => ({
          value: figure,
          label: figureWords[figure].label,
        }))}
        value={chosen}
        onChange={({ currentTarget: { value } }) =>
          setChosen(monthFigures.find((figure) => figure === value) ?? chosen)
        }
        className="mb-3 sm:hidden"
      />
      <table className="w-full border-collapse text-left text-sm sm:text-base">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-sm text-ink-soft">
          <tr className="border-b border-edge">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {heading}
            </th>
            {monthFigures.map((figure) => (
              <th
                key={figure}
                scope="col"
                className={classes('py-2 pl-3 text-right font-semibold', onPhone(figure))}
              >
                {figureWords[figure].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, isTotal }) => (
            <tr key={label} className={classes('border-b border-line', isTotal && 'font-semibold')}>
              <th scope="row" className={classes('py-2 pr-3', !isTotal && 'font-normal')}>
                {label}
              </th>
              {monthFigures.map((figure) => (
                <td
                  key={figure}
                  className={classes(
                    'py-2 pl-3 text-right tabular-nums',
                    onPhone(figure),
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
    </>
  )
}
