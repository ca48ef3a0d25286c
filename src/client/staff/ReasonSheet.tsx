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
import { Select } from '../ui/Select.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Tick } from '../ui/Tick.tsx'
import type { ReasonRequest } from './reason-request.ts'
import { reasonHint } from './reason-hint.ts'

interface ReasonSheetProps extends ReasonRequest {
  onClose: () => void
}

/** Closes when it is done; an error appears above the field. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { title, about, tone = 'main', children, choices, instead, pick, send, onClose } = props
  const form = useId()
  const [chosen, setChosen] = useState<string[]>([])
  const isChoiceMissing = choices !== undefined && chosen.length === 0
  const choiceMissing = choices?.none ?? 'Choose at least one thing that they are told.'
  const { busy, message, errors, onSubmit } = useForm(
    (values) => {
      if (isChoiceMissing) return { message: choiceMissing }
      const fields = missingIn(values, instead?.isNeeded(chosen) === true ? instead : undefined)
      return Object.keys(fields).length === 0 ? undefined : { message: 'Say why.', fields }
    },
    async (values) => {
      await send(values['reason'] ?? '', chosen, values)
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
        {about !== undefined && <ColleagueDecision about={about} />}
        {children && <div className="grid gap-2">{children}</div>}
        <FormMessage>
          {Object.keys(errors).length > 0 || (message === choiceMissing && !isChoiceMissing)
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
                  setChosen((previous) => [
                    ...previous.filter((each) => each !== kind),
                    ...(on ? [kind] : []),
                  ])
                }
              />
            ))}
          </fieldset>
        )}
        {pick && <Select label={pick.label} name={pick.name} options={pick.of} />}
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
function missingIn(values: FormValues, instead: ReasonRequest['instead']): Record<string, string> {
  const isShort = (name: string) => (values[name] ?? '').length < minReasonLength
  return {
    ...(instead && isShort(instead.name) && { [instead.name]: instead.missing }),
    ...(isShort('reason') && { reason: `Write at least ${minReasonLength} characters.` }),
  }
}

/** Tells staff in an open sheet what a colleague has decided about the same thing since it was opened. */
function ColleagueDecision({ about }: { about: string }) {
  const { data } = useApi('GET /api/staff/log', { about })
  if (data === undefined) return null
  return <NewDecision actions={data.actions} />
}

function NewDecision({ actions }: { actions: readonly LoggedAction[] }) {
  const session = useSession()
  const own = session.state === 'signed-in' ? session.user.id : null
  const [knownIds] = useState(() => new Set(actions.map(({ id }) => id)))
  const decision = actions.find(({ id, staff }) => !knownIds.has(id) && staff.id !== own)
  if (decision === undefined) return null
  return (
    <p role="status" className="rounded-control bg-sun-soft px-4 py-3 break-words">
      {decision.sentence.replace(/\.$/, '')} at {timeOfDay(decision.at)}. Your words are still here.
    </p>
  )
}
