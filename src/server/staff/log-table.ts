import type { LogFilters } from '#contract/staff-log.ts'
import type { LoggedAction } from '#contract/staff.ts'
import { csvOf } from '#domain/text/csv.ts'
import { plural } from '#domain/text/plural.ts'
import type { Tx } from '../db/transaction.ts'
import type { ActionResult } from './act.ts'
import { newestActions } from './log-queries.ts'

const maxEntries = 5000

/** The entries as a table for a spreadsheet, the newest first. */
export async function logTable(
  tx: Tx,
  filters: LogFilters,
): Promise<ActionResult & { file: string; entries: number; cut: boolean }> {
  const read = await newestActions(tx.db, filters, maxEntries + 1)
  const actions = read.slice(0, maxEntries)
  const name = `${plural(actions.length, 'entry', 'entries')} of the log`
  return {
    subject: { id: 'log', name },
    file: csvOf([columns, ...actions.map(cellsOf)]),
    entries: actions.length,
    cut: read.length > maxEntries,
  }
}

const columns = ['Time in Jamaica', 'Staff', 'What', 'About', 'Name', 'Reason', 'Before', 'After']

function cellsOf({ at, staff, sentence, subject, reason, before, after }: LoggedAction): string[] {
  const time = clock.format(new Date(at))
  const { kind, name } = subject
  return [time, staff.name, sentence, kind, name, reason, factsOf(before), factsOf(after)]
}

function factsOf(facts: LoggedAction['before']): string {
  return Object.entries(facts)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}: ${String(value)}`]))
    .join('; ')
}

/** 2026-11-27 16:30, which every spreadsheet sorts. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Jamaica',
  dateStyle: 'short',
  timeStyle: 'short',
})
