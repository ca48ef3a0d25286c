import type { FirstMinute } from '#domain/learning/first-minute.ts'
import type { Parish } from '#domain/openings/place.ts'
import type { StudentGoal } from '#domain/people/student-goals.ts'

/** What the page shows. The HTML carries it, so that the script needs neither the lists nor the situations. */
export interface StartContent {
  situations: FirstMinute
  goals: readonly { id: StudentGoal; label: string }[]
  parishes: readonly Parish[]
  minutes: readonly Minutes[]
  xp: number
}

export type Minutes = 5 | 10 | 15 | 20
