import { applicationPath } from '#domain/openings/application.ts'
import { isCancelReason, type CancelReason } from '#domain/mentoring/mentor-session.ts'
import type { InterviewEnd, InterviewWay } from '#domain/openings/interview.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { MeetingRef } from '#domain/text/meeting-ref.ts'
import type { Tx } from '../db/transaction.ts'
import { guardiansOfMinor } from '../guardians/queries.ts'
import { notify } from '../notifications/commands.ts'
import type { InterviewRow } from './interview-queries.ts'
import type { ApplicationRow } from './queries.ts'
import { sharedNameOf } from './applicant-name.ts'
import { changedForBusiness, notifyBusiness } from '../seats/commands.ts'
import { answerersOf } from '../seats/queries.ts'

/** The posting of an application and its business; null once the business is deleted. */
export async function postingFor(
  tx: Tx,
  row: ApplicationRow,
): Promise<{ id: string; businessId: UserId; page: Address } | null> {
  const posting = await tx.db
    .selectFrom('opportunities')
    .select(['id', 'business_id'])
    .where('id', '=', row.opportunity_id)
    .executeTakeFirst()
  if (posting?.business_id == null) return null
  const { id, business_id: businessId } = posting
  return { id, businessId, page: href(pages.applicants, { id }) }
}

/** Asks the student to choose a time. */
export async function notifyOfTimes(
  tx: Tx,
  row: ApplicationRow,
  interview: InterviewRow,
  again: boolean,
): Promise<void> {
  const { title, company } = row
  await notify(tx, {
    userId: row.user_id,
    type: 'interview-proposed',
    data: {
      title,
      company,
      applicationId: row.id,
      times: interview.times,
      again,
      ...whereOf(interview),
    },
    key: `interview-proposed:${row.id}:${interview.revision}`,
    subjects: [subjectOf.application(row.id), subjectOf.interview(row.id)],
  })
  await notifyGuardiansOfInterview(tx, row, interview, 'proposed')
}

/** Notifies the business of what happened to the times it proposed. */
export async function notifyBusinessOfAnswer(
  tx: Tx,
  row: ApplicationRow,
  interview: InterviewRow,
  answer: 'planned' | 'none-suits' | 'passed',
): Promise<void> {
  const posting = await postingFor(tx, row)
  if (posting === null) return
  const startsAt = interview.starts_at?.toISOString()
  await notifyBusiness(tx, posting.businessId, {
    type: 'interview-answered',
    data: {
      title: row.title,
      postingId: posting.id,
      answer,
      ...(startsAt === undefined ? {} : { startsAt }),
      ...sharedNameOf(row),
    },
    key: `interview-${answer}:${row.id}:${interview.revision}`,
    subjects: [subjectOf.applicants(posting.id), subjectOf.nameOf(row.id)],
    meeting: meetingOf(row),
  })
  await changedForBusiness(tx, posting.businessId)
}

/** Notifies the side that did not cancel, and a minor's guardians. */
export async function notifyOfCancel(
  tx: Tx,
  row: ApplicationRow,
  interview: InterviewRow,
  { by, reason }: { by: 'student' | 'business' | null; reason: CancelReason | InterviewEnd },
): Promise<void> {
  const { title, company } = row
  const posting = await postingFor(tx, row)
  const planned = interview.starts_at !== null
  const people = [
    ...(by === 'student' ? [] : [{ userId: row.user_id, path: applicationPath(row.id) }]),
    // The side that proposed times is not notified when none had been chosen.
    ...(by === 'business' || reason === 'business-away' || posting === null || !planned
      ? []
      : await businessSide(tx, posting)),
  ]
  for (const { userId, path } of people) {
    await notify(tx, {
      userId,
      type: 'interview-cancelled',
      data: {
        title,
        company,
        startsAt: interview.starts_at?.toISOString() ?? null,
        path,
        ...(isCancelReason(reason) ? { reason } : {}),
      },
      key: `interview-cancelled:${row.id}:${interview.revision}`,
      meeting: meetingOf(row),
    })
  }
  await notifyGuardiansOfInterview(tx, row, interview, 'cancelled')
}

/** Notifies a minor's guardians of when and where the interview is, and of each change. */
export async function notifyGuardiansOfInterview(
  tx: Tx,
  row: ApplicationRow,
  interview: InterviewRow,
  change: 'proposed' | 'planned' | 'cancelled',
): Promise<void> {
  const { user_id: studentId, id, title, company } = row
  const startsAt = interview.starts_at?.toISOString()
  const times = change === 'proposed' ? interview.times : startsAt ? [startsAt] : []
  for (const { guardianId, studentName } of await guardiansOfMinor(tx.db, studentId, tx.now)) {
    await notify(tx, {
      userId: guardianId,
      type: 'student-interview',
      data: {
        student: studentName,
        studentId,
        title,
        company,
        news: change,
        times,
        ...whereOf(interview),
        ...(interview.cancel_reason === 'moved-on' ? { ended: true as const } : {}),
      },
      key: `student-interview:${id}:${interview.revision}`,
      about: [studentId],
      meeting: meetingOf(row),
    })
    tx.changed(guardianId, 'guardian', 'mentor-sessions')
  }
}

/** Reminds both sides, once a day before and once an hour before. */
export async function remindBoth(
  tx: Tx,
  row: ApplicationRow,
  interview: InterviewRow,
  due: 'day' | 'hour',
): Promise<void> {
  const { title, company } = row
  const startsAt = interview.starts_at?.toISOString() ?? ''
  const posting = await postingFor(tx, row)
  const people = [
    { userId: row.user_id, path: applicationPath(row.id) },
    ...(posting === null ? [] : await businessSide(tx, posting)),
  ]
  for (const { userId, path } of people) {
    await notify(tx, {
      userId,
      type: 'interview-soon',
      data: { title, company, startsAt, path, ...whereOf(interview) },
      key: `interview-${due}:${row.id}:${startsAt}`,
      subjects: [subjectOf.interview(row.id)],
      meeting: meetingOf(row),
    })
  }
}

/** Everybody who answers for the business, with the page that they open. */
async function businessSide(
  tx: Tx,
  { businessId, page }: { businessId: UserId; page: Address },
): Promise<{ userId: UserId; path: Address }[]> {
  const people = await answerersOf(tx.db, businessId)
  return people.map((userId) => ({ userId, path: page }))
}

function meetingOf(row: ApplicationRow): MeetingRef {
  return { kind: 'interview', studentId: row.user_id, id: row.id }
}

function whereOf(interview: InterviewRow): { way: InterviewWay; place: string | null } {
  return { way: interview.way, place: interview.place }
}
