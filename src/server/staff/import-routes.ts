import type { FastifyInstance } from 'fastify'
import { countsOf } from '#domain/openings/import-fields.ts'
import type { StaffAction } from '#domain/people/staff-action.ts'
import type { Tx } from '../db/transaction.ts'
import { bind } from '../http/bind.ts'
import {
  holdBatch,
  publishBatch,
  undoBatch,
  type BatchResult,
} from '../openings/import-batch-commands.ts'
import { importBatch, importBatches, openingsOfBatch } from '../openings/import-batch-queries.ts'
import { importOpenings } from '../openings/import-commands.ts'
import { plannedRows, readImport, type PlannedRow } from '../openings/import-queries.ts'
import type { Services } from '../services.ts'
import { act } from './act.ts'

export function importRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services

  bind(app, services, 'POST /api/staff/imports/preview', async (input) => {
    const read = await readImport(services, input)
    const rows = await plannedRows(db, read)
    return {
      headers: read.headers,
      columns: read.columns,
      problem: read.problem,
      counts: countsOf(rows.map(({ outcome }) => outcome)),
      rows: rows.map(previewOf),
    }
  })
  bind(app, services, 'POST /api/staff/imports', async (input, { caller }) => {
    const { fileName, reason } = input
    const read = await readImport(services, input)
    const action = { kind: 'imported-openings', caller, reason, about: 'import' } as const
    const { id, counts } = await act(services, action, async (tx) => {
      const batch = await importOpenings(tx, read, fileName)
      const { new: fresh, check, changed, problem } = batch.counts
      return {
        ...batch,
        subject: { id: batch.id, name: batch.name },
        after: { stored: fresh + check, changed, problems: problem },
      }
    })
    return { id, counts }
  })
  bind(app, services, 'GET /api/staff/imports', ({ after }) => importBatches(db, now(), after))
  bind(app, services, 'GET /api/staff/imports/:id', ({ id }) => importBatch(db, now(), id))
  bind(app, services, 'GET /api/staff/imports/:id/openings', ({ id, after }) =>
    openingsOfBatch(db, id, after),
  )
  bindDecision('publish', 'published-import', publishBatch)
  bindDecision('hold', 'held-import', holdBatch)
  bindDecision('undo', 'undid-import', undoBatch)

  function bindDecision(
    name: 'publish' | 'hold' | 'undo',
    kind: StaffAction,
    change: (tx: Tx, id: string) => Promise<BatchResult>,
  ): void {
    const key = `POST /api/staff/imports/:id/${name}` as const
    bind(app, services, key, async ({ id, reason }, { caller }) => {
      const { openings } = await act(services, { kind, caller, reason, about: id }, async (tx) => {
        const result = await change(tx, id)
        return { ...result, subject: { id, name: result.name } }
      })
      return { openings }
    })
  }
}

function previewOf({ opening, backId: _back, ...row }: PlannedRow) {
  const isStated = opening !== null && !opening.deadlineEstimated
  return {
    ...row,
    location: opening?.location ?? null,
    deadline: isStated ? opening.deadline : null,
  }
}
