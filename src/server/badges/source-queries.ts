import { sql } from 'kysely'
import type { BadgeKind, BadgeSource } from '#domain/learning/badge-source.ts'
import { shownInWords } from '#domain/learning/finished-and-shown.ts'
import { assessmentPass } from '#domain/learning/passing.ts'
import { aboutSkill, type Skill } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Content } from '../content/load-content.ts'
import type { AnyDb } from '../db/database.ts'
import { passedDaysOf } from '../simulations/queries.ts'
import { shownSkillsOf } from '../skills/queries.ts'

interface Reading {
  db: AnyDb
  content: Content
}

/** What a student has shown: skills, passed simulations, and finished courses whose skill is shown. */
export async function badgeSources(reading: Reading, userId: UserId): Promise<BadgeSource[]> {
  const { db } = reading
  const shown = await shownSkillsOf(reading, userId)
  const since = await shownSince(db, userId)
  const skills = [...shown].map(([skill, by]): BadgeSource => {
    const { label } = aboutSkill[skill]
    return {
      kind: 'skill',
      sourceId: skill,
      title: label,
      did: `Showed the skill ${label}: ${shownInWords(by)}.`,
      at: since.get(skill) ?? new Date(0),
    }
  })
  const simulations = (await passedDaysOf(db, userId)).map(
    ({ id, title, score, at }): BadgeSource => {
      const did = `Passed the job simulation “${title}” with ${score}%.`
      return { kind: 'simulation', sourceId: id, title, did, at: new Date(at) }
    },
  )
  const courses = (await finishedCourses(db, userId)).flatMap((course): BadgeSource[] => {
    const by = shown.get(course.skill)
    if (by === undefined) return []
    const { label } = aboutSkill[course.skill]
    const did = `Finished every lesson of the course “${course.title}”, and showed its skill, ${label}: ${shownInWords(by)}.`
    const at = laterOf(course.at, since.get(course.skill))
    return [{ kind: 'course', sourceId: course.id, title: course.title, did, at }]
  })
  return [...simulations, ...skills, ...courses]
}

/** That one thing; null if the student has not shown it. */
export async function badgeSource(
  reading: Reading,
  userId: UserId,
  { kind, sourceId }: { kind: BadgeKind; sourceId: string },
): Promise<BadgeSource | null> {
  const all = await badgeSources(reading, userId)
  return all.find((each) => each.kind === kind && each.sourceId === sourceId) ?? null
}

/** A line about what it is, for somebody who does not know Upful. */
export function aboutSource(content: Content, { kind, sourceId, title }: BadgeSource): string {
  if (kind === 'skill') return aboutSkill[sourceId as Skill].line
  if (kind === 'simulation')
    return content.simulations.find(({ id }) => id === sourceId)?.summary ?? title
  return content.courses.find(({ id }) => id === sourceId)?.description ?? title
}

/** Since when each skill is shown. */
async function shownSince(db: AnyDb, userId: UserId): Promise<Map<Skill, Date>> {
  const rows = await db
    .selectFrom('xp_activities')
    .select(['skill', (eb) => eb.fn.min('created_at').as('at')])
    .where('user_id', '=', userId)
    .where('skill', 'is not', null)
    .where(
      sql<boolean>`(event in ('project-passed', 'simulation-passed')
        or (event = 'assessment-submitted' and score >= ${assessmentPass}))`,
    )
    .groupBy('skill')
    .execute()
  return new Map(rows.flatMap(({ skill, at }) => (skill === null ? [] : [[skill, at] as const])))
}

/** Courses of the catalogue: one that was made for the student is not known to others. */
async function finishedCourses(db: AnyDb, userId: UserId) {
  const rows = await db
    .selectFrom('user_course_progress as progress')
    .innerJoin('courses as course', 'course.id', 'progress.course_id')
    .select(['course.id', 'course.title', 'course.skill', 'progress.completed_at'])
    .where('progress.user_id', '=', userId)
    .where('progress.completed_at', 'is not', null)
    .where('course.visible_to', 'is', null)
    .orderBy('progress.completed_at', 'desc')
    .execute()
  return rows.flatMap(({ completed_at: at, ...course }) => (at === null ? [] : [{ ...course, at }]))
}

function laterOf(one: Date, other: Date | undefined): Date {
  return other !== undefined && other > one ? other : one
}
