import type { Tx } from '../db/transaction.ts'
import { scheduleFeedRun } from '../openings/feed-run-commands.ts'
import { importOpenings, importSource, type ImportResult } from '../openings/import-commands.ts'
import type { Services } from '../services.ts'
import type { Done } from './act.ts'

export async function readFeed(tx: Tx, asked: { source: string; userId: string }): Promise<Done> {
  const { label, restUntil } = await scheduleFeedRun(tx, asked)
  return {
    subject: { id: asked.source, name: label },
    before: { restUntil: restUntil?.toISOString() ?? null },
    after: { restUntil: null },
  }
}

export async function importFile(
  tx: Tx,
  services: Services,
  file: string,
): Promise<Done & { imported: ImportResult }> {
  const imported = await importOpenings(tx, services, file)
  const { stored, held, skipped, problems } = imported
  return {
    subject: { id: importSource.source, name: importSource.label },
    after: { stored, held, skipped, problems: problems.length },
    imported,
  }
}
