import { canMove } from '#domain/openings/application.ts'
import { atTime, dayFrom, isDay } from '#domain/day.ts'
import { interviewStateAt, mayPropose, nextRound } from '#domain/openings/interview.ts'
import { interviewProblems, type WrittenInterview } from '#domain/openings/interview-problems.ts'
import { wordingProblems } from '#domain/openings/interview-wording.ts'
import { roomFrom } from '#domain/mentoring/meeting-room.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { weeklyMinimumOf } from '../content/weekly-minimum.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { claimRoom } from '../mentoring/room-commands.ts'
import { settleNotifications } from '../notifications/commands.ts'
import { refuseStopped } from './away-queries.ts'
import { notifyOfTimes } from './interview-notify-commands.ts'
import { interviewOf, plannedFrom, type InterviewRow } from './interview-queries.ts'
import type { ChosenApplicant } from './applicant-commands.ts'
import { lockedApplicant, lockedApplicants } from './locked-rows.ts'
import { moveRow } from './move-commands.ts'
import type { ApplicationRow } from './queries.ts'
import { isStaleApplicant, refuseStaleApplicant } from './seen-applicant.ts'
import { changedForBusiness, logOpeningDeed } from '../seats/commands.ts'
import type { Acting } from '../seats/queries.ts'

const tooOften = 'You cannot propose any more times. Make an offer, or decline.'

/** Invites an applicant to an interview, or proposes other times for it. Repeating the request has no effect. */
export async function proposeInterview(
  tx: Tx,
  acting: Acting,
  proposal: {
    postingId: string
    applicationId: string
    seen: string | undefined
    form: WrittenInterview
    /** The room that this installation created, if it creates rooms. */
    newRoom: string | null
  },
): Promise<void> {
  const row = await lockedApplicant(tx, acting.actsFor, proposal)
  if (!(await proposeTo(tx, acting, row, proposal))) return
  const { postingId } = proposal
  await logOpeningDeed(tx, acting, { deed: 'invited-applicants', postingId })
}

/**
 * Invites the chosen applicants, all with the same times to choose from. Leaves out those who are invited already,
 * or have changed since they were read.
 */
export async function inviteApplicants(
  tx: Tx,
  acting: Acting,
  proposal: {
    postingId: string
    applicants: readonly ChosenApplicant[]
    form: WrittenInterview
    /** Makes a room for one of them, if this installation creates rooms. */
    newRoom: () => string | null
  },
): Promise<{ answered: number; left: number }> {
  const { applicants, postingId, form, newRoom } = proposal
  const ids = applicants.map(({ applicationId }) => applicationId)
  let answered = 0
  for (const row of await lockedApplicants(tx, acting.actsFor, { postingId, ids })) {
    const seen = applicants.find(({ applicationId }) => applicationId === row.id)?.seen
    if (!canMove(row.state, 'interview', 'business') || (await isStaleApplicant(tx, row, seen))) {
      continue
    }
    await proposeTo(tx, acting, row, { postingId, form, seen, newRoom: newRoom() })
    answered += 1
  }
  if (answered > 0) await logOpeningDeed(tx, acting, { deed: 'invited-applicants', postingId })
  return { answered, left: new Set(ids).size - answered }
}

/** The application must be locked. False when these times are proposed already. */
async function proposeTo(
  tx: Tx,
  acting: Acting,
  row: ApplicationRow,
  proposal: {
    postingId: string
    seen: string | undefined
    form: WrittenInterview
    newRoom: string | null
  },
): Promise<boolean> {
  const { form, newRoom } = proposal
  const isNew = row.state !== 'interview'
  const before = await interviewOf(tx.db, row)
  if (!isNew && before !== null && isSame(before, form, tx.now)) return false
  await refuseStaleApplicant(tx, row, proposal.seen)
  if (isNew && !canMove(row.state, 'interview', 'business')) {
    throw new Refusal('not-possible', 'This application cannot be moved to that state')
  }
  await refuseStopped(tx, acting.actsFor, proposal.postingId)
  const room = newRoom ?? roomFrom(form.room) ?? before?.room ?? null
  refuseProblems(tx, form, room)
  const planned = before === null || isNew ? null : plannedFrom(before)
  if (!mayPropose(planned, tx.now)) throw new Refusal('not-possible', tooOften)
  const interview = await write(tx, row, { form, room, round: nextRound(planned, tx.now) })
  await settleNotifications(tx, subjectOf.interview(row.id))
  if (isNew) {
    const move = { state: 'interview', on: undefined, note: '', by: 'business' } as const
    await moveRow(tx, row, { ...move, mover: 'business', actorId: acting.userId })
  }
  await notifyOfTimes(tx, row, interview, planned !== null)
  tx.changed(row.user_id, 'applications', 'opportunities')
  await changedForBusiness(tx, acting.actsFor)
  return true
}

function refuseProblems(tx: Tx, form: WrittenInterview, room: string | null): void {
  const fields = {
    ...wordingProblems(form, weeklyMinimumOf(tx.content)),
    ...interviewProblems(form, { now: tx.now, needsRoom: room === null }),
  }
  if (Object.keys(fields).length === 0) return
  throw new Refusal('invalid', 'Please check the marked fields.', { fields })
}

async function write(
  tx: Tx,
  row: ApplicationRow,
  { form, room, round }: { form: WrittenInterview; room: string | null; round: number },
): Promise<InterviewRow> {
  const times = timesOf(form)
  const lastTime = times.at(-1)
  if (lastTime === undefined) throw new RangeError('An interview without a time')
  const byVideo = form.way === 'video'
  const noRoom = { room: null, room_key: null }
  const columns = {
    state: 'proposed' as const,
    round,
    times: JSON.stringify(times),
    last_time: new Date(lastTime),
    starts_at: null,
    way: form.way,
    place: byVideo ? null : form.place,
    ...(byVideo ? await claimRoom(tx, { studentId: row.user_id, room }) : noRoom),
    contact_name: form.contactName,
    contact_position: form.contactPosition,
    bring: [...form.bring],
    cancelled_by: null,
    cancel_reason: null,
    proposed_at: tx.now,
    reminded_at: null,
    planned_at: null,
    changed_at: tx.now,
  }
  return tx.db
    .insertInto('interviews')
    .values({ ...columns, user_id: row.user_id, application_id: row.id })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'application_id'])
        .doUpdateSet((eb) => ({ ...columns, revision: eb('interviews.revision', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A double click: these times are already proposed. */
function isSame(before: InterviewRow, form: WrittenInterview, now: Date): boolean {
  return (
    interviewStateAt(plannedFrom(before), now) === 'proposed' &&
    before.way === form.way &&
    (before.way === 'video'
      ? form.room === '' || roomFrom(form.room) === before.room
      : before.place === form.place) &&
    before.contact_name === form.contactName &&
    before.contact_position === form.contactPosition &&
    before.bring.join() === form.bring.join() &&
    form.times.every(({ day }) => isDay(day)) &&
    before.times.join() === timesOf(form).join()
  )
}

function timesOf({ times }: WrittenInterview): string[] {
  return times
    .map(({ day, time }) => atTime(dayFrom(day), time).toISOString())
    .toSorted((a, b) => a.localeCompare(b))
}
