import { birthMonthChange } from '#domain/birth-month-change.ts'
import { isPossible, surelyAged } from '#domain/birth-month.ts'
import { messages, youngestAge } from '#domain/messages.ts'
import { subjectOf } from '#domain/notification-subject.ts'
import { nameAndInitial } from '#domain/profile.ts'
import type { Tx } from '../db/transaction.ts'
import { invitedAddress, linksInForce, linksOf } from './queries.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { tellStaffOfWork } from '../notifications/staff-commands.ts'

/** Refuses a month that cannot be, and kindly somebody who is too young; nothing is stored then. */
export function refuseUnfitMonth(month: string | undefined, now: Date): void {
  if (month === undefined) return
  const problem = !isPossible(month, now)
    ? messages.birthMonthUnclear
    : surelyAged(month, now) < youngestAge
      ? messages.tooYoung
      : null
  if (problem !== null) throw new Refusal('invalid', problem, { fields: { birthMonth: problem } })
}

/** The first month of a new account; the row of the student has it already. */
export async function keepFirstMonth(tx: Tx, userId: string, month: string): Promise<void> {
  await keep(tx, userId, { month, kind: 'stated', changed_by: userId })
}

/** What a student says about their month of birth: it counts at once, or it waits for somebody's yes. */
export async function changeBirthMonth(tx: Tx, userId: string, month: string): Promise<void> {
  const before = await locked(tx, userId)
  const open = await openRequest(tx, userId)
  if (month === open?.to_month) return
  const known = { month: before.birth_month, estimated: before.birth_month_estimated }
  const guardians = await linksInForce(tx.db, userId, tx.now)
  const hasGuardian =
    before.guardian_email !== null ||
    (await linksOf(tx.db, { studentId: userId }, tx.now)).length > 0 ||
    (await invitedAddress(tx.db, userId, tx.now)) !== null
  const change = birthMonthChange(known, month, { now: tx.now, hasGuardian })
  await close(tx, userId, open?.id, 'cancelled')
  if (change === 'save') {
    await set(tx, userId, month)
    const kind = before.birth_month === null ? 'stated' : 'changed'
    await keep(tx, userId, { month, kind, changed_by: userId })
    await tellGuardians(tx, userId, { what: 'changed', month })
  } else if (change === 'ask') {
    await tx.db
      .insertInto('birth_month_requests')
      .values({
        user_id: userId,
        from_month: before.birth_month,
        to_month: month,
        state: 'asked',
        asked_at: tx.now,
      })
      .execute()
    await tellGuardians(tx, userId, { what: 'asked', month })
    if (guardians.length === 0) await tellStaffToAnswer(tx, userId)
  }
  for (const { guardianId } of guardians)
    tx.publish(guardianId, { type: 'changed', what: 'guardians' })
}

/** The student takes the request back. */
export async function cancelBirthMonth(tx: Tx, userId: string): Promise<void> {
  await locked(tx, userId)
  const open = await openRequest(tx, userId)
  if (open === undefined) throw new Refusal('not-possible', decidedAlready)
  await close(tx, userId, open.id, 'cancelled')
  tellPages(tx, userId, await linksInForce(tx.db, userId, tx.now))
}

export interface BirthMonthDecision {
  userId: string
  requestId: string
  decision: 'approved' | 'declined'
  by: { id: string; as: 'guardian' | 'staff' }
}

