import { sql } from 'kysely'
import type { Levels, AdvisedStep, Verdict } from '#domain/mentoring/mentor-rubric.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { firstName } from '#domain/people/profile.ts'
import { activityTypeOf, skills } from '#domain/learning/skills.ts'
import { waysToReachIn } from '#domain/safety/ways-to-reach.ts'
import { isProjectPassed } from '#domain/learning/finished-and-shown.ts'
import { projectText } from '#domain/learning/lesson-work.ts'
import { ledgerKindOf, xpFor } from '#domain/ledger/xp.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { recordActivities, type NewActivity } from '../xp/commands.ts'
import {
  isMentoring,
  mentorNameOf,
  sessionOf,
  showingTo,
  studentNameOf,
  takesBookings,
  type SessionRow,
} from './queries.ts'
import { projectsOf } from './student-queries.ts'
import { lockStudent, publishToBoth } from './student-lock.ts'

export interface RubricFeedback {
  levels: Levels
  nextStep: AdvisedStep
}

const notYourMentor = 'You can only show a project to one of your mentors'
const mentorAway = 'This mentor is away at the moment'
const noProject = 'This project cannot be shown'

/** Shows a project to one of the student's mentors. If it already has feedback, this is a new showing. */
export async function showProject(
  tx: Tx,
  showing: { studentId: UserId; workId: string; mentorId: UserId; minor: boolean },
): Promise<string> {
  const { studentId, workId, mentorId } = showing
  await lockStudent(tx, studentId)
  if (!(await isMentoring(tx.db, showing))) throw new Refusal('not-possible', notYourMentor)
  if (!(await takesBookings(tx.db, mentorId))) throw new Refusal('not-possible', mentorAway)
  const project = await projectsOf(tx.db, studentId)
    .select(['content.title', 'answer.work'])
    .where('answer.id', '=', workId)
    .executeTakeFirst()
  if (project === undefined) throw new Refusal('not-possible', noProject)
  if (showing.minor) refuseWaysToReach(project.work)
  const previous = await openShowing(tx, showing)
  if (previous !== undefined && !previous.hasFeedback) return previous.id
  if (previous !== undefined) await takeBackShowing(tx, { studentId, id: previous.id })
  const { title } = project
  const { id } = await tx.db
    .insertInto('project_showings')
    .values({ user_id: studentId, work_id: workId, shown_to: mentorId, title, shown_at: tx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notify(tx, {
    userId: mentorId,
    type: 'project-shown',
    data: { student: firstName(await studentNameOf(tx.db, studentId)), title, showingId: id },
    key: `project-shown:${id}`,
    about: [studentId],
    subjects: [subjectOf.showing(id)],
  })
  publishToBoth(tx, showing)
  return id
}

/** Minors must not give a mentor contact details outside Upful. */
function refuseWaysToReach(stored: unknown): void {
  const contact = waysToReachIn(projectText(stored))
  if (contact === undefined) return
  throw new Refusal(
    'not-possible',
    `Please take “${contact}” out of this project first, in its lesson. To stay safe, leave out phone numbers, addresses and usernames: you and your mentor meet here on Upful.`,
  )
}

export async function takeBackShowing(
  tx: Tx,
  { studentId, id }: { studentId: UserId; id: string },
): Promise<void> {
  const row = await tx.db
    .updateTable('project_showings')
    .set({ ended_at: tx.now })
    .where('user_id', '=', studentId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('shown_to')
    .executeTakeFirst()
  if (row === undefined) return
  await settleNotifications(tx, subjectOf.showing(id))
  publishToBoth(tx, { studentId, mentorId: row.shown_to })
}

/** Saves feedback on a session that, according to the mentor, took place. Only the first feedback counts. */
export async function reviewSession(
  tx: Tx,
  review: RubricFeedback & { mentorId: UserId; id: string },
): Promise<void> {
  const { mentorId, id } = review
  const session = await sessionOf(tx.db, { userId: mentorId, id })
  if (session === null) throw notFound('Session not found')
  const studentId = session.user_id
  await lockStudent(tx, studentId)
  const current = await sessionOf(tx.db, { userId: mentorId, id })
  if (!mayReview(current) || !(await isMentoring(tx.db, { studentId, mentorId }))) {
    throw new Refusal('not-possible', 'You can only give feedback on a session that took place')
  }
  await write(tx, { ...review, studentId, verdict: null }, { session_id: id })
}

/** As soon as the mentor says that they met, without waiting for the student to confirm. */
function mayReview(session: SessionRow | null): boolean {
  if (session === null) return false
  return session.state === 'held' || (session.state === 'planned' && session.mentor_said === 'held')
}

/**
 * Saves feedback on a project, or replaces what the mentor said about this showing. A project that is ready awards XP to
 * the student, only once; taking "ready" back later takes no XP.
 */
export async function reviewProject(
  tx: Tx,
  review: RubricFeedback & { mentorId: UserId; id: string; verdict: Verdict },
): Promise<void> {
  const { mentorId, id, verdict } = review
  const showingBeforeLock = await showingTo(tx.db, review)
  if (showingBeforeLock === null) throw notFound('Project not found')
  const studentId = showingBeforeLock.user_id
  await lockStudent(tx, studentId)
  const showing = await showingTo(tx.db, review)
  if (showing === null) throw notFound('Project not found')
  const { title, work_id: workId } = showing
  const isNew = await write(tx, { ...review, mentorId, studentId, title }, { showing_id: id })
  await settleNotifications(tx, subjectOf.showing(id))
  if (!isNew) return
  await keepWhatWasRead(tx, { studentId, id, workId })
  if (verdict === 'ready') await payProject(tx, { studentId, workId }, review)
}

async function keepWhatWasRead(
  tx: Tx,
  { studentId, id, workId }: { studentId: UserId; id: string; workId: string },
): Promise<void> {
  const answer = await tx.db
    .selectFrom('content_answers')
    .select('work')
    .where('user_id', '=', studentId)
    .where('id', '=', workId)
    .executeTakeFirst()
  await tx.db
    .updateTable('project_showings')
    .set({ read_text: answer === undefined ? null : projectText(answer.work) })
    .where('user_id', '=', studentId)
    .where('id', '=', id)
    .execute()
}

/** Keyed by the lesson, so that rewriting the same project does not pay again; a better rating still shows the skill. */
async function payProject(
  tx: Tx,
  { studentId, workId }: { studentId: UserId; workId: string },
  rating: { levels: Levels; verdict: Verdict },
): Promise<void> {
  const project = await projectsOf(tx.db, studentId)
    .select(['answer.course_id as courseId', 'answer.content_id as contentId', 'content.title'])
    .select('course.skill_categories as skills')
    .where('answer.id', '=', workId)
    .executeTakeFirst()
  if (project === undefined) return
  const skill = skills.find((each) => project.skills.includes(each))
  const subject = `${project.courseId}/${project.contentId}`
  const approved: NewActivity = {
    type: ledgerKindOf('projectApproved'),
    awardKey: `project-approved:${subject}`,
    amount: xpFor('projectApproved'),
    description: `A mentor found it ready: ${project.title}`,
    ...(skill === undefined ? {} : { activityType: activityTypeOf(skill) }),
  }
  const passed: NewActivity[] =
    skill === undefined || !isProjectPassed(rating)
      ? []
      : [
          {
            type: ledgerKindOf('projectApproved'),
            awardKey: `project-passed:${subject}`,
            amount: 0,
            description: `A mentor rated it well: ${project.title}`,
            event: { event: 'project-passed', subject, skill },
          },
        ]
  await recordActivities(tx, studentId, [approved, ...passed])
  tx.changed(studentId, 'portfolio')
}

const saysSomethingElse = sql<boolean>`(mentor_feedback.levels, mentor_feedback.next_step, mentor_feedback.verdict)
  is distinct from (excluded.levels, excluded.next_step, excluded.verdict)`

/** False if the same was said before; of a session only the first feedback counts. */
async function write(
  tx: Tx,
  review: RubricFeedback & {
    studentId: UserId
    mentorId: UserId
    verdict: Verdict | null
    title?: string
  },
  subject: { session_id: string } | { showing_id: string },
): Promise<boolean> {
  const { studentId, mentorId, levels, nextStep, verdict, title } = review
  const row = await tx.db
    .insertInto('mentor_feedback')
    .values({
      user_id: studentId,
      mentor_id: mentorId,
      ...subject,
      levels: JSON.stringify(levels),
      next_step: nextStep,
      verdict,
      given_at: tx.now,
    })
    .onConflict((conflict) =>
      'session_id' in subject
        ? conflict.doNothing()
        : conflict
            .columns(['user_id', 'showing_id'])
            .doUpdateSet(({ ref }) => ({
              levels: ref('excluded.levels'),
              next_step: ref('excluded.next_step'),
              verdict: ref('excluded.verdict'),
              given_at: ref('excluded.given_at'),
            }))
            .where(saysSomethingElse),
    )
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return false
  await notify(tx, {
    userId: studentId,
    type: 'mentor-feedback',
    data: {
      mentor: await mentorNameOf(tx.db, mentorId),
      about: title ?? 'About your session',
    },
    key: `mentor-feedback:${row.id}:${tx.now.toISOString()}`,
  })
  publishToBoth(tx, { studentId, mentorId })
  return true
}

async function openShowing(
  tx: Tx,
  { studentId, workId, mentorId }: { studentId: UserId; workId: string; mentorId: UserId },
): Promise<{ id: string; hasFeedback: boolean } | undefined> {
  const row = await tx.db
    .selectFrom('project_showings as showing')
    .leftJoin('mentor_feedback as feedback', (join) =>
      join
        .onRef('feedback.user_id', '=', 'showing.user_id')
        .onRef('feedback.showing_id', '=', 'showing.id'),
    )
    .select(['showing.id', 'feedback.id as feedbackId'])
    .where('showing.user_id', '=', studentId)
    .where('showing.work_id', '=', workId)
    .where('showing.shown_to', '=', mentorId)
    .where('showing.ended_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? undefined : { id: row.id, hasFeedback: row.feedbackId !== null }
}
