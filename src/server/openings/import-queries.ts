import type { Selectable } from 'kysely'
import type { ImportColumns, ImportOutcome } from '#domain/openings/import-fields.ts'
import { redFlagReasons } from '#domain/safety/red-flags.ts'
import { dayOf } from '#domain/day.ts'
import type { AnyDb } from '../db/database.ts'
import type { OpportunitiesTable } from '../db/tables.ts'
import { openingsInFile, type ImportedFile } from '../feeds/import-file.ts'
import type { ListedOpening } from '../feeds/normalise.ts'
import type { Services } from '../services.ts'
import { normaliseEach } from './refresh.ts'
import { columnsOfListing } from './store-commands.ts'

export const importSource = { source: 'import', label: 'Added by Upful', complete: false }

export interface FileToImport {
  file: string
  columns?: ImportColumns | undefined
}

interface ReadRow {
  row: number
  title: string
  company: string
  opening: ListedOpening | null
  problems: string[]
}

export interface ReadImport extends Omit<ImportedFile, 'rows'> {
  rows: ReadRow[]
}

/** The openings of the file, as far as it can be read without the database. */
export async function readImport(
  services: Services,
  { file, columns }: FileToImport,
): Promise<ReadImport> {
  const read = openingsInFile(file, dayOf(services.now()), columns)
  const rules = { fallbackKind: 'internship', preferredEmployers: [] } as const
  const openings = await normaliseEach(
    services,
    read.rows.map(({ opening }) => opening),
    rules,
  )
  const rows = read.rows.map(({ opening: raw, ...row }, index) => {
    const opening = openings[index] ?? null
    const isUnreadable = raw !== null && opening === null
    return { ...row, opening, problems: isUnreadable ? [unreadable] : row.problems }
  })
  return { ...read, rows }
}

const unreadable = 'The title or the company has no letters.'

export interface PlannedRow {
  row: number
  title: string
  company: string
  outcome: ImportOutcome
  /** Why, in words. */
  notes: string[]
  /** What is stored; null when nothing is. */
  opening: ListedOpening | null
  /** An undone import had added it, so it comes back with this one. */
  backId: string | null
}

/** What an import would do with each row now. Each opening is stored under the id it already has. */
export async function plannedRows(db: AnyDb, { rows }: ReadImport): Promise<PlannedRow[]> {
  const stored = await storedLike(
    db,
    rows.flatMap(({ opening }) => (opening === null ? [] : [opening])),
  )
  const firstRows = new Map<string, number>()
  return rows.map(({ opening, problems, ...row }) => {
    if (opening === null) return { ...row, ...outcomeOf('problem', problems) }
    const marks = marksOf(opening)
    const twin = marks.map((mark) => firstRows.get(mark)).find((number) => number !== undefined)
    if (twin !== undefined) {
      return { ...row, ...outcomeOf('twice', [`The same opening as row ${twin}.`]) }
    }
    for (const mark of marks) firstRows.set(mark, row.row)
    return { ...row, ...outcomeFor(opening, stored) }
  })
}

type Outcome = Omit<PlannedRow, 'row' | 'title' | 'company'>

function outcomeOf(
  outcome: ImportOutcome,
  notes: string[] = [],
  stored: { opening: ListedOpening | null; backId?: string } = { opening: null },
): Outcome {
  return { outcome, notes, opening: stored.opening, backId: stored.backId ?? null }
}

function outcomeFor(opening: ListedOpening, stored: readonly StoredRow[]): Outcome {
  const same = stored.filter((row) => isLike(row, opening))
  const elsewhere = same.find((row) => row.source !== importSource.source && isListed(row))
  if (elsewhere !== undefined) {
    return outcomeOf('elsewhere', [`It is listed already, from ${elsewhere.source_label}.`])
  }
  const own = same.filter((row) => row.source === importSource.source)
  const before = own.find((row) => row.external_id === opening.externalId) ?? own[0]
  if (before === undefined) return added(opening)
  const kept = { ...opening, externalId: before.external_id }
  if (before.status === 'removed') {
    return before.undone_at === null || before.decision_reasons.length > 0
      ? outcomeOf('removed', ['Staff removed it earlier, so it stays removed.'])
      : added(kept, before.id)
  }
  const changes = changedFields(before, kept)
  if (before.status === 'expired') changes.push('it had closed and is shown again')
  if (changes.length === 0) return outcomeOf('same')
  const isReread = before.content_hash !== kept.contentHash
  const warnings = isReread ? kept.flags.map((flag) => redFlagReasons[flag]) : []
  return outcomeOf('changed', [`Changes: ${changes.join(', ')}.`, ...warnings], { opening: kept })
}

function added(opening: ListedOpening, backId?: string): Outcome {
  const notes = opening.flags.map((flag) => redFlagReasons[flag])
  const stored = { opening, ...(backId === undefined ? {} : { backId }) }
  return outcomeOf(notes.length === 0 ? 'new' : 'check', notes, stored)
}

type StoredRow = Selectable<OpportunitiesTable> & { undone_at: Date | null }

function isListed({ status }: StoredRow): boolean {
  return status === 'published' || status === 'held'
}

function marksOf({ externalId, canonicalUrl, likeness }: ListedOpening): string[] {
  return [externalId, canonicalUrl, likeness]
}

function isLike(row: StoredRow, opening: ListedOpening): boolean {
  return (
    (row.source === importSource.source && row.external_id === opening.externalId) ||
    row.canonical_url === opening.canonicalUrl ||
    row.likeness === opening.likeness
  )
}

/** Everything stored that may be one of these openings. */
function storedLike(db: AnyDb, openings: readonly ListedOpening[]): Promise<StoredRow[]> {
  if (openings.length === 0) return Promise.resolve([])
  return db
    .selectFrom('opportunities as opening')
    .leftJoin('import_batches as batch', 'batch.id', 'opening.batch_id')
    .selectAll('opening')
    .select('batch.undone_at')
    .where((is) =>
      is.or([
        is.and([
          is('opening.source', '=', importSource.source),
          is(
            'opening.external_id',
            'in',
            openings.map(({ externalId }) => externalId),
          ),
        ]),
        is(
          'opening.canonical_url',
          'in',
          openings.map(({ canonicalUrl }) => canonicalUrl),
        ),
        is(
          'opening.likeness',
          'in',
          openings.map(({ likeness }) => likeness),
        ),
      ]),
    )
    .execute()
}

const fieldNames = {
  title: 'title',
  company: 'company',
  location: 'place',
  type: 'kind of work',
  duration: 'duration',
  pay: 'pay',
  deadline: 'closing date',
  skills: 'skills',
  url: 'web address',
  description: 'description',
} as const

/** A guessed deadline moves with the day of the import, which changes nothing for readers. */
function changedFields(before: StoredRow, opening: ListedOpening): string[] {
  const after = columnsOfListing(opening)
  const isGuess = before.deadline_estimated && opening.deadlineEstimated
  return Object.entries(fieldNames).flatMap(([column, name]) => {
    const field = column as keyof typeof fieldNames
    if (field === 'deadline' && isGuess) return []
    return before[field] === after[field] ? [] : [name]
  })
}
