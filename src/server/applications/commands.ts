import type { Application, SharedValue } from '#contract/applications.ts'
import type { ApplicationState, SharedField } from '#domain/application.ts'
import { dayOf, type Day } from '#domain/day.ts'
import { subjectOf } from '#domain/notification-subject.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify } from '../notifications/commands.ts'
import { awardJobSearch } from '../opportunities/award-commands.ts'
import { insertEvent, moveRow } from './move-commands.ts'
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
    await tellBusiness(tx, opening, sent.application.id)
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
  if (moved !== row && row.via === 'platform') await refreshBusiness(tx, moved)
  const xp = row.state !== 'applied' && move.state === 'applied' ? await awardSent(tx, moved) : 0
  return { application: applicationFrom(moved), xp }
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

/** What the student did with it is seen at once, a withdrawal first of all. */
async function refreshBusiness(tx: Tx, row: ApplicationRow): Promise<void> {
  const posting = await tx.db
    .selectFrom('opportunities')
    .select('business_id')
    .where('id', '=', row.opportunity_id)
    .executeTakeFirst()
  if (posting?.business_id == null) return
  tx.publish(posting.business_id, { type: 'changed', what: 'applications' })
}

/** That somebody applied, and to what; who it was stands beside what they shared, and nowhere else. */
async function tellBusiness(
  tx: Tx,
  opening: OpeningToApplyFor,
  applicationId: string,
): Promise<void> {
  const { id: postingId, title, businessId } = opening
  if (businessId === null) return
  tx.publish(businessId, { type: 'changed', what: 'applications' })
  await notify(tx, {
    userId: businessId,
    type: 'application-received',
    data: { title, postingId },
    key: `application-received:${applicationId}`,
    subjects: [subjectOf.application(applicationId), subjectOf.applicants(postingId)],
  })
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
