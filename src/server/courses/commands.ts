import { whereCoursesShow } from '#contract/changes.ts'
import type { Completion } from '#contract/courses.ts'
import { progressAfter } from '#domain/learning/course-progress.ts'
import type { Item } from '#domain/learning/course.ts'
import { aboutSkill, activityTypeOf } from '#domain/learning/skills.ts'
import { ledgerKindOf, xpFor, type Award } from '#domain/ledger/xp.ts'
import {
  isVisibleTo,
  itemIn,
  outlineOf,
  type OutlinedItem,
  type Outline,
  type CourseRef,
} from '../catalogue/queries.ts'
import { shippedItem, shippedOutline } from '../catalogue/shipped-queries.ts'
import { nextRevision, orOutdated } from '../db/revision.ts'
import { statement, together, type ParameterOf, type Send } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound } from '../http/refusal.ts'
import { recordActivities, type NewActivity } from '../xp/commands.ts'
import type { SeenState } from '../xp/seen-state-queries.ts'
import { underDailyCap } from './generated-pay.ts'
import { nextItemIn, storedProgressOf, type OpenProgress, type ProgressRow } from './progress.ts'

/** Enrols the student unless they already are, and updates the last access. */
export async function openCourse(tx: Tx, course: CourseRef): Promise<void> {
  const outline = await courseOutline(tx, course)
  const before = await lockProgress(tx, course)
  // Lessons may have been removed since the last visit, so the rest may already be done.
  await settle(tx, { outline, before, item: null })
}

/** The structure of a course. Whether the student may see it is checked by `lockProgress`. */
export async function courseOutline(tx: Tx, course: CourseRef): Promise<Outline> {
  const outline = shippedOutline(tx.content, course.courseId) ?? (await outlineOf(tx.db, course))
  if (outline === null) throw notFound('Course or progress not found')
  return outline
}

/** An item with its keys. */
export async function courseItem(tx: Tx, courseId: string, contentId: string): Promise<Item> {
  const item =
    shippedItem(tx.content, courseId, contentId) ?? (await itemIn(tx.db, courseId, contentId))
  if (item === null) throw notFound('Course or progress not found')
  return item
}

export function itemNamed(outline: Outline, contentId: string): OutlinedItem {
  const items = outline.sections.flatMap((section) => section.items)
  const item = items.find(({ id }) => id === contentId)
  if (item === undefined) throw notFound('Course or progress not found')
  return item
}

/** Locks the student's progress in the course, so that concurrent requests run one after the other. */
export function lockProgress(tx: Tx, course: CourseRef): Promise<ProgressRow> {
  return together(tx.db, (send) => sendLock(tx, send, course))
}

/** The same together with other statements. */
export async function sendLock(tx: Tx, send: Send, course: CourseRef): Promise<ProgressRow> {
  const [[visible], [row]] = await Promise.all([
    send(visibleStatement.with(tx.db, course)),
    send(progressStatement.with(tx.db, { ...course, now: tx.now })),
  ])
  if (visible === undefined || row === undefined) throw notFound('Course or progress not found')
  return row
}

const visibleStatement = statement((db, parameter: ParameterOf<CourseRef>) =>
  db
    .selectFrom('courses')
    .select('id')
    .where('id', '=', parameter('courseId'))
    .where(isVisibleTo(parameter('userId'))),
)

const progressStatement = statement((db, parameter: ParameterOf<CourseRef & { now: Date }>) =>
  db
    .insertInto('user_course_progress')
    .values({
      user_id: parameter('userId'),
      course_id: parameter('courseId'),
      started_at: parameter('now'),
      last_accessed_at: parameter('now'),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'course_id']).doUpdateSet((row) => ({
        last_accessed_at: parameter('now'),
        revision: row('user_course_progress.revision', '+', 1),
      })),
    )
    .returningAll(),
)

export type ItemAward = Extract<Award, `contentItem${string}`>

interface Settlement {
  outline: Outline
  before: OpenProgress
  item: OutlinedItem | null
  award?: ItemAward
  /** The student's state, when it and the progress were read with the request instead of locked. */
  seen?: SeenState | null
}

