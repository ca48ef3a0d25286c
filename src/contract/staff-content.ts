import { z } from 'zod'
import { editableKinds } from '#domain/learning/content-edit.ts'
import { staffReason } from '#domain/people/staff-action.ts'
import { route } from './define.ts'
import { address, done, none } from './shapes.ts'
import { atDesk } from './staff-who.ts'

/** 'fact.trn-fee' */
const name = z.string().max(120)
const texts = z.record(z.string().max(60), z.string().max(12_000, 'At most 12,000 characters.'))
const kind = z.enum(editableKinds)

const fieldProblem = z.strictObject({
  /** The name of the field; empty when it is about the whole. */
  field: z.string(),
  message: z.string(),
})

/** What was changed: who, when and why. */
const change = z.strictObject({
  by: z.string(),
  at: z.string(),
  reason: z.string(),
  /** See `EditState` of the server: `unusable` is not shown to anybody. */
  state: z.enum(['shown', 'same', 'conflict', 'unusable']),
  problems: z.array(fieldProblem),
})

const editedField = z.strictObject({
  name: z.string(),
  label: z.string(),
  /** What the file says now, what it said when it was changed, and what staff wrote. */
  file: z.string(),
  was: z.string(),
  text: z.string(),
})

const entryName = z.strictObject({ id: name, kind, title: z.string() })

const contentEdit = entryName.extend({ change, fields: z.array(editedField) })
export type StaffContentEdit = z.infer<typeof contentEdit>

const contentEntry = entryName.extend({
  fields: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      hint: z.string().nullable(),
      long: z.boolean(),
      optional: z.boolean(),
      text: z.string(),
      file: z.string(),
    }),
  ),
  /** Null when the file is shown. */
  change: change.nullable(),
  /** The version of this card: changing an outdated one is refused. */
  seen: z.string(),
})
export type ContentEntry = z.infer<typeof contentEntry>

const preview = z.strictObject({
  problems: z.array(fieldProblem),
  /** What should be looked at too. */
  warnings: z.array(z.string()),
  /** The fields that differ from what is shown now. */
  changed: z.array(z.string()),
  /** As people read it; empty while there are problems. */
  shown: z.array(z.strictObject({ where: z.string(), text: z.string(), href: address.nullable() })),
  /** How many more places quote it. */
  more: z.number(),
})
export type ContentPreview = z.infer<typeof preview>

export const staffContentRoutes = {
  /** By words of the title or the id; those that were changed first. At most 40. */
  'GET /api/staff/content': route({
    who: atDesk('content'),
    policy: 'staff',
    input: z.strictObject({ kind: kind.optional(), q: z.string().trim().max(100).optional() }),
    output: z.strictObject({
      entries: z.array(entryName.extend({ edited: z.boolean() })),
      more: z.boolean(),
    }),
  }),
  /** Everything that differs from the files, newest first. */
  'GET /api/staff/content-edits': route({
    who: atDesk('content'),
    policy: 'staff',
    input: none,
    output: z.strictObject({ edits: z.array(contentEdit) }),
  }),
  /** The files as they would be with all edits, so that a release can contain them. */
  'GET /api/staff/content-files': route({
    who: atDesk('content'),
    policy: 'staff',
    input: none,
    output: z.strictObject({
      files: z.array(z.strictObject({ path: z.string(), text: z.string() })),
    }),
  }),
  'GET /api/staff/content/:id': route({
    who: atDesk('content'),
    policy: 'staff',
    input: z.strictObject({ id: name }),
    output: contentEntry,
  }),
  'POST /api/staff/content/:id/preview': route({
    who: atDesk('content'),
    policy: 'staff',
    input: z.strictObject({ id: name, texts }),
    output: preview,
    changes: [],
  }),
  'POST /api/staff/content/:id/change': route({
    who: atDesk('content'),
    policy: 'staff',
    input: z.strictObject({ id: name, texts, seen: z.string().max(60), reason: staffReason }),
    output: done,
    changes: ['staff'],
  }),
  /** Shows what the file says again. */
  'POST /api/staff/content/:id/restore': route({
    who: atDesk('content'),
    policy: 'staff',
    input: z.strictObject({ id: name, seen: z.string().max(60), reason: staffReason }),
    output: done,
    changes: ['staff'],
  }),
}
