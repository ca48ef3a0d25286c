import { z } from 'zod'
import { importFields, importOutcomes } from '#domain/openings/import-fields.ts'
import { openingStatuses } from '#domain/openings/opening.ts'
import { staffReason } from '#domain/people/staff-action.ts'
import { route } from './define.ts'
import { atDesk } from './staff-who.ts'
import { next } from './staff.ts'

const reasonInput = z.strictObject({ reason: staffReason })
const after = z.string().max(300).optional()

const column = z.int().min(0).max(999).nullable()
const columns = z.strictObject(recordOf(importFields, column))
const counts = z.strictObject(recordOf(importOutcomes, z.number()))
const file = z.string().min(1, 'Choose a file').max(200_000, 'The file is too long')
const fileName = z.string().trim().min(1).max(200)

const previewedRow = z.strictObject({
  /** As the spreadsheet counts it. */
  row: z.number(),
  title: z.string(),
  company: z.string(),
  /** Null for a row that is not stored. */
  location: z.string().nullable(),
  /** As the row states it. */
  deadline: z.string().nullable(),
  outcome: z.enum(importOutcomes),
  /** Why, in words. */
  notes: z.array(z.string()),
})

export type PreviewedRow = z.infer<typeof previewedRow>

const importBatch = z.strictObject({
  id: z.uuid(),
  fileName: z.string(),
  addedAt: z.string(),
  undoneAt: z.string().nullable(),
  /** How many rows of the file had each outcome. */
  counts,
  /** The rows that were left out, and why. */
  problems: z.array(z.strictObject({ row: z.number(), problems: z.array(z.string()) })),
  /** Its openings now: `waiting` are those of `held` that publishing the import publishes. */
  waiting: z.number(),
  held: z.number(),
  published: z.number(),
  closed: z.number(),
  removed: z.number(),
})

export type ImportBatch = z.infer<typeof importBatch>

const importedOpening = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  deadline: z.string().nullable(),
  status: z.enum(openingStatuses),
  heldBy: z.enum(['rules', 'reports', 'staff']).nullable(),
})

export type ImportedOpening = z.infer<typeof importedOpening>

const aboutImport = reasonInput.extend({ id: z.uuid() })
const changed = z.strictObject({ openings: z.number() })
const changes = ['staff', 'opportunities', 'job-openings'] as const

/** Openings read from a file: first as a preview, then as a batch that is held, published and undone together. */
export const staffImportRoutes = {
  /** What an import of the file would do. Stores nothing. */
  'POST /api/staff/imports/preview': route({
    who: atDesk('feeds'),
    policy: 'staff',
    /** Without `columns` they are found by their headers. */
    input: z.strictObject({ file, columns: columns.optional() }),
    output: z.strictObject({
      headers: z.array(z.string()),
      columns,
      counts,
      rows: z.array(previewedRow),
      /** What is wrong with the whole file. */
      problem: z.string().nullable(),
    }),
    changes: [],
  }),
  /** Its new openings are held until the import is published. */
  'POST /api/staff/imports': route({
    who: atDesk('feeds'),
    policy: 'staff',
    input: reasonInput.extend({ file, fileName, columns: columns.optional() }),
    output: z.strictObject({ id: z.uuid(), counts }),
    changes,
  }),
  /** Newest first. */
  'GET /api/staff/imports': route({
    who: atDesk('feeds'),
    policy: 'staff',
    input: z.strictObject({ after }),
    output: z.strictObject({ imports: z.array(importBatch), next }),
  }),
  'GET /api/staff/imports/:id': route({
    who: atDesk('feeds'),
    policy: 'known-import',
    input: z.strictObject({ id: z.uuid() }),
    output: importBatch,
  }),
  'GET /api/staff/imports/:id/openings': route({
    who: atDesk('feeds'),
    policy: 'known-import',
    input: z.strictObject({ id: z.uuid(), after }),
    output: z.strictObject({ openings: z.array(importedOpening), next }),
  }),
  'POST /api/staff/imports/:id/publish': route({
    who: atDesk('feeds'),
    policy: 'known-import',
    input: aboutImport,
    output: changed,
    changes,
  }),
  'POST /api/staff/imports/:id/hold': route({
    who: atDesk('feeds'),
    policy: 'known-import',
    input: aboutImport,
    output: changed,
    changes,
  }),
  /** Removes what it added. */
  'POST /api/staff/imports/:id/undo': route({
    who: atDesk('feeds'),
    policy: 'known-import',
    input: aboutImport,
    output: changed,
    changes,
  }),
}

function recordOf<const Name extends string, Value extends z.ZodType>(
  names: readonly Name[],
  value: Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>
}
