import { useId, useState } from 'react'
import type { LoggedAction } from '#contract/staff.ts'
import { minReasonLength } from '#domain/people/staff-action.ts'
import { timeOfDay } from '../app/dates.ts'
import { useForm, type FormValues } from '../app/form.ts'
import { useSession } from '../app/session.ts'
import { useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Tick } from '../ui/Tick.tsx'
import type { ReasonRequest } from './asked-reason.ts'
import { reasonHint } from './reason-hint.ts'

interface ReasonSheetProps extends ReasonRequest {
  onClose: () => void
}

/** Closes when it is done; an error appears above the field. */
export function ReasonSheet(asked: ReasonSheetProps) {
  const { title, about, tone = 'main', children, choices, instead, send, onClose } = asked
  const form = useId()
  const [chosen, setChosen] = useState<string[]>([])
  const isUnchosen = choices !== undefined && chosen.length === 0
  const unchosen = choices?.none ?? 'Choose at least one thing that they are told.'
  const { busy, message, errors, onSubmit } = useForm(
    (given) => {
      if (isUnchosen) return { message: unchosen }
      const fields = missingIn(given, instead?.isNeeded(chosen) === true ? instead : undefined)
      return Object.keys(fields).length === 0 ? undefined : { message: 'Say why.', fields }
    },
    async (given) => {
      await send(given['reason'] ?? '', chosen, given)
      onClose()
    },
  )
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      actions={
        <Button type="submit" form={form} tone={tone === 'danger' ? 'danger' : 'main'} busy={busy}>
          {title}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-4">
        {about !== undefined && <Meanwhile about={about} />}
        {children && <div className="grid gap-2">{children}</div>}
        <FormMessage>
          {Object.keys(errors).length > 0 || (message === unchosen && !isUnchosen)
            ? undefined
            : message}
        </FormMessage>
        {choices && (
          <fieldset>
            <legend className="font-semibold">{choices.label}</legend>
            {Object.entries(choices.of).map(([kind, words]) => (
              <Tick
                key={kind}
                label={words}
                on={chosen.includes(kind)}
                onFlip={(on) =>
                  setChosen((now) => [
                    ...now.filter((other) => other !== kind),
                    ...(on ? [kind] : []),
                  ])
                }
              />
            ))}
          </fieldset>
        )}
        {instead && (
          <TextArea
            label={instead.label}
            name={instead.name}
            rows={2}
            maxLength={500}
            hint={instead.hint}
            error={instead.isNeeded(chosen) ? errors[instead.name] : undefined}
          />
        )}
        <TextArea
          label="Reason"
          name="reason"
          rows={3}
          maxLength={500}
          hint={reasonHint}
          error={errors['reason']}
        />
      </form>
    </Sheet>
  )
}

/** The errors for texts that are too short, by field. */
function missingIn(given: FormValues, instead: ReasonRequest['instead']): Record<string, string> {
  const isShort = (name: string) => (given[name] ?? '').length < minReasonLength
  return {
    ...(instead && isShort(instead.name) && { [instead.name]: instead.missing }),
    ...(isShort('reason') && { reason: `Write at least ${minReasonLength} characters.` }),
  }
}

/** Tells staff in an open sheet what a colleague has decided about the same thing since it was opened. */
function Meanwhile({ about }: { about: string }) {
  const { data } = useApi('GET /api/staff/log', { about })
  if (data === undefined) return null
  return <Since actions={data.actions} />
}

function Since({ actions }: { actions: readonly LoggedAction[] }) {
  const session = useSession()
  const own = session.state === 'signed-in' ? session.user.id : null
  const [known] = useState(() => new Set(actions.map(({ id }) => id)))
  const done = actions.find(({ id, staff }) => !known.has(id) && staff.id !== own)
  if (done === undefined) return null
  return (
    <p role="status" className="rounded-control bg-sun-soft px-4 py-3 break-words">
      {done.sentence.replace(/\.$/, '')} at {timeOfDay(done.at)}. Your words are still here.
    </p>
  )
}
