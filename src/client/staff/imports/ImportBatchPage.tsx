import { FileX } from 'lucide-react'
import type { ImportBatch } from '#contract/staff-imports.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { plural } from '#domain/text/plural.ts'
import { BackLink } from '../../app/BackLink.tsx'
import { dayWithYear, shortDate, timeOfDay } from '../../app/dates.ts'
import { Link } from '../../app/Link.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { LoadedList } from '../../app/LoadedList.tsx'
import { useApi } from '../../app/use-api.ts'
import { usePages } from '../../app/use-pages.ts'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { BatchActions } from './BatchActions.tsx'
import { batchState, countsInWords, openingState } from './import-words.ts'

/** One imported file: its openings, and what can be done with all of them. */
export function ImportBatchPage({ id }: { id: string }) {
  const query = useApi('GET /api/staff/imports/:id', { id })
  const missing = (
    <EmptyState icon={FileX} title="This import does not exist">
      The address may have a typing mistake.
    </EmptyState>
  )
  return (
    <>
      <BackLink to={href(pages.staff, { desk: 'feeds' })}>Feeds and files</BackLink>
      <Loaded query={query} missing={missing}>
        {(batch) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <Summary batch={batch} />
            {batch.problems.length > 0 && <Problems batch={batch} />}
            <Openings id={id} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function Summary({ batch }: { batch: ImportBatch }) {
  const { label, tone } = batchState(batch)
  return (
    <Card
      title={<span className="wrap-anywhere">{batch.fileName}</span>}
      aside={<Chip tone={tone}>{label}</Chip>}
      className="grid grid-cols-1 gap-3"
    >
      <p>
        Imported on {shortDate(batch.addedAt)}, {timeOfDay(batch.addedAt)}. Of its rows,{' '}
        {countsInWords(batch.counts)}
      </p>
      {batch.undoneAt !== null && (
        <p>
          Undone on {shortDate(batch.undoneAt)}, {timeOfDay(batch.undoneAt)}. Students who saved or
          applied for one of these openings see it as closed.
        </p>
      )}
      <p className="text-ink-soft">
        Now: {batch.published} published, {batch.held} held, {batch.closed} closed, {batch.removed}{' '}
        removed.
      </p>
      <BatchActions batch={batch} />
      <p>
        <Link to={href(pages.staff, { desk: 'log', about: batch.id })} className="link">
          Who did what with this file
        </Link>
      </p>
    </Card>
  )
}

function Problems({ batch: { problems } }: { batch: ImportBatch }) {
  return (
    <Card title={`${plural(problems.length, 'row')} left out`}>
      <ul className="grid grid-cols-1 gap-2">
        {problems.map(({ row, problems: words }) => (
          <li key={row} className="wrap-anywhere">
            <b>Row {row}:</b> {words.join(' ')}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Openings({ id }: { id: string }) {
  const list = usePages('GET /api/staff/imports/:id/openings', { id }, 'after')
  return (
    <Card title="Openings" className="lg:col-span-2">
      <LoadedList
        list={list}
        itemsOf={({ openings }) => openings}
        className="divide-y divide-line"
        empty={
          <EmptyState icon={FileX} title="It added no openings">
            It only changed openings that an earlier file had added, or a later file added its
            openings again.
          </EmptyState>
        }
      >
        {(opening) => {
          const { title, company, location, deadline } = opening
          const { label, tone } = openingState(opening)
          return (
            <li key={opening.id} className="py-2.5">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Link
                  to={href(pages.staff, {
                    desk: 'posts',
                    ...placeOf(opening),
                    q: title.slice(0, 100),
                  })}
                  className="link wrap-anywhere"
                >
                  {title}
                </Link>
                <Chip tone={tone}>{label}</Chip>
              </p>
              <p className="wrap-anywhere text-ink-soft">
                {company}, {location}
                {deadline !== null && `, closes ${dayWithYear(deadline)}`}
              </p>
            </li>
          )
        }}
      </LoadedList>
    </Card>
  )
}

/** The list of the desk that has it. */
function placeOf({ status, heldBy }: Parameters<typeof openingState>[0]): { list?: string } {
  if (status === 'held') return heldBy === 'staff' ? { list: 'kept' } : {}
  return { list: status === 'removed' ? 'removed' : 'published' }
}
