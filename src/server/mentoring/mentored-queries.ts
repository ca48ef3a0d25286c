import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type {
  MentoredStudent,
  ProjectToRead,
  ShownProject,
  StudentOfMentor,
} from '#contract/mentoring.ts'
import { avatarFrom } from '#domain/people/avatar.ts'
import { dayFrom, dayOf } from '#domain/day.ts'
import { itemSchema } from '#domain/learning/course.ts'
import { projectText } from '#domain/learning/lesson-work.ts'
import { levelOf } from '#domain/ledger/level.ts'
import { nameAndInitial } from '#domain/people/profile.ts'
import { skillPercent, summarySkills } from '#domain/learning/skills.ts'
import { streakOn } from '#domain/ledger/streak.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { notFound } from '../http/refusal.ts'
import type { MentoringPair } from './queries.ts'
import { feedbackFrom, sessionsOfMentor } from './session-queries.ts'

const maxStudents = 50

export async function studentOfMentor(
  db: AnyDb,
  pair: MentoringPair,
  now: Date,
): Promise<StudentOfMentor> {
  const [students, sessions, projects] = await Promise.all([
    mentoredStudents(db, pair, now),
    sessionsOfMentor(db, pair, now),
    projectsShownTo(db, pair),
  ])
  const [student] = students
  if (student === undefined) throw notFound()
  return { student, sessions, projects }
}

/** Students with an active mentorship, as their mentor sees them: without surname, school, age, address or the texts they wrote. */
export async function mentoredStudents(
  db: AnyDb,
  filter: { mentorId: UserId; studentId?: UserId },
  now: Date,
): Promise<MentoredStudent[]> {
  let query = db
    .selectFrom('mentorships as mentorship')
    .innerJoin('user_profiles as profile', 'profile.user_id', 'mentorship.user_id')
    .innerJoin('auth_users as account', 'account.id', 'mentorship.user_id')
    .innerJoin('student_stats as stats', 'stats.user_id', 'mentorship.user_id')
    .selectAll('stats')
    .select(['mentorship.started_at as since', 'profile.display_name as name'])
    .select('profile.avatar_url')
    .select((is) => [
      jsonArrayFrom(
        is
          .selectFrom('xp_activities as entry')
          .select(['entry.skill', sql<number>`sum(entry.amount)::int`.as('xp')])
          .whereRef('entry.user_id', '=', 'stats.user_id')
          .where('entry.skill', 'in', summarySkills)
          .groupBy('entry.skill'),
      ).as('skillXp'),
      is
        .selectFrom('user_course_progress as progress')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('progress.user_id', '=', 'stats.user_id')
        .where('progress.completed_at', 'is not', null)
        .as('coursesFinished'),
      is
        .selectFrom('mentor_sessions as held')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('held.user_id', '=', 'mentorship.user_id')
        .whereRef('held.mentor_id', '=', 'mentorship.mentor_id')
        .where('held.state', '=', 'held')
        .as('sessionsHeld'),
      is
        .selectFrom('mentor_sessions as next')
        .select((next) => next.fn.min('next.starts_at').as('at'))
        .whereRef('next.user_id', '=', 'mentorship.user_id')
        .whereRef('next.mentor_id', '=', 'mentorship.mentor_id')
        .where('next.state', '=', 'planned')
        .where('next.starts_at', '>', now)
        .as('nextSessionAt'),
    ])
    .where('mentorship.mentor_id', '=', filter.mentorId)
    .where('mentorship.ended_at', 'is', null)
    .where('account.suspended_at', 'is', null)
  if (filter.studentId !== undefined)
    query = query.where('mentorship.user_id', '=', filter.studentId)
  const rows = await query.orderBy('profile.display_name').limit(maxStudents).execute()
  return rows.map((row) => ({
    id: row.user_id,
    name: nameAndInitial(row.name),
    avatar: avatarFrom(row.avatar_url),
    level: levelOf(row.xp).level,
    streak: streakOn(
      {
        streak: row.day_streak,
        longest: row.longest_streak,
        lastDay: row.last_active_day === null ? null : dayFrom(row.last_active_day),
        freezes: row.freezes,
        counted: row.counted_days,
      },
      dayOf(now),
    ),
    completion: row.completion,
    coursesFinished: row.coursesFinished ?? 0,
    skills: summarySkills.map((skill) => ({
      skill,
      percent: skillPercent(row.skillXp.find((each) => each.skill === skill)?.xp ?? 0),
    })),
    since: row.since.toISOString(),
    nextSessionAt: row.nextSessionAt?.toISOString() ?? null,
    sessionsHeld: row.sessionsHeld ?? 0,
  }))
}

