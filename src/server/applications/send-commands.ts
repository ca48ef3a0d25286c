import type { StoppedApplications } from '#contract/approvals.ts'
import type { ApprovalOutcome } from '#domain/people/approval.ts'
import { undecidedStates } from '#domain/openings/application.ts'
import { answersAll } from '#domain/openings/screening.ts'
import { dayOf } from '#domain/day.ts'
import { wayToReachInCv } from '#domain/cv/for-business.ts'
import { waysToReachIn } from '#domain/safety/ways-to-reach.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { askApproval, requireGuardianApproval } from '../guardians/approval-commands.ts'
import { cvToSend } from '../cv/queries.ts'
import { Refusal } from '../http/refusal.ts'
import { openingToApplyFor } from '../openings/queries.ts'
import { firstDayIfStarted, callOffAcceptance } from './acceptance-commands.ts'
import {
  applicationTo,
  awardSent,
  addApplication,
  copyOfOpening,
  type OpeningToApplyFor,
  type SentApplication,
} from './commands.ts'
import { insertEvent, moveRow } from './move-commands.ts'
import { notifyBusinessOfMove, notifyGuardiansOfSent, notifyOfArrival } from './notify-commands.ts'
import {
  applicationFrom,
  chosenOf,
  sharableOf,
  type ApplicationRow,
  type SharingChoice,
} from './queries.ts'
import { snapshotOf } from './snapshot-queries.ts'

const unanswered = 'Please answer each of their questions.'
const closedNote = 'The opening closed before it could be sent.'
const declinedNote = 'Your guardian did not approve it this time.'
const withdrawnNote = 'Your guardian took back their approval.'

/**
 * Sends exactly what the student chose, copied as it is now; a second call finds it already sent. An
 * application that needs a guardian's approval is stored, and sent once it is approved.
 */
export async function sendApplication(
  tx: Tx,
  userId: UserId,
  opening: OpeningToApplyFor,
  chosen: SharingChoice,
): Promise<SentApplication> {
  if (opening.businessId === null) {
    throw new Refusal('not-possible', 'Apply for this one on its own site.')
  }
  const action = { studentId: userId, kind: 'application', subject: opening.id } as const
  const approval = await requireGuardianApproval(tx, action)
  const before = await applicationTo(tx, userId, opening.id)
  if (before !== null && before.via !== 'unsent') {
    return { kind: 'already-applied', application: applicationFrom(before), xp: 0, guardians: 0 }
  }
  if (!opening.open) throw new Refusal('not-possible', 'This opening has closed')
  const { answers = [] } = chosen
  if (!answersAll(opening.questions, answers))
    throw new Refusal('invalid', unanswered, { fields: { answers: unanswered } })
  if (approval.required) {
    const row = await storeWaiting(tx, userId, opening, chosen)
    const { guardians } = await askApproval(tx, {
      ...action,
      title: `Apply for ${opening.title} at ${opening.company}`,
      path: href(pages.opening, { id: opening.id }),
    })
    return { kind: 'waiting', application: applicationFrom(row), xp: 0, guardians }
  }
  if (before !== null) {
    const sent = await send(tx, before, opening, { ...approval, chosen, by: 'student' })
    if (approval.approvalId !== null) await notifyGuardiansOfSent(tx, userId, sent.application)
    return sent
  }
  const sent = await addApplication(tx, userId, {
    ...copyOfOpening(opening),
    via: 'platform',
    ...(await snapshotOf(tx, userId, chosen)),
    approval_id: approval.approvalId,
  })
  if (sent.kind !== 'applied') return sent
  await notifyOfArrival(tx, opening, sent.application.id)
  if (approval.approvalId !== null) await notifyGuardiansOfSent(tx, userId, sent.application)
  return sent
}

/** The guardian approved: sends the waiting application, unless the opening has closed. */
export async function sendWaiting(
  tx: Tx,
  approval: { studentId: UserId; opportunityId: string; approvalId: string },
): Promise<ApprovalOutcome> {
  const row = await lockedWaiting(tx, approval)
  if (row === undefined) return 'nothing'
  const { studentId, opportunityId, approvalId } = approval
  const student = { userId: studentId, role: 'student', ageBand: 'minor' } as const
  const opening = await openingToApplyFor(tx.db, student, opportunityId, dayOf(tx.now))
  if (opening === null || !opening.open || opening.businessId === null) {
    await markNotSent(tx, row, closedNote)
    return 'closed'
  }
  const chosen = await withoutWaysToReach(tx, row)
  await send(tx, row, opening, { approvalId, chosen, by: 'guardian' })
  return 'sent'
}

/** Checks again, because the student's “About you” may have changed since it was checked. */
async function withoutWaysToReach(tx: Tx, row: ApplicationRow): Promise<SharingChoice> {
  const { share, message, answers = [], cvId } = chosenOf(row)
  const values = await sharableOf(tx, row.user_id)
  const about = values.find(({ field }) => field === 'about')?.value ?? ''
  const fields =
    waysToReachIn(about) === undefined ? share : share.filter((field) => field !== 'about')
  const cv = await cvToSend(tx, row.user_id, { cvId, share: fields, now: tx.now })
  return {
    share: fields,
    message: waysToReachIn(message) === undefined ? message : '',
    answers,
    cvId: cv !== null && wayToReachInCv(cv) === undefined ? cvId : null,
  }
}

