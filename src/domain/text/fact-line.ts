/** What a person looks for first in a notification. Letters show such a line as a row of a table. */
export const factLabels = [
  'When',
  'Where',
  'What for',
  'Answer by',
  'Was planned for',
  'Reason',
  'Where to come',
] as const
export type FactLabel = (typeof factLabels)[number]

export interface FactLine {
  label: FactLabel
  value: string
}

/** A line of a notification that answers one question. */
export function factLine(label: FactLabel, value: string): string {
  return `${label}: ${value}`
}

/** Null for a line that is a sentence. */
export function factIn(line: string): FactLine | null {
  const at = line.indexOf(': ')
  const label = factLabels.find((known) => known === line.slice(0, at))
  return label === undefined ? null : { label, value: line.slice(at + 2) }
}
