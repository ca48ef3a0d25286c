import type { Application } from '#contract/applications.ts'
import type { ApplicationState } from '#domain/openings/application.ts'

export interface Column {
  title: string
  states: readonly ApplicationState[]
}

/** The columns from left to right. They cover every state, so that no application can disappear. */
export const columns: readonly Column[] = [
  { title: 'Saved', states: ['saved', 'waiting', 'not-sent'] },
  { title: 'Applied', states: ['applied', 'no-reply'] },
  { title: 'Interview', states: ['interview'] },
  { title: 'Offer', states: ['offer', 'accepted'] },
  { title: 'Closed', states: ['declined', 'withdrawn'] },
]

export function inColumn<Item extends Application>(
  applications: readonly Item[],
  { states }: Column,
): readonly Item[] {
  return applications.filter(({ state }) => states.includes(state))
}
