import { textOfCards } from '#domain/learning/article-cards.ts'
import { articleFrom, lessonDraft, quizDraft, quizFrom } from '#domain/learning/course-drafts.ts'
import type { Item } from '#domain/learning/course.ts'
import { askForLesson, askForQuiz } from '#domain/learning/draft-prompts.ts'
import { textIn } from '#domain/learning/item-text.ts'
import { itemIn, outlineOf, type Outline } from '../catalogue/queries.ts'
import type { Services } from '../services.ts'
import type { MakerInput } from './course-maker.ts'
import { fail, finishLesson } from './making-commands.ts'

/** Rewrites one lesson, or takes another of its kind from the library. */
export async function makeLesson(services: Services, input: MakerInput): Promise<void> {
  const { db, transaction } = services
  const { order } = input
  const { userId, courseId, contentId } = order
  const outline = await outlineOf(db, { userId, courseId })
  const item = contentId === null ? null : await itemIn(db, courseId, contentId)
  if (outline === null || item === null) return transaction((tx) => fail(tx, order, 'gone'))

  const replacement =
    (await rewrite(services, input, { outline, item })) ??
    (await fromLibrary(services, input, outline, item))
  if (replacement === null) return transaction((tx) => fail(tx, order, 'no-other'))
  await transaction((tx) => finishLesson(tx, order, { ...replacement, id: item.id }))
}

async function rewrite(
  { db }: Services,
  { briefing, writer, order }: MakerInput,
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
    const context = { section: { ...section, lessons: [] }, others }
    const draft = await writer.write(askForLesson(briefing, lesson, context), lessonDraft)
    return draft && articleFrom(item.title, draft)
  }
  if (item.type !== 'quiz') return null
  const articles = await Promise.all(
    section.items
      .filter(({ type }) => type === 'article')
      .map(({ id }) => itemIn(db, outline.id, id)),
  )
  const lessons = articles.flatMap((article) =>
    article?.type === 'article' ? [{ title: article.title, text: textOfCards(article.cards) }] : [],
  )
  if (lessons.length === 0) return null
  const draft = await writer.write(askForQuiz(briefing, lessons), quizDraft)
  return draft && quizFrom(item.title, draft, `again-${order.orderId.slice(0, 8)}`)
}

/** The closest lesson of the same kind that the course does not have yet. */
async function fromLibrary(
  { db }: Services,
  { library, order, briefing }: MakerInput,
  outline: Outline,
  item: Item,
): Promise<Item | null> {
  const courseItems = await Promise.all(
    outline.sections.flatMap(({ items }) => items.map(({ id }) => itemIn(db, outline.id, id))),
  )
  const known = new Set(
    courseItems.flatMap((existing) => (existing === null ? [] : [textIn(existing)])),
  )
  const candidates = library.shelves
    .filter(({ course }) => briefing.skills.includes(course.skill))
    .flatMap(({ section }) => section.items)
    .filter((candidate) => candidate.type === item.type && !known.has(textIn(candidate)))
    .toSorted((a, b) => library.relevance(b, order.struggle) - library.relevance(a, order.struggle))
  return candidates[0] ?? null
}
