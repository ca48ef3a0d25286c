import { ChevronLeft, FolderOpen } from 'lucide-react'
import type { StaffCase } from '#contract/staff-cases.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { caseKindWords, type CaseList } from '#domain/people/staff-case.ts'
import { longDate, shortDate } from '../../app/dates.ts'
import { Link } from '../../app/Link.tsx'
import { LoadedList } from '../../app/LoadedList.tsx'
import { useSearchParam } from '../../app/location.ts'
import { usePages } from '../../app/use-pages.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { roleWord } from '../role-word.ts'
import { CaseView } from './CaseView.tsx'
import { ClosedCases } from './ClosedCases.tsx'

const lists: readonly { id: CaseList; label: string; empty: string }[] = [
  { id: 'mine', label: 'My cases', empty: 'You have no open case' },
  { id: 'unassigned', label: 'Unassigned', empty: 'Every open case has somebody' },
  { id: 'all', label: 'All', empty: 'No case is open' },
  { id: 'waiting', label: 'Waiting for them', empty: 'We wait for nobody' },
  { id: 'closed', label: 'Closed', empty: '' },
]

/** Reports, messages and people to verify as one list, with who has each. */
export function CasesDesk() {
  const [open] = useSearchParam('case')
  const [listParam, setListParam] = useSearchParam('list')
  const current = lists.find(({ id }) => id === listParam)?.id ?? 'mine'
  const shown = current === 'closed' ? 'mine' : current
  const list = usePages('GET /api/staff/cases', { list: shown }, 'after')
  if (open !== null)
    return (
      <div className="grid gap-4">
        <Link
          to={href(pages.staff, { desk: 'cases', list: listParam ?? undefined })}
          className={buttonClass('plain', '-ml-3 justify-self-start px-3')}
        >
          <Icon of={ChevronLeft} /> All cases
        </Link>
        <CaseView key={open} id={open} />
      </div>
    )
  const counts = list.data?.[0]?.counts
  return (
    <div className="grid gap-4">
      <div role="group" aria-label="Which cases" className="flex flex-wrap gap-2">
        {lists.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === current}
            onClick={() => setListParam(id)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 font-semibold tabular-nums aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:text-leaf-strong"
          >
            {label}
            {id !== 'closed' && counts !== undefined && <span>{counts[id]}</span>}
          </button>
        ))}
      </div>
      {current === 'closed' ? (
        <ClosedCases />
      ) : (
        <LoadedList
          list={list}
          itemsOf={({ cases }) => cases}
          className="grid gap-3"
          empty={
            <Card>
              <EmptyState
                icon={FolderOpen}
                title={lists.find(({ id }) => id === current)?.empty ?? ''}
              >
                {current === 'mine'
                  ? 'Take one from “Unassigned”. It stays yours until you close it or let it go.'
                  : 'Reports, messages and people to verify are listed here.'}
              </EmptyState>
            </Card>
          }
        >
          {(each) => <CaseRow key={each.id} item={each} />}
        </LoadedList>
      )}
    </div>
  )
}

function CaseRow({ item }: { item: StaffCase }) {
  const { id, kind, name, detail, urgent, since, askedAt, assignedTo } = item
  const [list] = useSearchParam('list')
  return (
    <li className="rounded-card border border-line bg-card shadow-raised">
      <Link
        to={href(pages.staff, { desk: 'cases', list: list ?? undefined, case: id })}
        className="grid gap-1 rounded-card p-4 hover:bg-sunk"
      >
        <span className="flex flex-wrap items-center gap-2">
          <Chip tone="sea">{caseKindWords[kind]}</Chip>
          {urgent && <Chip tone="coral">Urgent</Chip>}
          {askedAt !== null && <Chip tone="sun">Asked on {shortDate(askedAt)}</Chip>}
        </span>
        <span className="font-semibold break-words">{name}</span>
        <span className="wrap-anywhere text-ink-soft">
          {kind === 'verification' ? roleWord(detail === 'mentor' ? 'mentor' : 'business') : detail}
        </span>
        <span className="text-sm text-ink-soft">
          Since {longDate(since)}.{' '}
          {assignedTo === null ? 'Nobody has it.' : `${assignedTo.name} has it.`}
        </span>
      </Link>
    </li>
  )
}
