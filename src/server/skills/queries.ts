import { expressionBuilder, sql, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { dayOf } from '#domain/day.ts'
import { skillLevel } from '#domain/ledger/skill-level.ts'
import { shownGoals } from '#domain/ledger/shown-goals.ts'
import { onceProgress, type Tallies } from '#domain/ledger/tallies.ts'
import { isFinished, shownBy, type ShownBy } from '#domain/learning/finished-and-shown.ts'
import { masteryOf } from '#domain/learning/mastery.ts'
import { skillPercent, skills, type Skill } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { bestScores } from '../assessments/queries.ts'
import type { Content } from '../content/load-content.ts'
import type { AnyDb } from '../db/database.ts'
import { statement, type ParameterOf } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import { ownRead } from '../http/own-read.ts'
import { oldestReviews } from '../review/due-queries.ts'
import type { Services } from '../services.ts'
import { digestFrom } from '../xp/digest-queries.ts'
import { talliesFrom } from '../xp/event-queries.ts'

/** For sub-selects in a statement about a person. */
const eb = expressionBuilder<Tables, never>()

/** What the skills page reads, in the statement that identifies the student. */
export const ownSkills = ownRead((query, parameter) =>
  query
    .leftJoin('student_stats as stats', 'stats.user_id', 'user.id')
    .select(['stats.digest', 'stats.tallies'])
    .select([
      courseProgressBySkill(parameter('userId')).as('courses'),
      bestScores(parameter('userId')).as('scores'),
      oldestReviews(parameter('userId')).as('reviews'),
    ]),
)

type SkillsRow = Awaited<ReturnType<typeof ownSkills.read>>[number]

/** All skills of a student: XP, mastery, what is finished and what is shown. */
export async function skillsFrom(
  { db, content, now }: Pick<Services, 'db' | 'content' | 'now'>,
  row: SkillsRow,
) {
  const today = dayOf(now())
  const { skillXp } = await digestFrom(db, row.userId, row.digest)
  const tallies = await talliesFrom(db, row.userId, content.goals, row.tallies)
  const courses = new Map(row.courses.map((course) => [course.skill, course]))
  const scores = new Map(row.scores.map(({ skill, best }) => [skill, best]))
  const reviews = new Map(row.reviews.map(({ skill, dueAt }) => [skill, dayOf(new Date(dueAt))]))
  return skills.map((skill) => {
    const xp = skillXp[skill] ?? 0
    const tested = {
      bestScore: scores.get(skill) ?? null,
      ...passedIn(content, tallies, skill),
    }
    const coursePercent = courses.get(skill)?.percent ?? 0
    const reviewDueSince = reviews.get(skill) ?? null
    return {
      skill,
      xp,
      percent: skillPercent(xp),
      level: skillLevel(xp, content.learnableXp[skill]),
      mastery: masteryOf({ ...tested, coursePercent, reviewDueSince }, today),
      finished: isFinished({ courseFinished: courses.get(skill)?.finished ?? false }),
      shown: shownBy(tested),
    }
  })
}

/** The skills that a student has shown, and how. */
export async function shownSkillsOf(
  { db, content }: { db: AnyDb; content: Content },
  userId: UserId,
): Promise<Map<Skill, ShownBy>> {
  const [row] = await shownStatement(db, { userId })
  const tallies = await talliesFrom(db, userId, content.goals, row?.tallies)
  const scores = new Map(row?.scores.map(({ skill, best }) => [skill, best]))
  return new Map(
    skills.flatMap((skill) => {
      const shown = shownBy({
        bestScore: scores.get(skill) ?? null,
        ...passedIn(content, tallies, skill),
      })
      return shown === null ? [] : [[skill, shown] as const]
    }),
  )
}

const shownStatement = statement((db, parameter: ParameterOf<{ userId: UserId }>) =>
  db
    .selectFrom('student_stats as stats')
    .select(['stats.tallies', bestScores(parameter('userId')).as('scores')])
    .where('stats.user_id', '=', parameter('userId')),
)

function passedIn({ goals }: Content, tallies: Tallies, skill: Skill) {
  const { project, simulation } = shownGoals[skill]
  return {
    projectPassed: onceProgress(goals, tallies, project) > 0,
    simulationPassed: onceProgress(goals, tallies, simulation) > 0,
  }
}

/** Courses that everybody can see: one that was made for the student says nothing about how much there is to learn. */
function courseProgressBySkill(userId: Expression<UserId>) {
  return jsonArrayFrom(
    eb
      .selectFrom('user_course_progress as progress')
      .innerJoin('courses as course', 'course.id', 'progress.course_id')
      .select(({ fn }) => [
        'course.skill',
        fn.max('progress.completion_percentage').as('percent'),
        sql<boolean>`bool_or(progress.completed_at is not null)`.as('finished'),
      ])
      .where('progress.user_id', '=', userId)
      .where('course.visible_to', 'is', null)
      .groupBy('course.skill'),
  )
}