/** The projects shown to this mentor now, newest first. */
export async function projectsShownTo(
  db: AnyDb,
  filter: { mentorId: UserId; studentId?: UserId },
): Promise<ShownProject[]> {
  let query = showings(db, filter.mentorId)
  if (filter.studentId !== undefined) query = query.where('showing.user_id', '=', filter.studentId)
  const rows = await query.orderBy('showing.shown_at', 'desc').limit(50).execute()
  return rows.map(shownProjectFrom)
}

/** One project with its current text, and nothing else from the portfolio. */
export async function projectToRead(
  db: AnyDb,
  ref: { mentorId: UserId; id: string },
): Promise<ProjectToRead> {
  const row = await showings(db, ref.mentorId)
    .innerJoin('content_answers as answer', (join) =>
      join
        .onRef('answer.user_id', '=', 'showing.user_id')
        .onRef('answer.id', '=', 'showing.work_id'),
    )
    .leftJoin('courses as course', 'course.id', 'answer.course_id')
    .leftJoin('course_content as content', (join) =>
      join
        .onRef('content.course_id', '=', 'answer.course_id')
        .onRef('content.id', '=', 'answer.content_id'),
    )
    .select(['answer.work', 'answer.updated_at', 'course.title as course', 'content.body'])
    .where('showing.id', '=', ref.id)
    .executeTakeFirst()
  if (row === undefined) throw notFound('Project not found')
  const text = projectText(row.work)
  return {
    ...shownProjectFrom(row),
    course: row.course ?? '',
    task: taskOf(row.body),
    text,
    changedAt: row.updated_at.toISOString(),
    earlier: await earlierFeedback(db, { mentorId: ref.mentorId, showing: row, text }),
  }
}

function taskOf(body: unknown): ProjectToRead['task'] {
  const item = itemSchema.safeParse(body)
  if (!item.success || item.data.type !== 'project') return null
  return { brief: item.data.brief, criteria: item.data.rubric.map(({ text }) => text) }
}

/** Feedback on other texts of the same project than `text`, by the same mentor. */
async function earlierFeedback(
  db: AnyDb,
  { mentorId, showing, text }: { mentorId: UserId; showing: Row; text: string },
): Promise<ProjectToRead['earlier']> {
  const rows = await db
    .selectFrom('project_showings as showing')
    .innerJoin('mentor_feedback as feedback', (join) =>
      join
        .onRef('feedback.user_id', '=', 'showing.user_id')
        .onRef('feedback.showing_id', '=', 'showing.id'),
    )
    .select(['showing.id', 'showing.read_text as text'])
    .select(['feedback.levels', 'feedback.next_step', 'feedback.verdict', 'feedback.given_at'])
    .where('showing.user_id', '=', showing.user_id)
    .where('showing.work_id', '=', showing.work_id)
    .where('showing.shown_to', '=', mentorId)
    .orderBy('feedback.given_at', 'desc')
    .limit(20)
    .execute()
  return rows
    .filter((row) => row.id !== showing.id || (row.text !== null && row.text !== text))
    .flatMap((row) => {
      const feedback = feedbackFrom(row)
      return feedback === null ? [] : [{ text: row.text, feedback }]
    })
}

function showings(db: AnyDb, mentorId: UserId) {
  return db
    .selectFrom('project_showings as showing')
    .innerJoin('user_profiles as student', 'student.user_id', 'showing.user_id')
    .leftJoin('mentor_feedback as feedback', (join) =>
      join
        .onRef('feedback.user_id', '=', 'showing.user_id')
        .onRef('feedback.showing_id', '=', 'showing.id'),
    )
    .selectAll('showing')
    .select('student.display_name as studentName')
    .select(['feedback.levels', 'feedback.next_step', 'feedback.verdict', 'feedback.given_at'])
    .where('showing.shown_to', '=', mentorId)
    .where('showing.ended_at', 'is', null)
}

type Row = Awaited<ReturnType<ReturnType<typeof showings>['executeTakeFirstOrThrow']>>

function shownProjectFrom(row: Row): ShownProject {
  return {
    id: row.id,
    title: row.title,
    student: { id: row.user_id, name: nameAndInitial(row.studentName) },
    shownAt: row.shown_at.toISOString(),
    feedback: feedbackFrom(row),
  }
}
