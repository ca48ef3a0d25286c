import { join } from 'node:path'
import type { Assessment } from '#domain/learning/assessment.ts'
import type { Course, Item } from '#domain/learning/course.ts'
import { guessedRight } from '#domain/learning/guessing.ts'
import { textIn } from '#domain/learning/item-text.ts'
import { wordsIn } from '#domain/learning/written-work.ts'
import { readContent } from '../src/server/content/read-content.ts'

// `npm run content:report`: what can be counted about the content, for its authors.

const { courses, assessments, quests, facts } = readContent(join(import.meta.dirname, '../content'))

/** Minutes: a slow reader, and about what the rest takes. Projects and checklists are done elsewhere. */
const wordsPerMinute = 180
const minutesFor = { ask: 0.3, question: 0.5, exercise: 2, reflection: 4 }

console.log('Courses')
console.table(Object.fromEntries(courses.map(({ value }) => [value.id, courseRow(value)])))
console.log('Assessments')
console.table(Object.fromEntries(assessments.map(({ value }) => [value.id, poolRow(value)])))
console.log('All of it')
const items = courses.flatMap(({ value }) => itemsOf(value))
console.table({
  'items that are only read, %': percentOf(items, isOnlyRead),
  'items marked at once, %': percentOf(items, isMarked),
  'quests that happen off the screen, %': percentOf(
    quests.map(({ value }) => value.goal),
    ({ event }) => event === 'evidence-given',
  ),
  'facts with a page, %': percentOf(facts, ({ value }) => value.url !== undefined),
})

function courseRow(course: Course) {
  const all = itemsOf(course)
  return {
    level: course.level,
    'hours stated': course.hours,
    'minutes of items': sum(all.map(({ minutes }) => minutes)),
    'minutes on screen': Math.round(sum(all.map(minutesOnScreen))),
    items: all.length,
    'only read, %': percentOf(all, isOnlyRead),
    asks: sum(all.map(asksIn)),
    questions: sum(all.map((item) => (item.type === 'quiz' ? item.questions.length : 0))),
    figures: sum(all.map(figuresIn)),
    projects: all.filter(({ type }) => type === 'project').length,
  }
}

function poolRow({ questions }: Assessment) {
  const performance = questions.filter(({ type }) =>
    ['mark_lines', 'order', 'number'].includes(type),
  )
  const [way, percent] = [...guessedRight(questions)].toSorted(([, a], [, b]) => b - a)[0] ?? []
  return {
    questions: questions.length,
    objectives: new Set(questions.map(({ objective }) => objective)).size,
    'do something': performance.length,
    'best way to guess': way,
    'right, %': percent,
  }
}

function itemsOf({ sections }: Course): Item[] {
  return sections.flatMap((section) => section.items)
}

function minutesOnScreen(item: Item): number {
  const reading = wordsIn(textIn(item)).length / wordsPerMinute
  switch (item.type) {
    case 'article':
      return reading + asksIn(item) * minutesFor.ask
    case 'quiz':
      return item.questions.length * minutesFor.question
    case 'exercise':
      return minutesFor.exercise
    case 'reflection':
      return minutesFor.reflection
    default:
      return reading
  }
}

function asksIn(item: Item): number {
  return item.type === 'article' ? item.cards.filter(({ ask }) => ask !== null).length : 0
}

function figuresIn(item: Item): number {
  return item.type === 'article'
    ? item.cards.filter(({ figure }) => figure !== undefined).length
    : 0
}

function isOnlyRead(item: Item): boolean {
  return item.type === 'article' && asksIn(item) === 0
}

function isMarked(item: Item): boolean {
  return item.type === 'quiz' || item.type === 'exercise' || asksIn(item) > 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function percentOf<Value>(values: readonly Value[], fits: (value: Value) => boolean): number {
  return Math.round((values.filter(fits).length / values.length) * 100)
}
