import type { ApplicationDetails } from '#contract/applications.ts'
import type { ApplicationState } from '#domain/openings/application.ts'
import { dayOf } from '#domain/day.ts'
import { stateLabel } from '../parts/applications/application-state.ts'
import { useForm } from '../app/form.ts'
import { StateChip } from '../parts/applications/StateChip.tsx'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Select } from '../ui/Select.tsx'
import { showToast } from '../ui/toasts.ts'

/** The application's state, and the states the student may move it to, with a day and a note. */
export function MoveForm({ application }: { application: ApplicationDetails }) {
  const { id, state, next, via, company } = application
  const { mutateAsync } = useAction('POST /api/applications/:id/move')
  const { busy, message, errors, onSubmit } = useForm(
    (values) =>
      stateFrom(next, values['state'])
        ? undefined
        : { message: 'Choose what has changed.', fields: { state: 'Choose one' } },
    async (values) => {
      const to = stateFrom(next, values['state'])
      if (!to) return
      const { on, note } = values
      const { xp } = await mutateAsync({
        id,
        state: to,
        ...(on ? { on } : {}),
        ...(note ? { note } : {}),
      })
      showToast(`${stateLabel(to)}.${xp > 0 ? ` +${xp} XP` : ''}`, 'good')
    },
  )
  return (
    <section className="grid gap-3">
      <h3 className="flex items-center gap-3">
        Status <StateChip state={state} />
      </h3>
      {via === 'platform' && (
        <p className="text-sm text-ink-soft">{movesWords(state, next, company)}</p>
      )}
      {next.length > 0 && (
        <form noValidate onSubmit={onSubmit} className="grid gap-3">
          <FormMessage>{message}</FormMessage>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            <Select
              label="What has changed?"
              name="state"
              placeholder="Choose"
              options={next.map((each) => ({ value: each, label: stateLabel(each) }))}
              error={errors['state']}
            />
            <Field
              label="Date"
              name="on"
              type="date"
              defaultValue={dayOf(new Date())}
              error={errors['on']}
            />
          </div>
          <Field
            label="Note"
            name="note"
            required={false}
            maxLength={1000}
            error={errors['note']}
          />
          <Button type="submit" tone="quiet" busy={busy}>
            Update
          </Button>
        </form>
      )}
    </section>
  )
}

/** What happens next for an application sent here, and what the student can do now. */
function movesWords(
  state: ApplicationState,
  next: readonly ApplicationState[],
  company: string,
): string {
  if (state === 'accepted')
    return `You accepted. If you cannot start after all, choose “${stateLabel('withdrawn')}”, and we will tell ${company} right away.`
  if (next.length === 0) return 'This application has ended.'
  return `${company} will answer here. You can ${next.includes('no-reply') ? 'mark it as no reply, or ' : ''}withdraw.`
}

function stateFrom(
  next: readonly ApplicationState[],
  value: string | undefined,
): ApplicationState | undefined {
  return next.find((state) => state === value)
}
