import { useId, useState } from 'react'
import { addDays, dayOf } from '#domain/day.ts'
import { maxPublishAheadDays } from '#domain/openings/posting.ts'
import type { Posting } from '#contract/postings.ts'
import { shortDay } from '../app/dates.ts'
import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

/** Plans the day on which an opening is published by itself. */
export function SchedulePosting({ posting }: { posting: Posting }) {
  const { id, publishOn } = posting
  const [asking, setAsking] = useState(false)
  const cancel = useAction('POST /api/postings/:id/schedule', {
    onDone: () => showToast('It stays a draft until you publish it'),
  })
  if (publishOn !== null)
    return (
      <div className="grid gap-2 rounded-control bg-sea-soft px-4 py-3 text-sea">
        <p>We will publish it on {shortDay(publishOn)}, early in the morning.</p>
        <FormMessage>{cancel.error?.message}</FormMessage>
        <Button
          tone="plain"
          busy={cancel.isPending}
          onClick={() => cancel.mutate({ id, day: null })}
          className="justify-self-start"
        >
          Do not publish it by itself
        </Button>
      </div>
    )
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        Plan a day for it
      </Button>
      {asking && <ScheduleSheet id={id} onClose={() => setAsking(false)} />}
    </>
  )
}

function ScheduleSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useId()
  const today = dayOf(new Date())
  const { mutateAsync } = useAction('POST /api/postings/:id/schedule')
  const { busy, message, errors, onSubmit } = useForm(
    ({ day = '' }) =>
      day === ''
        ? { message: 'Please check the marked fields.', fields: { day: 'Choose a day.' } }
        : undefined,
    async ({ day = '' }) => {
      await mutateAsync({ id, day })
      onClose()
      showToast(`Planned for ${shortDay(day)}`, 'good')
    },
  )
  return (
    <Sheet
      open
      onClose={onClose}
      title="Publish on a later day"
      actions={
        <Button type="submit" form={form} busy={busy}>
          Plan it
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
        <FormMessage>{message}</FormMessage>
        <p>We publish it early that morning. You can change or cancel it until then.</p>
        <Field
          label="Day"
          name="day"
          type="date"
          min={addDays(today, 1)}
          max={addDays(today, maxPublishAheadDays)}
          error={errors['day'] ?? errors['description']}
        />
      </form>
    </Sheet>
  )
}
