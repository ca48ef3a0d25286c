import { objectionDays } from '#domain/people/birth-month-decision.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import { dayOf, daysAfter } from '#domain/day.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound, Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import {
  notifyGuardians,
  publishToPages,
  notifyStudentMoved,
} from './birth-month-notification-commands.ts'
import { mayStopBirthMonth } from './birth-month-queries.ts'
import {
  closeRequest,
  applyMonth,
  decidedAlready,
  decidersOf,
  lockedBirth,
  openRequest,
  sendToStaff,
} from './birth-month-request-commands.ts'
import { isHeld } from './questioned-queries.ts'
import { linksInForce } from './queries.ts'

interface RequestDecision {
  userId: UserId
  requestId: string
  decision: 'approved' | 'declined'
}

const beingChecked = 'Our staff are checking who is linked with this student.'
const decidedByStaff = 'Our staff will decide this request.'

/** Stores a guardian's answer. One refusal ends the request; once all agree, it takes effect some days later. */
export async function answerBirthMonth(
  tx: Tx,
  { userId, requestId, decision, guardianId }: RequestDecision & { guardianId: UserId },
): Promise<void> {
  const open = await openForAnswer(tx, userId, requestId)
  if (open.waits_for === 'staff') throw new Refusal('not-possible', decidedByStaff)
  if (open.waits_for === 'date') throw new Refusal('not-possible', decidedAlready)
  const links = await linksInForce(tx.db, userId, tx.now)
  const deciders = await decidersOf(tx, open)
  const own = deciders.find((decider) => decider.guardianId === guardianId)
  if (own === undefined || !links.some((link) => link.guardianId === guardianId)) throw notFound()
  if (decision === 'declined') {
    await closeRequest(tx, open, { state: 'declined', by: { id: guardianId, as: 'guardian' } })
    await notifyDecided(tx, open, { approved: false, by: [own.name ?? ''], except: guardianId })
    return
  }
  if (await isHeld(tx.db, { guardianId, studentId: userId })) {
    throw new Refusal('not-possible', beingChecked)
  }
  await tx.db
    .updateTable('birth_month_deciders')
    .set({ agreed_at: tx.now })
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .where('guardian_id', '=', guardianId)
    .where('agreed_at', 'is', null)
    .execute()
  await settleNotifications(tx, subjectOf.birthMonthAnswer(userId, guardianId))
  const isLast = deciders.every((decider) => decider === own || decider.agreedAt !== null)
  if (isLast)
    await startWait(
      tx,
      open,
      deciders.map(({ name }) => name ?? ''),
    )
  await publishToPages(tx, userId)
}

/** A guardian, even one whose link ended recently, objects to an agreed month. */
export async function stopBirthMonth(
  tx: Tx,
  { userId, requestId, guardianId }: { userId: UserId; requestId: string; guardianId: UserId },
): Promise<void> {
  const open = await openForAnswer(tx, userId, requestId)
  if (open.waits_for !== 'date') throw new Refusal('not-possible', decidedAlready)
  const pair = { guardianId, studentId: userId }
  if (!(await mayStopBirthMonth(tx.db, pair, tx.now))) throw notFound()
  await sendToStaff(tx, open, 'objected')
  tx.changed(guardianId, 'guardian', 'mentor-sessions')
}

/** Staff decide a request that waits for them; it takes effect immediately. */
export async function decideAsStaff(
  tx: Tx,
  { userId, requestId, decision, staffId }: RequestDecision & { staffId: UserId },
): Promise<{ from: string | null; to: string }> {
  const open = await openForAnswer(tx, userId, requestId)
  if (open.waits_for !== 'staff') {
    throw new Refusal('not-possible', 'The guardians decide this request, not our staff')
  }
  const by = { id: staffId, as: 'staff' as const }
  await closeRequest(tx, open, { state: decision, by })
  if (decision === 'approved') {
    await applyMonth(tx, userId, {
      month: open.to_month,
      kind: 'agreed',
      changed_by: userId,
      agreed_by: staffId,
      agreed_as: 'staff',
    })
  }
  await notifyDecided(tx, open, { approved: decision === 'approved', by: [] })
  return { from: open.from_month, to: open.to_month }
}

