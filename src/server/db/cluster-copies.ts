import { sql, type Kysely } from 'kysely'
import { tablesAt } from './placement.ts'
import type { Tables } from './tables.ts'

/**
 * The tables whose copies are not the same on all nodes; none unless a row was changed by hand on one of them.
 * Nothing may write in the meantime.
 */
export async function differingCopies(db: Kysely<Tables>): Promise<string[]> {
  const differing: string[] = []
  for (const table of tablesAt('everywhere')) {
    const { rows } = await sql<{ success: boolean; result: string }>`
      select success, result from run_command_on_placements(${table}, ${CONTENTS})`.execute(db)
    const contents = new Set(rows.map(({ success, result }) => `${success} ${result}`))
    if (contents.size !== 1 || rows.some(({ success }) => !success)) differing.push(table)
  }
  return differing
}

/** The number of rows and a sum over them, in which their order does not matter. */
const CONTENTS = `select count(*) || ' ' || coalesce(sum(hashtextextended(copy::text, 0)), 0) from %s copy`
