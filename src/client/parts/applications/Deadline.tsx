import { Clock } from 'lucide-react'
import { dayFrom, dayOf, daysBetween } from '#domain/day.ts'
import { closingSoonDays } from '#domain/openings/opening.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { deadlineWords } from './deadline-words.ts'

interface DeadlineProps {
  /** Null if it has no closing date. */
  day: string | null
  estimated?: boolean
  /** False if it closed before its deadline. */
  open?: boolean
}

/** The time left: '12 days left', with '(estimated)' if the deadline is a guess. */
export function Deadline({ day, estimated = false, open = true }: DeadlineProps) {
  const daysLeft = day === null ? null : daysBetween(dayOf(new Date()), dayFrom(day))
  const isSoon = open && daysLeft !== null && daysLeft >= 0 && daysLeft <= closingSoonDays
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 text-sm tabular-nums',
        isSoon ? 'font-semibold text-coral' : 'text-ink-soft',
      )}
    >
      <Icon of={Clock} size={16} />
      {open ? deadlineWords(daysLeft) : 'Closed'}
      {open && estimated && daysLeft !== null && ' (estimated)'}
    </span>
  )
}
