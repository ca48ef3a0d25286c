import { ShieldCheck } from 'lucide-react'
import { LoadedList } from '../app/LoadedList.tsx'
import { useSearchParam } from '../app/location.ts'
import { usePages } from '../app/use-pages.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Select } from '../ui/Select.tsx'
import { ReportCard } from './ReportCard.tsx'

const lists = [
  { value: 'open', label: 'Open, urgent first', empty: 'No open reports' },
  { value: 'closed', label: 'Closed', empty: 'No report is closed yet' },
] as const

/** The reports people made about each other. */
export function ReportsDesk() {
  const [listParam, setListParam] = useSearchParam('list')
  const selected = lists.find(({ value }) => value === listParam) ?? lists[0]
  const list = usePages('GET /api/staff/reports', { list: selected.value }, 'after')
  return (
    <div className="grid gap-4">
      <Select
        label="Reports"
        options={lists}
        value={selected.value}
        onChange={({ target }) => setListParam(target.value === 'open' ? null : target.value)}
      />
      <LoadedList
        list={list}
        itemsOf={({ reports }) => reports}
        className="grid gap-4"
        empty={
          <Card>
            <EmptyState icon={ShieldCheck} title={selected.empty}>
              Reports about people are listed here, the urgent ones first.
            </EmptyState>
          </Card>
        }
      >
        {(report) => <ReportCard key={report.id} report={report} />}
      </LoadedList>
    </div>
  )
}
