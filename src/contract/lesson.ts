import { z } from 'zod'
import { askSchema } from '#domain/learning/ask.ts'
import { chartDataSchema, chartForms } from '#domain/learning/chart-exercise.ts'
import { figureSchema } from '#domain/learning/figure-schema.ts'
import { skills } from '#domain/learning/skills.ts'
import { lessonWorkSchema } from '#domain/learning/lesson-work.ts'
import { questionMarkSchema } from '#domain/learning/quiz-attempt.ts'
import { spotArea } from '#domain/learning/spots-exercise.ts'
import { openQuestion } from './open-question.ts'
import { sourcedFact } from './shapes.ts'

/** Text in the Markdown of lessons; facts are already filled in. */
const markdown = z.string()

const base = {
  id: z.string(),
  title: z.string(),
  minutes: z.number(),
}

const exerciseBase = { prompt: markdown }

export const lessonHints = z.strictObject({
  taken: z.array(markdown),
  of: z.number(),
  /** What the next one takes off the XP of the item; 0 once it is done or its solution was shown. */
  price: z.number(),
})

const drawnChart = z.strictObject({ show: z.enum(chartForms), from: z.number() })

const exercise = z.discriminatedUnion('kind', [
  z.strictObject({ ...exerciseBase, kind: z.literal('calc'), unit: z.string().nullable() }),
  z.strictObject({ ...exerciseBase, kind: z.literal('order'), steps: z.array(z.string()) }),
  z.strictObject({
    ...exerciseBase,
    kind: z.literal('match'),
    lefts: z.array(z.string()),
    rights: z.array(z.string()),
  }),
  z.strictObject({
    ...exerciseBase,
    kind: z.literal('fill'),
    text: z.string(),
    /** To be tapped into the gaps; null if they are typed. */
    words: z.array(z.string()).nullable(),
  }),
  z.strictObject({
    ...exerciseBase,
    kind: z.literal('sheet'),
    rows: z.array(z.array(z.union([z.number(), z.string(), z.null()]))),
    /** The cells to fill; where a formula is needed, a number alone does not count. */
    fill: z.array(z.strictObject({ cell: z.string(), formula: z.boolean() })),
  }),
  z.strictObject({
    ...exerciseBase,
    kind: z.literal('chart'),
    data: chartDataSchema,
    /** Either is null: a chart to read, or several to choose from. */
    read: drawnChart.extend({ unit: z.string().nullable() }).nullable(),
    choose: z.array(drawnChart).nullable(),
  }),
  z.strictObject({
    ...exerciseBase,
    kind: z.literal('conversation'),
    with: z.string(),
    turns: z.array(
      z.strictObject({
        id: z.string(),
        says: markdown,
        replies: z.array(z.strictObject({ text: z.string(), to: z.string() })),
      }),
    ),
    ends: z.array(z.strictObject({ id: z.string(), says: markdown })),
  }),
  z.strictObject({
    ...exerciseBase,
    kind: z.literal('spots'),
    /** Without it only the list of spots is shown. */
    figure: figureSchema.optional(),
    spots: z.array(z.strictObject({ label: z.string(), area: spotArea })),
  }),
  z.strictObject({ ...exerciseBase, kind: z.literal('code'), starter: z.string() }),
])

const criterion = z.strictObject({ id: z.string(), text: z.string() })
const task = criterion.extend({ optional: z.literal(true).optional() })

/** The key of what a card asks is sent with it: it is marked on the card. */
const card = z.strictObject({
  text: markdown,
  ask: askSchema.nullable(),
  figure: figureSchema.optional(),
  /** What it teaches, in a sentence. */
  point: markdown.optional(),
})

/** An item as a student sees it before answering. */
export const lessonItem = z.discriminatedUnion('type', [
  z.strictObject({ ...base, type: z.literal('article'), cards: z.array(card) }),
  z.strictObject({ ...base, type: z.literal('exercise'), exercise }),
  z.strictObject({ ...base, type: z.literal('quiz'), questions: z.array(openQuestion) }),
  z.strictObject({
    ...base,
    type: z.literal('reflection'),
    prompt: markdown,
    minWords: z.number(),
  }),
  z.strictObject({
    ...base,
    type: z.literal('project'),
    brief: markdown,
    deliverable: z.enum(['text', 'link']),
    minWords: z.number(),
    rubric: z.array(criterion),
  }),
  z.strictObject({ ...base, type: z.literal('checklist'), tasks: z.array(task) }),
])
export type LessonItem = z.infer<typeof lessonItem>

const step = z.strictObject({ id: z.string(), title: z.string() })

export const lesson = z.strictObject({
  course: z.strictObject({ id: z.string(), title: z.string(), skill: z.enum(skills) }),
  section: step,
  item: lessonItem,
  facts: z.array(sourcedFact),
  /** Hard words of its cards. */
  words: z.array(
    z.strictObject({ id: z.string(), forms: z.array(z.string()), meaning: z.string() }),
  ),
  done: z.boolean(),
  /** In a course made for the student: they can request another version. */
  rewritable: z.boolean(),
  /** The student's answer and its feedback; null before the first answer. */
  work: lessonWorkSchema.nullable(),
  /** The answered questions of a quiz that is half done, by their ids. */
  answered: z.record(z.string(), questionMarkSchema).optional(),
  /** Of an exercise; null for other items and where there are none. */
  hints: lessonHints.nullable(),
  percent: z.number(),
  /** From 1; `of` items in the whole course, and which of them are done. */
  place: z.strictObject({ at: z.number(), of: z.number(), done: z.array(z.boolean()) }),
  previous: step.nullable(),
  next: step.nullable(),
})
export type Lesson = z.infer<typeof lesson>
