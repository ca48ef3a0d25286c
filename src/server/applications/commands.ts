import { sql } from 'kysely'
import type { Application, SharedValue } from '#contract/applications.ts'
import {
  canMove,
  type ApplicationMover,
  type ApplicationState,
  type SharedField,
} from '#domain/application.ts'
import { dayOf, type Day } from '#domain/day.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { awardJobSearch } from '../opportunities/award-commands.ts'
import { applicationFrom, moverOf, sharableOf, type ApplicationRow } from './queries.ts'

export interface Sent {
  kind: 'applied' | 'already-applied'
  application: Application
  xp: number
}

/** An opening that can be applied for, as its own feature read it. */
export interface OpeningToApplyFor {
  id: string
  title: string
  company: string
  location: string
  url: string | null
  deadline: string | null
  open: boolean
  /** Who takes applications here; null where the opening has a site of its own. */
  businessId: string | null
}

/** Sends exactly what the student chose, copied as it is now. A second time finds it sent. */
export async function sendApplication(
  tx: Tx,
  userId: string,
  opening: OpeningToApplyFor,
  chosen: { share: readonly SharedField[]; message: string },
): Promise<Sent> {
  if (opening.businessId === null) {
    throw new Refusal('not-possible', 'Apply for this one on its own site.')
  }
  const before = await applicationTo(tx, userId, opening.id)
  if (before !== null) return alreadySent(before)
  if (!opening.open) throw new Refusal('not-possible', 'This opening has closed')
  const shared = await snapshotOf(tx, userId, chosen)
  const sent = await enter(tx, userId, {
    ...entryFor(opening),
    via: 'platform',
    shared: JSON.stringify(shared),
  })
  if (sent.kind === 'applied') {
    tx.publish(opening.businessId, { type: 'changed', what: 'applications' })
  }
  return sent
}

/** The student says they applied on the opening's own site. */
export function noteOutsideApplication(
  tx: Tx,
  userId: string,
  opening: OpeningToApplyFor,
): Promise<Sent> {
  if (opening.businessId !== null) {
    throw new Refusal('not-possible', 'Applications for this one are sent here.')
  }
  return enter(tx, userId, { ...entryFor(opening), via: 'outside', shared: null })
}

/** An opening the student found elsewhere, to keep an eye on or already applied for. */
export function enterByHand(
  tx: Tx,
  userId: string,
  entry: {
    title: string
    company: string
    location: string
    url: string | null
    deadline: string | null
    state: 'saved' | 'applied'
    notes: string
  },
): Promise<Sent> {
  return enter(tx, userId, { ...entry, opportunity_id: null, via: 'manual', shared: null })
}

/** Moves an application where this student may move it. Moving it where it is changes nothing. */
export async function moveApplication(
  tx: Tx,
  userId: string,
  move: { id: string; state: ApplicationState; on: Day | undefined; note: string },
): Promise<{ application: Application; xp: number }> {
  const row = await lockedApplication(tx, userId, move.id)
  const moved = await moveRow(tx, row, { ...move, by: 'student', mover: moverOf(row) })
  const xp = row.state !== 'applied' && move.state === 'applied' ? await awardSent(tx, moved) : 0
  return { application: applicationFrom(moved), xp }
}

/** The business moves an application to a posting of its own; the student hears of it at once. */
export async function moveAsBusiness(
  tx: Tx,
  businessId: string,
  move: { userId: string; id: string; state: ApplicationState; note: string },
): Promise<Application> {
  const row = await lockedApplication(tx, move.userId, move.id)
  const posting = await tx.db
    .selectFrom('opportunities')
    .select('id')
    .where('id', '=', row.opportunity_id)
    .where('business_id', '=', businessId)
    .executeTakeFirst()
  if (posting === undefined || row.via !== 'platform') throw notFound('Application not found')
  const moved = await moveRow(tx, row, {
    ...move,
    on: undefined,
    by: 'business',
    mover: 'business',
  })
  return applicationFrom(moved)
}

export async function changeNotes(
  tx: Tx,
  userId: string,
  change: { id: string; notes: string; deadline: string | null | undefined },
): Promise<Application> {
  const row = await tx.db
    .updateTable('applications')
    .set({
      notes: change.notes,
      updated_at: tx.now,
      ...(change.deadline === undefined ? {} : { deadline: change.deadline }),
    })
    .where('user_id', '=', userId)
    .where('id', '=', change.id)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Application not found')
  tx.publish(userId, { type: 'changed', what: 'applications' })
  return applicationFrom(row)
}