/** Saves the progress of a newly completed item, and awards XP once for it and for a finished course. */
export async function settle(
  tx: Tx,
  { outline, before: row, item, award = 'contentItem', seen = null }: Settlement,
): Promise<Completion> {
  const before = storedProgressOf(row)
  const after = progressAfter(outline, before, item?.id ?? null)
  const isFinished = after.complete && !before.complete
  const isNew = item !== null && !before.completedContent.includes(item.id)
  const changes = isNew || isFinished
  // What was not locked is saved in any case, so that it is refused if it is outdated.
  if (changes || seen !== null) {
    const saved = saveProgress.with(tx.db, {
      userId: row.user_id,
      courseId: row.course_id,
      content: [...after.completedContent],
      sections: [...after.completedSections],
      percentage: after.percentage,
      completedAt: isFinished ? tx.now : row.completed_at,
      revision: row.revision,
      now: tx.now,
    })
    await tx.write(saved, (done) => orOutdated(['user_course_progress_revision'], done))
  }
  if (changes) tx.changed(row.user_id, ...whereCoursesShow, 'dashboard', 'achievements')
  const activities = await underDailyCap(tx, { userId: row.user_id, courseId: outline.id }, [
    ...(isNew ? itemActivities(outline, item, award) : []),
    ...(isFinished ? courseActivities(outline) : []),
  ])
  const recorded = await recordActivities(tx, row.user_id, activities, seen)
  return {
    itemDone: item !== null,
    earned: recorded?.paid ?? 0,
    percent: after.percentage,
    courseFinished: isFinished,
    nextItem: nextItemIn(outline, after.completedContent),
  }
}

interface SavedProgress extends CourseRef {
  content: string[]
  sections: string[]
  percentage: number
  completedAt: Date | null
  /** That all this was computed from. */
  revision: number
  now: Date
}

const saveProgress = statement((db, parameter: ParameterOf<SavedProgress>) =>
  db
    .updateTable('user_course_progress')
    .set({
      completed_content: parameter('content'),
      completed_sections: parameter('sections'),
      completion_percentage: parameter('percentage'),
      completed_at: parameter('completedAt'),
      last_accessed_at: parameter('now'),
      revision: nextRevision('user_course_progress.revision', parameter('revision')),
    })
    .where('user_id', '=', parameter('userId'))
    .where('course_id', '=', parameter('courseId')),
)

/** The activities for a completed item: its completion and, for a quiz, the pass. */
function itemActivities(course: Outline, item: OutlinedItem, award: ItemAward): NewActivity[] {
  const subject = `${course.id}/${item.id}`
  const completion: NewActivity = {
    type: ledgerKindOf(award),
    awardKey: `content:${subject}`,
    amount: xpFor(award),
    description: `Completed "${item.title}"`,
    activityType: activityTypeOf(course.skill),
    event: {
      event: 'content-completed',
      subject,
      skill: course.skill,
      course: course.id,
      contentType: item.type,
    },
  }
  if (item.type !== 'quiz') return [completion]
  const pass: NewActivity = {
    type: ledgerKindOf('quizPass'),
    awardKey: `quiz:${subject}`,
    amount: xpFor('quizPass'),
    description: `Passed the quiz "${item.title}"`,
    activityType: activityTypeOf(course.skill),
  }
  return [completion, pass]
}

/** The activities for a finished course: one for career-development, and one with the event for its own skill. */
function courseActivities(course: Outline): NewActivity[] {
  return [
    {
      type: ledgerKindOf('courseCompletion'),
      awardKey: `course:${course.id}`,
      amount: xpFor('courseCompletion'),
      description: `Completed the course "${course.title}"`,
      activityType: 'complete_course',
    },
    {
      type: ledgerKindOf('courseSkill'),
      awardKey: `course-skill:${course.id}`,
      amount: xpFor('courseSkill'),
      description: `Built ${aboutSkill[course.skill].label} with "${course.title}"`,
      activityType: activityTypeOf(course.skill),
      event: {
        event: 'course-completed',
        subject: course.id,
        skill: course.skill,
        course: course.id,
      },
    },
  ]
}