/** The guardian declined: the student keeps the application and may ask again. */
export async function stopWaiting(
  tx: Tx,
  application: { studentId: UserId; opportunityId: string },
): Promise<void> {
  const row = await lockedWaiting(tx, application)
  if (row !== undefined) await markNotSent(tx, row, declinedNote)
}

/**
 * The guardian withdrew an approval: undecided applications sent under it are withdrawn, and accepted
 * ones are called off if the work has not started.
 */
export async function withdrawSentUnder(
  tx: Tx,
  { studentId, approvalId }: { studentId: UserId; approvalId: string },
): Promise<StoppedApplications> {
  const rows = await tx.db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', studentId)
    .where('approval_id', '=', approvalId)
    .where('via', '=', 'platform')
    .where('state', 'in', [...undecidedStates, 'accepted'])
    .orderBy('id')
    .forUpdate()
    .execute()
  const counts = { withdrawn: 0, calledOff: 0, begun: 0 }
  for (const row of rows) {
    if (row.state !== 'accepted') {
      await withdraw(tx, row)
      counts.withdrawn += 1
    } else if ((await firstDayIfStarted(tx, row)) === null) {
      await callOffAcceptance(tx, row)
      counts.calledOff += 1
    } else counts.begun += 1
  }
  return counts
}

async function withdraw(tx: Tx, row: ApplicationRow): Promise<void> {
  const withdrawn = await moveRow(tx, row, {
    state: 'withdrawn',
    on: undefined,
    note: withdrawnNote,
    by: 'guardian',
    mover: 'student',
  })
  await notifyBusinessOfMove(tx, row, withdrawn)
}

async function send(
  tx: Tx,
  row: ApplicationRow,
  opening: OpeningToApplyFor,
  {
    approvalId,
    chosen,
    by,
  }: { approvalId: string | null; chosen: SharingChoice; by: 'student' | 'guardian' },
): Promise<SentApplication> {
  const { notes: _notes, ...copy } = copyOfOpening(opening)
  const sent = await tx.db
    .updateTable('applications')
    .set({
      ...copy,
      via: 'platform',
      ...(await snapshotOf(tx, row.user_id, chosen)),
      chosen: null,
      approval_id: approvalId,
      state_on: dayOf(tx.now),
      created_at: tx.now,
      updated_at: tx.now,
    })
    .where('user_id', '=', row.user_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertEvent(tx, sent, { from: row.state, by, note: '' })
  tx.changed(row.user_id, 'applications', 'opportunities')
  const xp = await awardSent(tx, sent)
  await notifyOfArrival(tx, opening, sent.id)
  return { kind: 'applied', application: applicationFrom(sent), xp, guardians: 0 }
}

/** Stores what the student wrote, replacing any earlier version. */
async function storeWaiting(
  tx: Tx,
  userId: UserId,
  opening: OpeningToApplyFor,
  chosen: SharingChoice,
): Promise<ApplicationRow> {
  const { notes, ...copy } = copyOfOpening(opening)
  const columns = {
    ...copy,
    via: 'unsent' as const,
    state: 'waiting' as const,
    chosen: JSON.stringify(chosen),
    state_on: dayOf(tx.now),
    updated_at: tx.now,
  }
  const inserted = await tx.db
    .insertInto('applications')
    .values({ ...columns, notes, user_id: userId, created_at: tx.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'opportunity_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  const before = inserted ? null : await unsentTo(tx, userId, opening.id)
  const row =
    inserted ??
    (await tx.db
      .updateTable('applications')
      .set(columns)
      .where('user_id', '=', userId)
      .where('opportunity_id', '=', opening.id)
      .where('via', '=', 'unsent')
      .returningAll()
      .executeTakeFirstOrThrow())
  if (before?.state !== 'waiting') {
    const from = before === null ? null : before.state
    await insertEvent(tx, row, { from, by: 'student', note: '' })
  }
  tx.changed(userId, 'applications', 'opportunities')
  return row
}

async function markNotSent(tx: Tx, row: ApplicationRow, note: string): Promise<void> {
  await moveRow(tx, row, {
    state: 'not-sent',
    on: undefined,
    note,
    by: 'guardian',
    mover: 'student',
  })
}

async function lockedWaiting(
  tx: Tx,
  { studentId, opportunityId }: { studentId: UserId; opportunityId: string },
): Promise<ApplicationRow | undefined> {
  const row = await unsentTo(tx, studentId, opportunityId)
  return row?.state === 'waiting' ? row : undefined
}

async function unsentTo(
  tx: Tx,
  userId: UserId,
  opportunityId: string,
): Promise<ApplicationRow | null> {
  const row = await tx.db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('opportunity_id', '=', opportunityId)
    .where('via', '=', 'unsent')
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}
