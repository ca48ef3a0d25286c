import { ChartColumn } from 'lucide-react'
import type { CountedMonth } from '#contract/staff-figures.ts'
import { monthInWords } from '#domain/people/birth-month.ts'
import {
  figurePlaces,
  figureWords,
  monthFigures,
  type MonthFigure,
} from '#domain/people/month-figures.ts'
import { longDate } from '../../app/dates.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { useSearchParam } from '../../app/location.ts'
import { saveFile } from '../../app/save-file.ts'
import { useApi } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Select } from '../../ui/Select.tsx'
import { grouped, placeWords, totalWords } from './figure-words.ts'
import { allPlaces, figuresFile } from './figures-file.ts'
import { FigureTable, type FigureRow } from './FigureTable.tsx'

/** What all students together did in each month, by parish. Small groups are hidden. */
export function FiguresDesk() {
  const query = useApi('GET /api/staff/figures', {})
  return (
    <Loaded query={query} loading="Loading the figures...">
      {({ months }) =>
        months[0] === undefined ? (
          <EmptyState icon={ChartColumn} title="No figures yet">
            A month is counted in the night after it ends. The first one shows up here then.
          </EmptyState>
        ) : (
          <CountedMonths months={months} newest={months[0]} />
        )
      }
    </Loaded>
  )
}

interface CountedMonthsProps {
  months: readonly CountedMonth[]
  newest: CountedMonth
}

function CountedMonths({ months, newest }: CountedMonthsProps) {
  const [chosen, setChosen] = useSearchParam('list')
  const current = months.find(({ month }) => month === chosen) ?? newest
  const name = monthInWords(current.month)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          label="Month"
          options={months.map(({ month }) => ({ value: month, label: monthInWords(month) }))}
          value={current.month}
          onChange={(event) => setChosen(event.currentTarget.value)}
          className="w-full sm:w-64"
        />
        <Button
          tone="quiet"
          onClick={() => saveFile('figures.csv', figuresFile(months), 'text/csv')}
        >
          Download as CSV
        </Button>
      </div>
      <Card title={name}>
        <p className="mb-4 prose-width text-ink-soft">
          Counted on {longDate(current.countedAt)}. A month is counted once, when it is over, and
          stays as it is.
        </p>
        <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {monthFigures.map((figure) => (
            <div key={figure} className="flex flex-col">
              <dt className="font-semibold">{figureWords[figure].label}</dt>
              <dd className="font-display text-2xl font-bold tabular-nums">
                {totalWords(current.figures[figure].total, grouped)}
              </dd>
              <dd className="text-sm text-ink-soft">{figureWords[figure].meaning}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title="By parish">
        <FigureTable caption={`${name} by parish`} heading="Parish" rows={rowsOf(current)} />
        <p className="mt-3 prose-width text-sm text-ink-soft">
          The parish is the one in the student’s profile when the month was counted. “Under 5” is
          nobody, or so few that you could tell who it is. A total such as “30+” leaves them out: if
          it had them in, you could work them out. A student counts once for each figure.
        </p>
      </Card>
      <Card title="By month">
        <FigureTable
          caption="All students by month"
          heading="Month"
          rows={months.map(({ month, figures }) => ({
            label: monthInWords(month),
            cells: cellsOf((figure) => totalWords(figures[figure].total, grouped)),
          }))}
        />
      </Card>
    </div>
  )
}

function rowsOf({ figures }: CountedMonth): FigureRow[] {
  const rows = figurePlaces.map((place, index) => ({
    label: place,
    cells: cellsOf((figure) => placeWords(figures[figure].places[index] ?? null, grouped)),
  }))
  const total = cellsOf((figure) => totalWords(figures[figure].total, grouped))
  return [...rows, { label: allPlaces, cells: total, isTotal: true }]
}

function cellsOf(words: (figure: MonthFigure) => string): FigureRow['cells'] {
  return {
    active: words('active'),
    finished: words('finished'),
    shown: words('shown'),
    applied: words('applied'),
    hired: words('hired'),
  }
}
