import { useState } from 'react'
import type { StaffCase, StaffMember } from '#contract/staff-cases.ts'
import { maxNoteLength } from '#domain/people/staff-case.ts'
import { longDate } from '../../app/dates.ts'
import { useForm } from '../../app/form.ts'
import { useSession } from '../../app/session.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Select } from '../../ui/Select.tsx'
import { showToast } from '../../ui/toasts.ts'

interface CaseWorkProps {
  item: StaffCase
  staff: readonly StaffMember[]
}

/** Who has the case, and notes for colleagues. */
export function CaseWork({ item, staff }: CaseWorkProps) {
  const { state, assignedTo, askedAt } = item
  return (
    <Card title="Work" className="grid gap-4">
      <p>
        {assignedTo === null ? 'Nobody has this case.' : `${assignedTo.name} has this case.`}{' '}
        {askedAt !== null && `It waits for an answer since ${longDate(askedAt)}.`}
      </p>
      {state !== 'closed' && <Hands item={item} staff={staff} />}
      <AddNote id={item.id} />
    </Card>
  )
}

function Hands({ item: { id, assignedTo }, staff }: CaseWorkProps) {
  const session = useSession()
  const own = session.state === 'signed-in' ? session.user.id : ''
  const seen = assignedTo?.id ?? null
  const take = useAction('POST /api/staff/cases/:id/take')
  const letGo = useAction('POST /api/staff/cases/:id/let-go')
  const give = useAction('POST /api/staff/cases/:id/give', {
    onDone: () => showToast('They have been told', 'good'),
  })
  const onError = (error: Error) => showToast(error.message, 'bad')
  const others = staff.filter((member) => member.id !== own && member.id !== seen)
  return (
    <div className="flex flex-wrap items-end gap-3">
      {seen !== own && (
        <Button busy={take.isPending} onClick={() => take.mutate({ id, seen }, { onError })}>
          Take it
        </Button>
      )}
      {seen === own && (
        <Button
          tone="quiet"
          busy={letGo.isPending}
          onClick={() => letGo.mutate({ id, seen }, { onError })}
        >
          Let it go
        </Button>
      )}
      {others.length > 0 && (
        <GiveTo
          others={others}
          busy={give.isPending}
          onGive={(to) => give.mutate({ id, seen, to }, { onError })}
        />
      )}
    </div>
  )
}

interface GiveToProps {
  others: readonly StaffMember[]
  busy: boolean
  onGive: (to: StaffMember['id']) => void
}

function GiveTo({ others, busy, onGive }: GiveToProps) {
  const [chosen, setChosen] = useState('')
  const colleague = others.find(({ id }) => id === chosen)
  return (
    <>
      <Select
        label="Give it to"
        options={[
          { value: '', label: 'Choose a colleague' },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={colleague?.id ?? ''}
        onChange={({ target }) => setChosen(target.value)}
        className="min-w-48 grow"
      />
      {colleague !== undefined && (
        <Button tone="quiet" busy={busy} onClick={() => onGive(colleague.id)} className="min-h-12">
          Give
        </Button>
      )}
    </>
  )
}

function AddNote({ id }: { id: string }) {
  const [count, setCount] = useState(0)
  const { mutateAsync } = useAction('POST /api/staff/cases/:id/notes')
  const { busy, message, errors, onSubmit } = useForm(
    ({ words = '' }) => {
      const missing = 'Write a note.'
      return words === '' ? { message: missing, fields: { words: missing } } : undefined
    },
    async ({ words = '' }) => {
      await mutateAsync({ id, words })
      setCount((before) => before + 1)
    },
  )
  return (
    <form key={count} noValidate onSubmit={onSubmit} className="grid gap-3">
      <TextArea
        label="Note"
        name="words"
        rows={2}
        maxLength={maxNoteLength}
        hint="Only staff read it. It is deleted with the case."
        error={errors['words']}
      />
      <FormMessage>{errors['words'] ? undefined : message}</FormMessage>
      <Button type="submit" tone="quiet" busy={busy} className="justify-self-start">
        Add note
      </Button>
    </form>
  )
}
