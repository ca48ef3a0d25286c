import { sql, type RawBuilder } from 'kysely'
import { Outdated } from './unavailable.ts'

/**
 * The next revision of a row, for a write that was computed from what the row was before. If the row has another
 * revision by then it becomes -1, which a constraint of the table refuses, so that the whole statement has no effect.
 */
export function nextRevision(column: string, before: number | RawBuilder<number>) {
  const current = sql.ref<number>(column)
  return sql<number>`case when ${current} = ${before}::int then ${current} + 1 else -1 end`
}

const refusedByConstraint = new Set(['23505', '23514'])

/**
 * Runs a write that one of these constraints refuses when it is outdated, and reports that as a lost race, so that the
 * transaction is retried. The message has the name in it, also from a cluster, which reports no other details.
 */
export async function orOutdated(
  constraints: readonly string[],
  write: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await write()
  } catch (error) {
    const refused = constraints.some((name) => isRefusedBy(name, error))
    if (refused) throw new Outdated('This write is outdated', { cause: error })
    throw error
  }
}

function isRefusedBy(name: string, error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return refusedByConstraint.has(String(error.code)) && error.message.includes(name)
}
