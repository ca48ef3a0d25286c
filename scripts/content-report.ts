import { join } from 'node:path'
import type { Assessment } from '#domain/learning/assessment.ts'
import type { Course, Item } from '#domain/learning/course.ts'
import { minutesAway, minutesOf } from '#domain/learning/course-length.ts'
import { isCardExercise, type Exercise } from '#domain/learning/exercise.ts'
import { guessedRight } from '#domain/learning/guessing.ts'
import type { Simulation, SimulationStep } from '#domain/learning/simulation.ts'
import { stepsOf, taskOf } from '#domain/learning/simulation-run.ts'
import type { SimulationTask } from '#domain/learning/simulation-task.ts'
import { asksIn, minutesOnScreen, minutesToRead } from '#domain/learning/item-minutes.ts'
import { readContent } from '../src/server/content/read-content.ts'

// `npm run content:report`: what can be counted about the content, for its authors.

const { courses, assessments, quests, facts, simulations } = readContent(
  join(import.meta.dirname, '../content'),
)

/** Of simulations, about. */
const minutesForTask: Readonly<Record<SimulationTask['type'], number>> = {
  decision: 0.7,
  order: 1.5,
  mark_lines: 1.5,
  form: 2,
  number: 3,
  reply: 4,
}

console.log('Courses')
console.table(Object.fromEntries(courses.map(({ value }) => [value.id, courseRow(value)])))
console.log('Assessments')
console.table(Object.fromEntries(assessments.map(({ value }) => [value.id, poolRow(value)])))
console.log('Job simulations')
console.table(Object.fromEntries(simulations.map(({ value }) => [value.id, simulationRow(value)])))
console.log('Exercises by kind')
console.table(countsOf(courses.flatMap(({ value }) => exercisesIn(value)).map(({ kind }) => kind)))
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
    'minutes of lessons': minutesOf(all),
    'minutes away': minutesAway(all),
    'minutes on screen': Math.round(sum(all.map(minutesOnScreen))),
    items: all.length,
    'only read, %': percentOf(all, isOnlyRead),
    asks: sum(all.map(asksIn)),
    questions: sum(all.map((item) => (item.type === 'quiz' ? item.questions.length : 0))),
    figures: sum(all.map(figuresIn)),
    'done by hand': all.filter(isDoneByHand).length,
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

function simulationRow(simulation: Simulation) {
  const steps = stepsOf(simulation)
  const tasks = steps.map((step) => taskOf(step, 0))
  const words = [simulation.scene, ...steps.flatMap(textsOfStep)]
  const reading = sum(words.map(minutesToRead))
  const doing = sum(tasks.map(({ type }) => minutesForTask[type]))
  return {
    steps: steps.length,
    decisions: tasks.filter(({ type }) => type === 'decision').length,
    'with versions': steps.filter((step) => step.tasks.length > 1).length,
    'minutes stated': simulation.minutes,
    'minutes, about': Math.round(reading + doing),
  }
}

/** What somebody reads in a step: the messages, the task, and what follows from one answer. */
function textsOfStep(step: SimulationStep): string[] {
  const task = taskOf(step, 0)
  const inTask =
    task.type === 'decision'
      ? [...task.options.map(({ text }) => text), task.options[0]?.after ?? '']
      : task.type === 'mark_lines'
        ? task.document.lines.map(({ text }) => text)
        : task.type === 'order'
          ? task.steps
          : task.type === 'reply'
            ? [task.model]
            : []
  return [...step.messages.map(({ text }) => text), task.question, task.explanation, ...inTask]
}

function exercisesIn(course: Course): Exercise[] {
  return itemsOf(course).flatMap((item) => (item.type === 'exercise' ? [item.exercise] : []))
}

function countsOf(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

function itemsOf({ sections }: Course): Item[] {
  return sections.flatMap((section) => section.items)
}

function figuresIn(item: Item): number {
  return item.type === 'article'
    ? item.cards.filter(({ figure }) => figure !== undefined).length
    : 0
}

/** A sheet, a chart, a conversation, spots or a program. */
function isDoneByHand(item: Item): boolean {
  return item.type === 'exercise' && !isCardExercise(item.exercise)
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
