import { FileSpreadsheet } from 'lucide-react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { shortDate, timeOfDay } from '../../app/dates.ts'
import { Link } from '../../app/Link.tsx'
import { LoadedList } from '../../app/LoadedList.tsx'
import { usePages } from '../../app/use-pages.ts'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { batchState } from './import-words.ts'

/** The files that were imported, newest first. */
export function ImportsCard() {
  const list = usePages('GET /api/staff/imports', {}, 'after')
  return (
    <Card title="Imported files" className="lg:col-span-2">
      <LoadedList
        list={list}
        itemsOf={({ imports }) => imports}
        className="divide-y divide-line"
        empty={
          <EmptyState icon={FileSpreadsheet} title="No file was imported yet">
            Each file stays here, to publish, hold or undo all that it added.
          </EmptyState>
        }
      >
        {(batch) => {
          const { label, tone } = batchState(batch)
          return (
            <li key={batch.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <Link
                to={href(pages.staff, { desk: 'feeds', batch: batch.id })}
                className="link inline-flex min-h-11 items-center wrap-anywhere"
              >
                {batch.fileName}
              </Link>
              <Chip tone={tone}>{label}</Chip>
              <span className="text-sm text-ink-soft">
                {shortDate(batch.addedAt)}, {timeOfDay(batch.addedAt)}
              </span>
            </li>
          )
        }}
      </LoadedList>
    </Card>
  )
}
