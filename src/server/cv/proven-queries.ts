import { sql } from 'kysely'
import type { ProvenFact } from '#domain/cv/cv.ts'
import { dayOf } from '#domain/day.ts'
import { shownInWords } from '#domain/learning/finished-and-shown.ts'
import { aboutSkill, type Skill } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Content } from '../content/load-content.ts'
import type { AnyDb } from '../db/database.ts'
import { tasksDone } from '../readiness/queries.ts'
import { passedSimulations } from '../simulations/queries.ts'
import { shownSkillsOf } from '../skills/queries.ts'

interface Sources {
  db: AnyDb
  content: Content
}

/** Of each kind, the newest. */
const factsOfAKind = 20

/**
 * What a CV may state about a student besides their own words: skills that are shown, and the courses, projects and job
 * simulations behind them. A finished course whose skill is not shown is not among them (decision 072).
 */
export async function provenFactsOf(sources: Sources, userId: UserId): Promise<ProvenFact[]> {
  const { db, content } = sources
  const [shown, simulations, projects, papers] = await Promise.all([
    shownSkillsOf(sources, userId),
    passedSimulations({ db, content, userId }),
    ratedProjects(db, userId),
    tasksDone(db, userId),
  ])
  const courses = await finishedCourses(db, userId, [...shown.keys()])
  return [
    ...simulations.map(({ id, title, cv, at }) => ({
      id: `simulation:${id}`,
      kind: 'simulation' as const,
      text: cv ?? `Passed the job simulation ${title}.`,
      date: monthOf(new Date(at)),
    })),
    ...[...shown].map(([skill, how]) => ({
      id: `skill:${skill}`,
      kind: 'skill' as const,
      text: `${aboutSkill[skill].label}: ${shownInWords(how)}`,
      date: '',
    })),
    ...projects,
    ...courses,
    ...content.readiness.flatMap(({ id, cv }) =>
      cv !== undefined && papers.has(id)
        ? [{ id: `paper:${id}`, kind: 'paper' as const, text: cv, date: '' }]
        : [],
    ),
  ]
}

/** Projects that a mentor rated at or above the line. */
async function ratedProjects(db: AnyDb, userId: UserId): Promise<ProvenFact[]> {
  const rows = await db
    .selectFrom('content_answers as answer')
    .innerJoin('course_content as item', (join) =>
      join
        .onRef('item.course_id', '=', 'answer.course_id')
        .onRef('item.id', '=', 'answer.content_id'),
    )
    .select(['answer.course_id', 'answer.content_id', 'item.title', 'answer.created_at'])
    .where('answer.user_id', '=', userId)
    .where('answer.content_type', '=', 'project')
    .where(
      sql<boolean>`exists (select from xp_activities passed where passed.user_id = answer.user_id
        and passed.award_key = concat('project-passed:', answer.course_id, '/', answer.content_id))`,
    )
    .orderBy('answer.created_at', 'desc')
    .limit(factsOfAKind)
    .execute()
  return rows.map((row) => ({
    id: `project:${row.course_id}/${row.content_id}`,
    kind: 'project',
    text: row.title,
    date: monthOf(row.created_at),
  }))
}

/** Finished courses of the catalogue whose skill is shown. */
async function finishedCourses(
  db: AnyDb,
  userId: UserId,
  shown: readonly Skill[],
): Promise<ProvenFact[]> {
  if (shown.length === 0) return []
  const rows = await db
    .selectFrom('user_course_progress as progress')
    .innerJoin('courses as course', 'course.id', 'progress.course_id')
    .select(['course.id', 'course.title', 'progress.completed_at'])
    .where('progress.user_id', '=', userId)
    .where('progress.completed_at', 'is not', null)
    .where('course.visible_to', 'is', null)
    .where('course.skill', 'in', shown)
    .orderBy('progress.completed_at', 'desc')
    .limit(factsOfAKind)
    .execute()
  return rows.map(({ id, title, completed_at }) => ({
    id: `course:${id}`,
    kind: 'course',
    text: title,
    date: completed_at === null ? '' : monthOf(completed_at),
  }))
}

function monthOf(at: Date): string {
  return dayOf(at).slice(0, 7)
}
