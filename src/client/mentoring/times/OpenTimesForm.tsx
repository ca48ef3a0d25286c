import { plural } from '#domain/text/plural.ts'
import { addDays, dayOf } from '#domain/day.ts'
import { lengthWords } from '#domain/mentoring/mentor-week.ts'
import { slotDaysAhead } from '#domain/mentoring/mentoring.ts'
import { dayWithYear } from '../../app/dates.ts'
import { useForm } from '../../app/form.ts'
import type { FormValues, FormProblem } from '../../app/form.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Select } from '../../ui/Select.tsx'
import { showToast } from '../../ui/toasts.ts'
import { halfHours } from '../../parts/mentoring/half-hours.ts'

const repeats = [
  { value: '1', label: 'This day only' },
  { value: '2', label: 'This day and the week after' },
  { value: '4', label: 'Every week for 4 weeks' },
]

/** Opens times on a day besides the usual week, and optionally on the same weekday of the next weeks. */
export function OpenTimesForm({ mostOpen, minutes }: { mostOpen: number; minutes: number }) {
  const { mutateAsync } = useAction('POST /api/mentor/slots')
  const { busy, message, errors, onSubmit } = useForm(wrongIn, async (values) => {
    const { opened, leftOut } = await mutateAsync({
      day: values['day'] ?? '',
      from: values['from'] ?? '',
      to: values['to'] ?? '',
      weeks: Number(values['weeks']),
    })
    showToast(resultText(opened, leftOut), opened === 0 ? 'plain' : 'good')
  })
  const today = dayOf(new Date())
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <FormMessage>{message}</FormMessage>
      <Field
        label="Day"
        name="day"
        type="date"
        min={today}
        max={addDays(today, slotDaysAhead)}
        error={errors['day']}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="From"
          name="from"
          options={halfHours}
          defaultValue="16:00"
          error={errors['from']}
        />
        <Select
          label="To"
          name="to"
          options={halfHours}
          defaultValue="18:00"
          error={errors['to']}
        />
      </div>
      <Select label="Repeat" name="weeks" options={repeats} error={errors['weeks']} />
      <p className="text-sm text-ink-soft">
        Jamaican time, {lengthWords(minutes)} each. You can have {mostOpen} times open at once, up
        to {slotDaysAhead} days ahead. Students have to ask at least 12 hours before. For each
        session you make a meeting in Google Meet, Zoom or Teams and paste its link when you accept,
        unless we create the room for you.
      </p>
      <Button type="submit" busy={busy} className="min-h-12">
        Open these times
      </Button>
    </form>
  )
}

function wrongIn({ day = '', from = '', to = '' }: FormValues): FormProblem | undefined {
  if (day === '') return { message: 'Choose a day.', fields: { day: 'Choose a day.' } }
  if (to <= from)
    return { message: 'The end has to be after the start.', fields: { to: 'Choose a later time.' } }
  return undefined
}

function resultText(opened: number, leftOut: readonly string[]): string {
  const text =
    opened === 0
      ? 'These times were already open'
      : plural(opened, 'time is open', 'times are open')
  if (leftOut.length === 0) return text
  const days = leftOut.map((day) => dayWithYear(day)).join(', ')
  return `${text}. Days that students cannot ask for were left out: ${days}`
}