/** Applies a month after its waiting period, or hands it to staff if a guardian who was asked has left. */
export async function processDueMonth(tx: Tx, userId: UserId, requestId: string): Promise<void> {
  const before = await lockedBirth(tx, userId)
  const open = await openRequest(tx, userId)
  if (open?.id !== requestId || open.waits_for === 'staff') return
  const month = open.to_month
  if (ageBandOf(before.birth_month, tx.now) === 'adult') {
    // They have turned 18 since then, and an adult's correction needs no approval.
    await closeRequest(tx, open, { state: 'approved', by: { id: userId, as: null } })
    await applyMonth(tx, userId, { month, kind: 'changed', changed_by: userId })
    await publishToPages(tx, userId)
    return
  }
  const deciders = await decidersOf(tx, open)
  const links = await linksInForce(tx.db, userId, tx.now)
  const isComplete = deciders.every(({ guardianId }) =>
    links.some((link) => link.guardianId === guardianId),
  )
  if (!isComplete) {
    await sendToStaff(tx, open, 'link-ended')
    return
  }
  if (open.takes_effect_at === null || open.takes_effect_at > tx.now) return
  const last = deciders.toSorted((a, b) => Number(a.agreedAt) - Number(b.agreedAt)).at(-1)
  if (last === undefined) throw new RangeError(`No guardian agreed to ${requestId}`)
  await closeRequest(tx, open, { state: 'approved', by: { id: last.guardianId, as: 'guardian' } })
  await applyMonth(tx, userId, {
    month,
    kind: 'agreed',
    changed_by: userId,
    agreed_by: last.guardianId,
    agreed_as: 'guardian',
  })
  await notifyDecided(tx, open, { approved: true, by: deciders.map(({ name }) => name ?? '') })
}

async function startWait(
  tx: Tx,
  request: { user_id: UserId; id: string; to_month: string },
  by: readonly string[],
): Promise<void> {
  const { user_id: userId, id: key, to_month: month } = request
  const takesEffectAt = daysAfter(tx.now, objectionDays)
  await tx.db
    .updateTable('birth_month_requests')
    .set({ waits_for: 'date', takes_effect_at: takesEffectAt })
    .where('user_id', '=', userId)
    .where('id', '=', key)
    .execute()
  const notification = { what: 'agreed', month, on: dayOf(takesEffectAt), key } as const
  await notifyGuardians(tx, userId, notification)
  await notifyStudentMoved(tx, userId, { ...notification, by })
}

async function openForAnswer(tx: Tx, userId: UserId, requestId: string) {
  const before = await lockedBirth(tx, userId)
  const open = await openRequest(tx, userId)
  if (open?.id !== requestId || open.from_month !== before.birth_month) {
    throw new AlreadyDecided(decidedAlready)
  }
  return open
}

async function notifyDecided(
  tx: Tx,
  request: { user_id: UserId; id: string; to_month: string },
  outcome: { approved: boolean; by: readonly string[]; except?: string },
): Promise<void> {
  const { user_id: userId, id: key, to_month: month } = request
  const { approved, by, except } = outcome
  const what = approved ? 'approved' : 'declined'
  await notifyGuardians(tx, userId, {
    what,
    month,
    decided: by.length === 0 ? 'staff' : 'guardians',
    key,
    except,
    ...(approved ? { on: dayOf(tx.now) } : {}),
  })
  await notify(tx, {
    userId,
    type: 'birth-month-decided',
    data: { by: by.length === 0 ? null : [...by], month, approved },
    key: `birth-month-decided:${key}`,
  })
  await publishToPages(tx, userId)
}
