import { articleFrom, lessonDraft, quizDraft, quizFrom } from '#domain/learning/course-drafts.ts'
import type { Item } from '#domain/learning/course.ts'
import { askForLesson, askForQuiz } from '#domain/learning/draft-prompts.ts'
import { textIn } from '#domain/learning/item-text.ts'
import { itemIn, outlineOf, type Outline } from '../catalogue/queries.ts'
import type { Services } from '../services.ts'
import type { Making } from './course-maker.ts'
import { fail, finishLesson } from './making-commands.ts'

/** Rewrites one lesson, or takes another of its kind from the library. */
export async function makeLesson(services: Services, making: Making): Promise<void> {
  const { db, transaction } = services
  const { claimed } = making
  const { userId, courseId, contentId } = claimed
  const outline = await outlineOf(db, { userId, courseId })
  const item = contentId === null ? null : await itemIn(db, courseId, contentId)
  if (outline === null || item === null) return transaction((tx) => fail(tx, claimed, 'gone'))

  const other =
    (await rewritten(services, making, { outline, item })) ??
    (await fromLibrary(services, making, outline, item))
  if (other === null) return transaction((tx) => fail(tx, claimed, 'no-other'))
  await transaction((tx) => finishLesson(tx, claimed, { ...other, id: item.id }))
}

async function rewritten(
  { db }: Services,
  { briefing, writer, claimed }: Making,
  { outline, item }: { outline: Outline; item: Item },
): Promise<Item | null> {
  const section = outline.sections.find(({ items }) => items.some(({ id }) => id === item.id))
  if (writer === null || section === undefined) return null
  if (item.type === 'article') {
    const others = outline.sections
      .flatMap(({ items }) => items)
      .filter(({ id }) => id !== item.id)
      .map(({ title }) => title)
    const lesson = { title: item.title, aim: 'understand it from a different angle than before' }
    const place = { section: { ...section, lessons: [] }, others }
    const draft = await writer.write(askForLesson(briefing, lesson, place), lessonDraft)
    return draft && articleFrom(item.title, draft)
  }
  if (item.type !== 'quiz') return null
  const articles = await Promise.all(
    section.items
      .filter(({ type }) => type === 'article')
      .map(({ id }) => itemIn(db, outline.id, id)),
  )
  const lessons = articles.flatMap((one) =>
    one?.type === 'article' ? [{ title: one.title, text: one.body }] : [],
  )
  if (lessons.length === 0) return null
  const draft = await writer.write(askForQuiz(briefing, lessons), quizDraft)
  return draft && quizFrom(item.title, draft, `again-${claimed.orderId.slice(0, 8)}`)
}

/** The closest lesson of the same kind that the course does not have yet. */
async function fromLibrary(
  { db }: Services,
  { library, claimed, briefing }: Making,
  outline: Outline,
  item: Item,
): Promise<Item | null> {
  const there = await Promise.all(
    outline.sections.flatMap(({ items }) => items.map(({ id }) => itemIn(db, outline.id, id))),
  )
  const known = new Set(there.flatMap((one) => (one === null ? [] : [textIn(one)])))
  const candidates = library.shelves
    .filter(({ course }) => briefing.skills.includes(course.skill))
    .flatMap(({ section }) => section.items)
    .filter((one) => one.type === item.type && !known.has(textIn(one)))
    .toSorted(
      (one, other) =>
        library.relevance(other, claimed.struggle) - library.relevance(one, claimed.struggle),
    )
  return candidates[0] ?? null
}
