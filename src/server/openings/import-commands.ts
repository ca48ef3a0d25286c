import type { Tx } from '../db/transaction.ts'
import { openingsInFile } from '../feeds/import-file.ts'
import type { Services } from '../services.ts'
import { normaliseAll } from './refresh.ts'
import { storeOpenings } from './store-commands.ts'

export const importSource = { source: 'import', label: 'Added by Upful', complete: false }

export interface ImportResult {
  stored: number
  held: number
  skipped: number
  /** Rows of the file that could not be parsed, and why. */
  problems: { row: number; message: string }[]
}

/** Adds the openings of a file, by the same rules as those of a feed. */
export async function importOpenings(
  tx: Tx,
  services: Services,
  file: string,
): Promise<ImportResult> {
  const { openings: raw, problems } = openingsInFile(file)
  const rules = { fallbackKind: 'internship', preferredEmployers: [] } as const
  const openings = await normaliseAll(services, raw, rules)
  const { stored, held, skipped } = await storeOpenings(tx, importSource, openings)
  return { stored, held, skipped: skipped + raw.length - openings.length, problems }
}
