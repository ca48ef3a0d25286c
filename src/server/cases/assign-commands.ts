import { sql } from 'kysely'
import type { StaffCase, StaffMember } from '#contract/staff-cases.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { CaseEventKind, CaseKind } from '#domain/people/staff-case.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { refreshDesks } from '../notifications/staff-commands.ts'
import { caseOf, caseSubject, staffMembers, type CaseSubject } from './queries.ts'

interface Assignment {
  id: string
  /** Who makes the change. */
  byId: UserId
  /** Who had the case when they read it. */
  seen: UserId | null
  /** Who gets it; null: nobody. */
  to: UserId | null
}

/**
 * Changes who has a case. Of two colleagues who take it at the same time, the second is refused with the name of the
 * first. The person who is given a case is notified.
 */
export async function assignCase(tx: Tx, { id, byId, seen, to }: Assignment): Promise<void> {
  const { subject, current } = await lockedCase(tx, id)
  const staff = await staffMembers(tx.db, subject.kind)
  const by = memberOf(staff, byId)
  const next = to === null ? null : memberOf(staff, to)
  refuseStale(current, seen, byId)
  if (current.state === 'closed') throw new Refusal('not-possible', 'This case is closed')
  if ((current.assignedTo?.id ?? null) === to) return
  await openRow(tx, subject)
  await tx.db.updateTable('staff_cases').set({ assigned_to: to }).where('id', '=', id).execute()
  const kind = next === null ? 'let-go' : next.id === byId ? 'took' : 'gave'
  await addCaseEvent(tx, { id, kind, staff: by.name, givenTo: next?.name ?? '' })
  await settleNotifications(tx, subjectOf.staffCase(id))
  if (next !== null && next.id !== byId) {
    await notify(tx, {
      userId: next.id,
      type: 'case-for-you',
      data: { id, news: 'given', name: by.name },
      key: `case-given:${crypto.randomUUID()}`,
      subjects: [subjectOf.staffCase(id)],
    })
  }
  if (subject.kind === 'report' && subject.personId !== null)
    tx.changed(subject.personId, 'reports')
  await refreshDesks(tx)
}

/** A note for colleagues: the other person never reads it. */
export async function noteInCase(
  tx: Tx,
  { id, byId, words }: { id: string; byId: UserId; words: string },
): Promise<void> {
  const { subject } = await lockedCase(tx, id)
  const { name } = memberOf(await staffMembers(tx.db, subject.kind), byId)
  await openRow(tx, subject)
  await addCaseEvent(tx, { id, kind: 'noted', staff: name, words })
  await refreshDesks(tx)
}

/** A decision ends the work: the person who decided keeps the case, and nobody is asked for anything any more. */
export async function closeCase(tx: Tx, id: string, staffId: UserId): Promise<void> {
  const subject = await caseSubject(tx.db, id)
  if (subject === null) return
  await openRow(tx, subject)
  await tx.db
    .updateTable('staff_cases')
    .set({ assigned_to: staffId, questions: [], asked_at: null, answered_at: null })
    .where('id', '=', id)
    .execute()
  await settleNotifications(tx, subjectOf.staffCase(id))
  await settleNotifications(tx, subjectOf.questionsOf(id))
}

/** Somebody does not work on these kinds of case any more: nobody has their open ones. */
export async function releaseCasesOf(
  tx: Tx,
  { staffId, name, kinds }: { staffId: UserId; name: string; kinds: readonly CaseKind[] },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from staff_cases where assigned_to = ${staffId} and kind = any(${[...kinds]}::text[])
    order by id`.execute(tx.db)
  let released = 0
  for (const { id } of rows) {
    const { current } = await lockedCase(tx, id)
    if (current.state === 'closed' || current.assignedTo?.id !== staffId) continue
    await tx.db.updateTable('staff_cases').set({ assigned_to: null }).where('id', '=', id).execute()
    await addCaseEvent(tx, { id, kind: 'let-go', staff: name })
    await settleNotifications(tx, subjectOf.staffCase(id))
    released += 1
  }
  return released
}

/** Takes the lock that decisions about the same subject take, and reads the case. */
export async function lockedCase(
  tx: Tx,
  id: string,
): Promise<{ subject: CaseSubject; current: StaffCase }> {
  await sql`select pg_advisory_xact_lock(hashtext(${`staff:${id}`}))`.execute(tx.db)
  const subject = await caseSubject(tx.db, id)
  const current = await caseOf(tx.db, id)
  if (subject === null || current === null) throw notFound('Case not found')
  return { subject, current }
}

export async function openRow(tx: Tx, { id, kind, personId }: CaseSubject): Promise<void> {
  await tx.db
    .insertInto('staff_cases')
    .values({
      id,
      kind,
      reporter_id: kind === 'report' ? personId : null,
      message_id: kind === 'message' ? id : null,
      applicant_id: kind === 'verification' ? personId : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function addCaseEvent(
  tx: Tx,
  event: {
    id: string
    kind: CaseEventKind
    staff?: string
    givenTo?: string
    words?: string
    answeredBy?: UserId | null
  },
): Promise<void> {
  const { id, kind, staff = '', givenTo = '', words = '', answeredBy = null } = event
  await tx.db
    .insertInto('case_events')
    .values({
      case_id: id,
      kind,
      at: tx.now,
      staff_name: staff,
      given_to: givenTo,
      words,
      answered_by: answeredBy,
    })
    .execute()
}

/** Checks the role again, because it may have been removed a moment ago. */
function memberOf(staff: readonly StaffMember[], id: UserId): StaffMember {
  const member = staff.find((each) => each.id === id)
  if (member === undefined)
    throw new Refusal('not-possible', 'They do not work on such cases any more')
  return member
}

function refuseStale({ assignedTo }: StaffCase, seen: UserId | null, byId: UserId): void {
  if ((assignedTo?.id ?? null) === seen) return
  const message =
    assignedTo === null
      ? 'Nobody has this case any more. Look again.'
      : assignedTo.id === byId
        ? 'You have this case already'
        : `${assignedTo.name} has this case now`
  throw new Refusal('not-possible', message)
}