/** One answer of a linked guardian, or of staff where no guardian is linked; the first one counts. */
export async function decideBirthMonth(
  tx: Tx,
  { userId, requestId, decision, by }: BirthMonthDecision,
): Promise<{ from: string | null; to: string }> {
  const before = await locked(tx, userId)
  const links = await linksInForce(tx.db, userId, tx.now)
  if (by.as === 'guardian' && !links.some(({ guardianId }) => guardianId === by.id))
    throw notFound()
  if (by.as === 'staff' && links.length > 0) {
    throw new Refusal('not-possible', 'A guardian is linked with them, and answers this')
  }
  const open = await openRequest(tx, userId)
  if (open?.id !== requestId || open.from_month !== before.birth_month) {
    throw new Refusal('not-possible', decidedAlready)
  }
  const month = open.to_month
  await close(tx, userId, requestId, decision, by)
  if (decision === 'approved') {
    await set(tx, userId, month)
    await keep(tx, userId, {
      month,
      kind: 'agreed',
      changed_by: userId,
      agreed_by: by.id,
      agreed_as: by.as,
    })
  }
  const said = { what: decision, month, except: by.as === 'guardian' ? by.id : undefined }
  await tellGuardians(tx, userId, said)
  const name = links.find(({ guardianId }) => guardianId === by.id)?.guardianName
  await notify(tx, {
    userId,
    type: 'birth-month-decided',
    data: { by: name ?? null, month, approved: decision === 'approved' },
    key: `birth-month-decided:${requestId}`,
  })
  tellPages(tx, userId, links)
  return { from: open.from_month, to: month }
}

const decidedAlready = 'This was decided or changed already. Look again.'

/** Locked, so that two changes or two answers come one after the other. */
async function locked(tx: Tx, userId: string) {
  const row = await tx.db
    .selectFrom('student_profiles')
    .select(['birth_month', 'birth_month_estimated', 'guardian_email'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  return row
}

function openRequest(tx: Tx, userId: string) {
  return tx.db
    .selectFrom('birth_month_requests')
    .select(['id', 'from_month', 'to_month'])
    .where('user_id', '=', userId)
    .where('state', '=', 'asked')
    .executeTakeFirst()
}

async function close(
  tx: Tx,
  userId: string,
  id: string | undefined,
  state: 'approved' | 'declined' | 'cancelled',
  by?: BirthMonthDecision['by'],
): Promise<void> {
  if (id === undefined) return
  await settleNotifications(tx, subjectOf.birthMonth(userId))
  await tx.db
    .updateTable('birth_month_requests')
    .set({
      state,
      decided_at: tx.now,
      decided_by: by?.id ?? userId,
      decided_as: by?.as ?? null,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

async function set(tx: Tx, userId: string, month: string): Promise<void> {
  await tx.db
    .updateTable('student_profiles')
    .set({ birth_month: month, birth_month_estimated: false })
    .where('user_id', '=', userId)
    .execute()
}

/** Nobody else is there to answer. */
async function tellStaffToAnswer(tx: Tx, userId: string): Promise<void> {
  const { display_name: name } = await tx.db
    .selectFrom('user_profiles')
    .select('display_name')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const subject = subjectOf.birthMonth(userId)
  await tellStaffOfWork(tx, { what: 'birth-month', name: nameAndInitial(name), subject })
}

interface Kept {
  month: string
  kind: 'stated' | 'changed' | 'agreed'
  changed_by: string
  agreed_by?: string
  agreed_as?: 'guardian' | 'staff'
}

async function keep(tx: Tx, userId: string, kept: Kept): Promise<void> {
  await tx.db
    .insertInto('birth_months')
    .values({ user_id: userId, ...kept, at: tx.now })
    .execute()
}

/** Asked before the change took effect, or when it did: whoever follows the student hears of it. */
async function tellGuardians(
  tx: Tx,
  userId: string,
  said: {
    what: 'asked' | 'changed' | 'approved' | 'declined'
    month: string
    except?: string | undefined
  },
): Promise<void> {
  const { what, month, except } = said
  const links = await linksOf(tx.db, { studentId: userId }, tx.now)
  for (const { guardianId, studentName, standing } of links) {
    if (guardianId === except || standing === 'asked') continue
    await notify(tx, {
      userId: guardianId,
      type: 'birth-month',
      data: { student: studentName, what, month },
      key: `birth-month:${userId}:${what}:${month}:${tx.now.toISOString()}`,
      about: [userId],
      subjects: what === 'asked' ? [subjectOf.birthMonth(userId)] : [],
    })
  }
}

function tellPages(tx: Tx, userId: string, links: readonly { guardianId: string }[]): void {
  tx.publish(userId, { type: 'changed', what: 'profile' })
  tx.publish(userId, { type: 'changed', what: 'guardians' })
  for (const { guardianId } of links) tx.publish(guardianId, { type: 'changed', what: 'guardians' })
}
