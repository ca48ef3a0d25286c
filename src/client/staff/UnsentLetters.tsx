import { MailCheck } from 'lucide-react'
import type { UnsentLetter } from '#contract/staff-jobs.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { useSearchParam } from '../app/location.ts'
import { useAction } from '../app/use-api.ts'
import { usePages } from '../app/use-pages.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Select } from '../ui/Select.tsx'
import { showToast } from '../ui/toasts.ts'
import { AskReason } from './AskReason.tsx'
import { letterStory } from './letter-story.ts'

const lists = [
  { value: 'unsent', label: 'Did not arrive', empty: 'Every letter of the last 7 days arrived' },
  { value: 'waiting', label: 'Waiting, longest first', empty: 'No letter is waiting' },
  { value: 'given-up', label: 'Given up', empty: 'No letter was given up' },
  { value: 'bounced', label: 'No such mailbox', empty: 'No letter came back' },
] as const

/** Undelivered letters: their kind, recipient and problem, but never their text. */
export function UnsentLetters() {
  const [listParam, setListParam] = useSearchParam('list')
  const selected = lists.find(({ value }) => value === listParam) ?? lists[0]
  const list = usePages('GET /api/staff/letters', { list: selected.value }, 'after')
  return (
    <Card title="Letters" className="grid gap-3">
      <Select
        label="Show"
        options={lists}
        value={selected.value}
        onChange={({ target }) =>
          setListParam(target.value === lists[0].value ? null : target.value)
        }
      />
      <LoadedList
        list={list}
        itemsOf={({ letters }) => letters}
        className="divide-y divide-line"
        empty={
          <EmptyState icon={MailCheck} title={selected.empty}>
            {selected.value === 'unsent'
              ? 'Older ones are in the other lists, for 90 days.'
              : 'Letters that do not arrive are listed here for 90 days.'}
          </EmptyState>
        }
      >
        {(letter) => <Row key={letter.id} letter={letter} />}
      </LoadedList>
    </Card>
  )
}

function Row({ letter }: { letter: UnsentLetter }) {
  const { id, kind, person, state, canTry } = letter
  const tryAgain = useAction('POST /api/staff/letters/:id/try-again', {
    onDone: () => showToast('It will be sent in a moment.', 'good'),
  })
  const dismiss = useAction('POST /api/staff/letters/:id/dismiss', {
    onDone: () => showToast('The letter is dismissed', 'good'),
  })
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <p className="min-w-52 grow basis-0">
        <span className="block font-semibold break-words">
          {kind}: {person}
        </span>
        <span className="block text-sm break-words text-ink-soft">{letterStory(letter)}</span>
      </p>
      {canTry && (
        <AskReason
          about={id}
          label="Try again"
          title={`Try again: ${kind}, ${person}`}
          send={(reason) => tryAgain.mutateAsync({ id, reason })}
        >
          <p>It is sent right away if the mail server accepts it.</p>
        </AskReason>
      )}
      {state !== 'waiting' && (
        <AskReason
          about={id}
          label="Dismiss"
          title={`Dismiss: ${kind}, ${person}`}
          send={(reason) => dismiss.mutateAsync({ id, reason })}
        >
          <p>It is removed from this list and its count. Nothing is sent.</p>
        </AskReason>
      )}
    </li>
  )
}
