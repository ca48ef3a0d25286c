import type { Lesson } from '#contract/lesson.ts'
import { textOfCards } from '#domain/learning/article-cards.ts'
import { isRewritable } from '#domain/learning/composer.ts'
import { itemForReader } from '#domain/learning/course-reader.ts'
import { itemSchema, type Item } from '#domain/learning/course.ts'
import { lessonWorkSchema, shownWork } from '#domain/learning/lesson-work.ts'
import { marksSoFar } from '#domain/learning/quiz-attempt.ts'
import type { Skill } from '#domain/learning/skills.ts'
import { wordsForSkill } from '#domain/learning/word-schema.ts'
import { wordsOf } from '#domain/text/meanings.ts'
import type { AnyDb } from '../db/database.ts'
import { outlineOf, type Outline, type CourseRef } from '../catalogue/queries.ts'
import type { Content } from '../content/load-content.ts'
import { sourcedFacts } from '../content/sourced-facts.ts'
import { notFound } from '../http/refusal.ts'
import { hintsOf } from './hint-commands.ts'

interface LessonRef extends CourseRef {
  contentId: string
}

/** One item as the student may see it, with its neighbours and the student's answer. */
export async function lessonOf(db: AnyDb, content: Content, lesson: LessonRef): Promise<Lesson> {
  const outline = await outlineOf(db, lesson)
  const row = await lessonRows(db, lesson)
    .where('content.id', '=', lesson.contentId)
    .executeTakeFirst()
  if (outline === null || row === undefined) throw notFound('Lesson not found')
  return shownLesson(content, outline, lesson.userId, row)
}

/** All items of a course in their order, each as `lessonOf` returns it: what a device needs without a connection. */
export async function lessonsOf(db: AnyDb, content: Content, course: CourseRef): Promise<Lesson[]> {
  const outline = await outlineOf(db, course)
  if (outline === null) throw notFound('Course not found')
  const rows = await lessonRows(db, course).execute()
  const order = itemsOf(outline).map(({ id }) => id)
  return rows
    .filter(({ id }) => order.includes(id))
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    .map((row) => shownLesson(content, outline, course.userId, row))
}

type LessonRow = Awaited<ReturnType<ReturnType<typeof lessonRows>['execute']>>[number]

/** The item of this row for this student. Pure, so that authors see it without a database. */
export function shownLesson(
  content: Content,
  outline: Outline,
  userId: string,
  row: LessonRow,
): Lesson {
  const neighbours = neighboursOf(outline, row.id)
  if (neighbours === null) throw notFound('Lesson not found')
  const done = itemsOf(outline).map(({ id }) => row.completed?.includes(id) ?? false)
  const item = itemSchema.parse(row.body)
  const stored = row.work === null ? null : lessonWorkSchema.parse(row.work)
  const work = stored && shownWork(stored)
  const answered =
    item.type === 'quiz' && stored?.type === 'quiz'
      ? marksSoFar(item.questions, stored.begun)
      : undefined
  const { facts, ...visibleItem } = itemForReader(
    item,
    `${userId}/${outline.id}/${row.id}`,
    content.figures,
  )
  return {
    course: { id: outline.id, title: outline.title, skill: outline.skill },
    ...neighbours,
    place: { ...neighbours.place, done },
    item: visibleItem,
    facts: sourcedFacts(content, facts),
    words: hardWordsIn(content, item, outline.skill),
    done: row.completed?.includes(row.id) ?? false,
    rewritable: row.source === 'generated' && work === null && isRewritable(row.id),
    work,
    ...(answered && { answered }),
    hints: hintsOf(item, stored, row.completed?.includes(row.id) ?? false),
    percent: row.percent ?? 0,
  }
}

function neighboursOf(outline: Outline, contentId: string) {
  const items = itemsOf(outline)
  const index = items.findIndex(({ id }) => id === contentId)
  const section = outline.sections.find(({ items: inside }) =>
    inside.some(({ id }) => id === contentId),
  )
  if (section === undefined) return null
  return {
    section: { id: section.id, title: section.title },
    place: { at: index + 1, of: items.length },
    previous: neighbourOf(items[index - 1]),
    next: neighbourOf(items[index + 1]),
  }
}

function itemsOf(outline: Outline) {
  return outline.sections.flatMap((section) => section.items)
}

function neighbourOf(item: { id: string; title: string } | undefined) {
  return item === undefined ? null : { id: item.id, title: item.title }
}

function lessonRows(db: AnyDb, { userId, courseId }: CourseRef) {
  return db
    .selectFrom('course_content as content')
    .innerJoin('courses as course', 'course.id', 'content.course_id')
    .leftJoin('user_course_progress as progress', (join) =>
      join
        .onRef('progress.course_id', '=', 'content.course_id')
        .on('progress.user_id', '=', userId),
    )
    .leftJoin('content_answers as answer', (join) =>
      join
        .onRef('answer.course_id', '=', 'content.course_id')
        .onRef('answer.content_id', '=', 'content.id')
        .on('answer.user_id', '=', userId),
    )
    .select([
      'content.id',
      'content.body',
      'course.source',
      'answer.work',
      'progress.completed_content as completed',
      'progress.completion_percentage as percent',
    ])
    .where('content.course_id', '=', courseId)
}

function hardWordsIn({ words }: Content, item: Item, skill: Skill): Lesson['words'] {
  if (item.type !== 'article') return []
  return wordsOf(textOfCards(item.cards), wordsForSkill(words, skill)).map(
    ({ id, forms, meaning }) => ({ id, forms, meaning }),
  )
}
