import { answerBy } from '#domain/mentoring/mentoring.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { firstName } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notify } from '../notifications/commands.ts'
import { studentNameOf } from './queries.ts'
import { ownZoneOf } from './week-queries.ts'

/** Notifies a mentor that a student asks or is still waiting, with the time and the aim. */
export async function notifyMentor(
  tx: Tx,
  request: { studentId: UserId; mentorId: UserId; requestId: string },
  { again }: { again: boolean } = { again: false },
): Promise<void> {
  const { studentId, mentorId, requestId } = request
  const {
    starts_at: startsAt,
    asked_at: askedAt,
    aim,
  } = await tx.db
    .selectFrom('mentor_requests')
    .select(['starts_at', 'asked_at', 'aim'])
    .where('user_id', '=', studentId)
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  const student = firstName(await studentNameOf(tx.db, studentId))
  await notify(tx, {
    userId: mentorId,
    type: 'mentor-asked',
    data: {
      student,
      again,
      startsAt: startsAt.toISOString(),
      aim,
      answerBy: answerBy(askedAt, startsAt).toISOString(),
      ...(await ownZoneOf(tx.db, mentorId)),
    },
    key: `${again ? 'mentor-nudge' : 'mentor-asked'}:${requestId}`,
    about: [studentId],
    subjects: [subjectOf.mentorRequest(requestId)],
  })
}
