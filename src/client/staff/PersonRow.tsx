import type { FoundPerson } from '#contract/staff.ts'
import { longDate } from '../app/dates.ts'
import { useAction } from '../app/use-api.ts'
import { Chip } from '../ui/Chip.tsx'
import { AskReason } from './AskReason.tsx'
import { roleWord } from './role-word.ts'

interface PersonRowProps {
  person: FoundPerson
  onOpened: (id: string) => void
}

/** Just enough to tell people apart; the rest needs a reason. */
export function PersonRow({ person, onOpened }: PersonRowProps) {
  const { id, name, organization, role, email, suspended, since } = person
  const openRecord = useAction('POST /api/staff/people/:id/look', {
    onDone: () => onOpened(id),
  })
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <p className="min-w-48 grow">
        <span className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name} {suspended && <Chip tone="coral">Suspended</Chip>}
        </span>
        <span className="block text-sm break-words text-ink-soft">
          {organization === null ? '' : `${organization}, `}
          {roleWord(role)}, <span className="break-all">{email}</span>
        </span>
        <span className="block text-sm text-ink-soft">Joined {longDate(since)}</span>
      </p>
      <AskReason
        label="Open record"
        title={`Open record of ${name}`}
        send={(reason) => openRecord.mutateAsync({ id, reason })}
      >
        <p>It stays open for an hour, only for you.</p>
      </AskReason>
    </li>
  )
}
