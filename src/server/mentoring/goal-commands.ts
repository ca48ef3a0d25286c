import { dayFrom, dayOf, type Day } from '#domain/day.ts'
import {
  goalUndoHours,
  maxOpenGoals,
  wrongWithGoalDay,
  type GoalState,
  type MentorGoal,
} from '#domain/mentoring/mentor-goal.ts'
import { hoursBefore } from '#domain/mentoring/mentoring.ts'
import type { SessionSide } from '#domain/mentoring/mentor-session.ts'
import { firstName } from '#domain/people/profile.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify } from '../notifications/commands.ts'
import { isMentoring, mentorNameOf, studentNameOf, type MentoringPair } from './queries.ts'
import { lockStudent } from './student-lock.ts'

/** Who acts, on the goals of which two people. */
export interface GoalSide extends MentoringPair {
  side: SessionSide
}

const noGoal = 'Goal not found'
const tooMany = `You have ${maxOpenGoals} open goals together. Finish or remove one first.`
const already = 'This goal is open already. You can change its day.'

/** Sets a goal for both and tells the other one. */
export async function setGoal(
  tx: Tx,
  who: GoalSide,
  { goal, by }: { goal: MentorGoal; by: string },
): Promise<void> {
  const day = goalDay(tx, by)
  await lockMentorship(tx, who)
  await forgetRemoved(tx, who)
  await refuseTooMany(tx, who, goal)
  const { id } = await tx.db
    .insertInto('mentor_goals')
    .values({
      user_id: who.studentId,
      mentor_id: who.mentorId,
      goal,
      by_day: day,
      set_by: who.side,
      set_at: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tellOther(tx, who, { id, goal, what: 'set', by: day })
  publishGoals(tx, who)
}

/** Gives an open goal another day. */
export async function moveGoal(
  tx: Tx,
  who: GoalSide,
  { id, by }: { id: string; by: string },
): Promise<void> {
  const day = goalDay(tx, by)
  await lockMentorship(tx, who)
  const moved = await tx.db
    .updateTable('mentor_goals')
    .set({ by_day: day, changed_by: who.side, changed_at: tx.now })
    .where('user_id', '=', who.studentId)
    .where('mentor_id', '=', who.mentorId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  if (moved === undefined) throw notFound(noGoal)
  publishGoals(tx, who)
}

/** Done, open again or removed. Repeating the state it has changes nothing. */
export async function changeGoalState(
  tx: Tx,
  who: GoalSide,
  { id, state }: { id: string; state: GoalState },
): Promise<void> {
  await lockMentorship(tx, who)
  await forgetRemoved(tx, who)
  const row = await tx.db
    .selectFrom('mentor_goals')
    .selectAll()
    .where('user_id', '=', who.studentId)
    .where('mentor_id', '=', who.mentorId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw notFound(noGoal)
  if (row.state === state) return
  if (state === 'open') await refuseTooMany(tx, who, row.goal)
  await tx.db
    .updateTable('mentor_goals')
    .set({ state, changed_by: who.side, changed_at: tx.now })
    .where('user_id', '=', who.studentId)
    .where('id', '=', id)
    .execute()
  if (state === 'done')
    await tellOther(tx, who, { id, goal: row.goal, what: 'done', by: dayFrom(row.by_day) })
  publishGoals(tx, who)
}

function goalDay(tx: Tx, by: string): Day {
  const wrong = wrongWithGoalDay(by, dayOf(tx.now))
  if (wrong !== undefined) throw new Refusal('invalid', wrong, { fields: { by: wrong } })
  return dayFrom(by)
}

/** The mentorship may have ended since the request was checked. */
async function lockMentorship(tx: Tx, pair: MentoringPair): Promise<void> {
  await lockStudent(tx, pair.studentId)
  if (!(await isMentoring(tx.db, pair))) throw notFound('Person not found')
}

async function refuseTooMany(tx: Tx, pair: MentoringPair, goal: MentorGoal): Promise<void> {
  const open = await tx.db
    .selectFrom('mentor_goals')
    .select('goal')
    .where('user_id', '=', pair.studentId)
    .where('mentor_id', '=', pair.mentorId)
    .where('state', '=', 'open')
    .execute()
  if (open.some((each) => each.goal === goal)) throw new Refusal('not-possible', already)
  if (open.length >= maxOpenGoals) throw new Refusal('not-possible', tooMany)
}

/** Removed goals that can no longer be put back. */
async function forgetRemoved(tx: Tx, pair: MentoringPair): Promise<void> {
  await tx.db
    .deleteFrom('mentor_goals')
    .where('user_id', '=', pair.studentId)
    .where('mentor_id', '=', pair.mentorId)
    .where('state', '=', 'removed')
    .where('changed_at', '<=', hoursBefore(tx.now, goalUndoHours))
    .execute()
}

async function tellOther(
  tx: Tx,
  { studentId, mentorId, side }: GoalSide,
  news: { id: string; goal: MentorGoal; what: 'set' | 'done'; by: Day },
): Promise<void> {
  const { id, ...data } = news
  const byStudent = side === 'student'
  const name = byStudent
    ? firstName(await studentNameOf(tx.db, studentId))
    : await mentorNameOf(tx.db, mentorId)
  await notify(tx, {
    userId: byStudent ? mentorId : studentId,
    type: 'mentor-goal',
    data: { ...data, name, studentId: byStudent ? studentId : null },
    key: `mentor-goal:${news.what}:${id}`,
    about: [byStudent ? studentId : mentorId],
  })
}

function publishGoals(tx: Tx, { studentId, mentorId }: MentoringPair): void {
  tx.changed(studentId, 'mentorships')
  tx.changed(mentorId, 'mentorships')
}
