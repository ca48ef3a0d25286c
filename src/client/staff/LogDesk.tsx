import { ScrollText } from 'lucide-react'
import type { LogFilters } from '#contract/staff-log.ts'
import type { Day } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { plural } from '#domain/text/plural.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { useSearchParam } from '../app/location.ts'
import { saveFile } from '../app/save-file.ts'
import { useAction } from '../app/use-api.ts'
import { usePages } from '../app/use-pages.ts'
import { useStaffRole } from '../parts/staff/use-staff-role.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { showToast } from '../ui/toasts.ts'
import { AskReason } from './AskReason.tsx'
import { LogFilterForm } from './LogFilterForm.tsx'
import { LogRow } from './LogRow.tsx'
import { isKind } from './log-kinds.ts'

/** The log of staff actions at the desks of the caller’s role, with their subjects and reasons. It cannot be changed. */
export function LogDesk() {
  const [about, setAbout] = useSearchParam('about')
  const role = useStaffRole()
  const filters = useLogFilters(about)
  const list = usePages('GET /api/staff/log', filters, 'after')
  const download = useAction('POST /api/staff/log/export', {
    onDone: ({ file, entries, cut }) => {
      saveFile('log.csv', file, 'text/csv')
      const saved = `${plural(entries, 'entry', 'entries')} saved`
      showToast(cut ? `${saved}. Older ones did not fit: choose fewer days` : saved, 'good')
    },
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <LogFilterForm filters={filters} />
      <Card
        title="Log"
        aside={
          role === 'lead' && (
            <AskReason
              label="Export"
              title="Export this list"
              send={(reason) => download.mutateAsync({ ...filters, reason })}
            >
              <p>
                You get a table for a spreadsheet, with names and reasons. Keep it safe, and delete
                it when you are done.
              </p>
            </AskReason>
          )
        }
      >
        <LoadedList
          list={list}
          itemsOf={({ actions }) => actions}
          className="divide-y divide-line"
          empty={
            <EmptyState icon={ScrollText} title="Nothing in the log here">
              Everything staff do is listed with its reason.
            </EmptyState>
          }
        >
          {(action) => (
            <LogRow key={action.id} action={action} onAbout={about === null ? setAbout : null} />
          )}
        </LoadedList>
      </Card>
    </div>
  )
}

/** What the address asks for. */
function useLogFilters(about: string | null): LogFilters {
  const [q] = useSearchParam('q')
  const [kind] = useSearchParam('kind')
  const [staff] = useSearchParam('staff')
  const [from] = useSearchParam('from')
  const [to] = useSearchParam('to')
  return {
    ...(q ? { q } : {}),
    ...(isKind(kind) ? { kind } : {}),
    // The server refuses anything else.
    ...(staff ? { staff: staff as UserId } : {}),
    ...(from ? { from: from as Day } : {}),
    ...(to ? { to: to as Day } : {}),
    ...(about === null ? {} : { about }),
  }
}
