import type { StudentDay } from '#contract/dashboard.ts'

/** What a day of the calendar says to a screen reader. */
export const dayMeaning: Record<StudentDay['calendar'][number]['state'], string> = {
  done: 'active',
  freeze: 'kept by a freeze',
  missed: 'missed',
  today: 'today, not active yet',
  before: 'before you started',
  future: 'still to come',
}
