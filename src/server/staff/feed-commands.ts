import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { scheduleFeedRun } from '../openings/feed-run-commands.ts'
import { importOpenings, importSource, type ImportResult } from '../openings/import-commands.ts'
import type { Services } from '../services.ts'
import type { ActionResult } from './act.ts'

export async function readFeed(
  tx: Tx,
  request: { source: string; userId: UserId },
): Promise<ActionResult> {
  const { label, restUntil } = await scheduleFeedRun(tx, request)
  return {
    subject: { id: request.source, name: label },
    before: { restUntil: restUntil?.toISOString() ?? null },
    after: { restUntil: null },
  }
}

export async function importFile(
  tx: Tx,
  services: Services,
  file: string,
): Promise<ActionResult & { imported: ImportResult }> {
  const imported = await importOpenings(tx, services, file)
  const { stored, held, skipped, problems } = imported
  return {
    subject: { id: importSource.source, name: importSource.label },
    after: { stored, held, skipped, problems: problems.length },
    imported,
  }
}