type Entry = Pick<
  ApplicationRow,
  'opportunity_id' | 'via' | 'title' | 'company' | 'location' | 'url' | 'deadline'
> & { state: 'saved' | 'applied'; notes: string; shared: string | null }

function entryFor(opening: OpeningToApplyFor): Omit<Entry, 'via' | 'shared'> {
  const { id, title, company, location, url, deadline } = opening
  return {
    opportunity_id: id,
    title,
    company,
    location,
    url,
    deadline,
    state: 'applied',
    notes: '',
  }
}

async function enter(tx: Tx, userId: string, entry: Entry): Promise<Sent> {
  const row = await tx.db
    .insertInto('applications')
    .values({
      ...entry,
      user_id: userId,
      state_on: dayOf(tx.now),
      created_at: tx.now,
      updated_at: tx.now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'opportunity_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) {
    const before = await applicationTo(tx, userId, entry.opportunity_id ?? '')
    if (before === null) throw notFound('Application not found')
    return alreadySent(before)
  }
  await insertEvent(tx, row, { from: null, by: 'student', note: '' })
  tx.publish(userId, { type: 'changed', what: 'applications' })
  const xp = entry.state === 'applied' ? await awardSent(tx, row) : 0
  return { kind: 'applied', application: applicationFrom(row), xp }
}

async function moveRow(
  tx: Tx,
  row: ApplicationRow,
  move: {
    state: ApplicationState
    on: Day | undefined
    note: string
    by: 'student' | 'business'
    mover: ApplicationMover
  },
): Promise<ApplicationRow> {
  const from = row.state as ApplicationState
  if (from === move.state) return row
  if (!canMove(from, move.state, move.mover)) {
    throw new Refusal('not-possible', 'This application cannot go there')
  }
  const moved = await tx.db
    .updateTable('applications')
    .set({ state: move.state, state_on: move.on ?? dayOf(tx.now), updated_at: tx.now })
    .where('user_id', '=', row.user_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertEvent(tx, moved, { from, by: move.by, note: move.note })
  tx.publish(row.user_id, { type: 'changed', what: 'applications' })
  return moved
}

async function insertEvent(
  tx: Tx,
  row: ApplicationRow,
  event: { from: ApplicationState | null; by: 'student' | 'business'; note: string },
): Promise<void> {
  await tx.db
    .insertInto('application_events')
    .values({
      user_id: row.user_id,
      application_id: row.id,
      // The application is locked or new, so nobody else counts at the same time.
      position: sql<number>`(select count(*) + 1 from application_events
        where user_id = ${row.user_id} and application_id = ${row.id})`,
      from_state: event.from,
      to_state: row.state,
      moved_by: event.by,
      on_day: row.state_on,
      note: event.note,
      created_at: tx.now,
    })
    .execute()
}

function awardSent(tx: Tx, row: ApplicationRow): Promise<number> {
  return awardJobSearch(tx, {
    userId: row.user_id,
    award: 'applicationSent',
    subject: row.opportunity_id ?? row.id,
    description: `Applied: ${row.title} at ${row.company}`,
  })
}

async function snapshotOf(
  tx: Tx,
  userId: string,
  chosen: { share: readonly SharedField[]; message: string },
): Promise<SharedValue[]> {
  const known = (await sharableOf(tx.db, userId)).filter(({ field }) =>
    chosen.share.includes(field),
  )
  const message = chosen.message.trim()
  return message === '' ? known : [...known, { field: 'message', value: message }]
}

async function applicationTo(
  tx: Tx,
  userId: string,
  opportunityId: string,
): Promise<ApplicationRow | null> {
  const row = await tx.db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('opportunity_id', '=', opportunityId)
    .executeTakeFirst()
  return row ?? null
}

async function lockedApplication(tx: Tx, userId: string, id: string): Promise<ApplicationRow> {
  const row = await tx.db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Application not found')
  return row
}

function alreadySent(row: ApplicationRow): Sent {
  return { kind: 'already-applied', application: applicationFrom(row), xp: 0 }
}
