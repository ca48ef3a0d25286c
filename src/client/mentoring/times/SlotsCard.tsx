import { CalendarClock, X } from 'lucide-react'
import type { MentorSlots } from '#contract/mentoring.ts'
import { dayOf } from '#domain/day.ts'
import { shortDay } from '../../app/dates.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { showToast } from '../../ui/toasts.ts'
import { dayAndTime, ownTimeOfDay } from '../../parts/mentoring/own-time.ts'

type Slot = MentorSlots['slots'][number]

/** All upcoming slots by day: open ones can be closed, booked ones show the student. */
export function SlotsCard({ slots }: Pick<MentorSlots, 'slots'>) {
  const days = [...new Set(slots.map(dayOfSlot))]
  return (
    <Card title="Your times">
      {slots.length === 0 ? (
        <EmptyState icon={CalendarClock} title="No times yet">
          Set your usual week, or open times on one day. They are listed here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {days.map((day) => (
            <DaySlots key={day} day={day} slots={slots.filter((slot) => dayOfSlot(slot) === day)} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function DaySlots({ day, slots }: { day: string; slots: readonly Slot[] }) {
  const { mutate, isPending, variables } = useAction('POST /api/mentor/slots/close', {
    onDone: ({ closed }) => showToast(closed === 0 ? 'It has just been taken' : 'Closed'),
  })
  const close = (startsAt: string[]) =>
    mutate({ startsAt }, { onError: (error) => showToast(error.message, 'bad') })
  const open = slots.filter(({ state }) => state === 'open').map(({ startsAt }) => startsAt)
  return (
    <li className="grid gap-2 py-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3>{shortDay(day)}</h3>
        {open.length > 1 && (
          <Button
            tone="plain"
            busy={isPending && variables.startsAt.length > 1}
            onClick={() => close(open)}
            aria-label={`Close the day: ${shortDay(day)}`}
          >
            Close the day
          </Button>
        )}
      </div>
      <ul className="flex flex-wrap gap-2">
        {slots.map(({ startsAt, state, student }) => (
          <li key={startsAt}>
            {state === 'open' ? (
              <button
                type="button"
                onClick={() => close([startsAt])}
                aria-label={`Close ${dayAndTime(startsAt)}`}
                className="flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-card pr-3 pl-4 font-semibold tabular-nums hover:bg-sunk"
              >
                {ownTimeOfDay(startsAt)} <Icon of={X} size={16} />
              </button>
            ) : (
              <span className="flex min-h-11 items-center rounded-full bg-leaf-soft px-4 font-semibold text-leaf-strong tabular-nums">
                {ownTimeOfDay(startsAt)} {bookedText(state, student)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}

function bookedText(state: 'asked' | 'session', student: string | null): string {
  // The slot is reserved for a day while a guardian decides.
  if (state === 'asked' && student === null) return 'on hold'
  const name = student ?? 'A student'
  return state === 'asked' ? `${name} asked` : `with ${name}`
}

function dayOfSlot({ startsAt }: Slot): string {
  return dayOf(new Date(startsAt))
}
