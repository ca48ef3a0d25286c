import type { Outcome } from './steps.ts'

/** The table of steps and times, and the closing line a machine can read. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  const rows = outcomes.map(
    ({ name, ok, seconds }) =>
      `  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${ok ? 'ok' : 'FAILED'}`,
  )
  const sum = (kind: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[kind], 0)
  return [
    ...rows,
    '',
    `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
  ].join('\n')
}
