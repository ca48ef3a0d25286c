import { z } from 'zod'
import type { Item } from './course.ts'
import { isChecklistDone, withTick } from './checklist.ts'
import { crisisIn } from '#domain/safety/crisis-words.ts'
import { exerciseAnswerSchema } from './exercise.ts'
import { helpShown } from './lesson-hints.ts'
import { markExercise, missingIn, solutionOf } from './exercise-marking.ts'
import { messages } from '#domain/people/messages.ts'
import { isBlank } from '#domain/text/plain-letters.ts'
import { quizPass } from './passing.ts'
import { answersSchema, type Question } from './question.ts'
import { answersSoFar, begunAttemptSchema, questionMarkSchema } from './quiz-attempt.ts'
import { typedText } from '#domain/text/typed-text.ts'
import { scoreOf, unansweredIn } from './scoring.ts'
import { webAddressSchema } from '#domain/text/web-address-schema.ts'
import { missingFrom } from './written-work.ts'

/** The number of wrong tries after which an exercise shows its solution. */
const triesBeforeSolution = 2

/** A student's answer to an item. A checklist is ticked one task at a time. */
export const lessonAnswerSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('exercise'), answer: exerciseAnswerSchema }),
  z.strictObject({ type: z.literal('quiz'), answers: answersSchema }),
  z.strictObject({ type: z.literal('reflection'), text: typedText(6_000) }),
  z.strictObject({ type: z.literal('project'), work: typedText(20_000) }),
  z.strictObject({
    type: z.literal('checklist'),
    task: z.string().max(80),
    done: z.boolean(),
    /** Doesn't apply to this student; only for optional tasks. */
    aside: z.literal(true).optional(),
  }),
])
export type LessonAnswer = z.infer<typeof lessonAnswerSchema>

/** What is stored of an answer, with the feedback shown to the student. */
export const lessonWorkSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('exercise'),
    answer: exerciseAnswerSchema,
    correct: z.boolean(),
    parts: z.array(z.boolean()).nullable(),
    /** What is off about this answer, or where it led. */
    remark: z.string().optional(),
    explanation: z.string(),
    solution: exerciseAnswerSchema.nullable(),
    /** 0 while only hints were taken. */
    attempts: z.int(),
    hints: z.int().min(0).max(2).optional(),
  }),
  z.strictObject({
    type: z.literal('quiz'),
    answers: answersSchema,
    score: z.int(),
    best: z.int(),
    passed: z.boolean(),
    feedback: z.record(z.string(), questionMarkSchema),
    /** 0 while the first one is not finished. */
    attempts: z.int(),
    begun: begunAttemptSchema.optional(),
  }),
  z.strictObject({ type: z.literal('reflection'), text: z.string() }),
  z.strictObject({ type: z.literal('project'), work: z.string() }),
  z.strictObject({
    type: z.literal('checklist'),
    ticks: z.array(z.string()),
    aside: z.array(z.string()).optional(),
  }),
])
export type LessonWork = z.infer<typeof lessonWorkSchema>
export type WorkOf<Type extends LessonWork['type']> = Extract<LessonWork, { type: Type }>
type AnswerOf<Type extends LessonAnswer['type']> = Extract<LessonAnswer, { type: Type }>
type ItemOf<Type extends Item['type']> = Extract<Item, { type: Type }>

export type LessonHelp = 'none' | 'one-hint' | 'two-hints' | 'solution'

export type WorkResult =
  | { kind: 'refused'; message: string; fields?: Record<string, string> }
  | {
      kind: 'kept'
      work: LessonWork
      passed: boolean
      missed: Question[]
      /** What was shown before; with help, completing the item pays less. */
      help: LessonHelp
    }

/** Marks an answer to an item. `before` is the stored work from earlier answers. */
export function workOn(item: Item, answer: LessonAnswer, before: LessonWork | null): WorkResult {
  if (item.type === 'exercise' && answer.type === 'exercise') {
    return exerciseWork(item, answer, before?.type === 'exercise' ? before : null)
  }
  if (item.type === 'quiz' && answer.type === 'quiz') {
    return quizWork(item, answer, before?.type === 'quiz' ? before : null)
  }
  if (item.type === 'reflection' && answer.type === 'reflection') return reflection(item, answer)
  if (item.type === 'project' && answer.type === 'project') return project(item, answer)
  if (item.type === 'checklist' && answer.type === 'checklist') {
    const work = withTick(item.tasks, answer, before?.type === 'checklist' ? before : null)
    return typeof work === 'string'
      ? refused(work)
      : kept({ type: 'checklist', ...work }, isChecklistDone(item.tasks, work))
  }
  return refused('This answer does not fit this item.')
}

/** The work as shown: null before the first answer or the first finished attempt at a quiz, and without the attempt that is going on. */
export function shownWork(work: LessonWork): LessonWork | null {
  if (work.type === 'exercise') return work.attempts === 0 ? null : work
  if (work.type !== 'quiz') return work
  const { begun: _unfinished, ...finished } = work
  return finished.attempts === 0 ? null : finished
}

/** The student's free text in an answer, which is checked for crisis words. */
export function ownWords(answer: LessonAnswer): string {
  if (answer.type === 'reflection') return answer.text
  return answer.type === 'project' ? answer.work : ''
}

function exerciseWork(
  { exercise }: ItemOf<'exercise'>,
  { answer }: AnswerOf<'exercise'>,
  before: WorkOf<'exercise'> | null,
): WorkResult {
  if (answer.kind !== exercise.kind) return refused('This answer does not fit this exercise.')
  const missing = missingIn(exercise, answer)
  if (missing !== null) return refused(missing)
  const { correct, parts, remark, explanation } = markExercise(exercise, answer)
  const attempts = (before?.attempts ?? 0) + 1
  const showsSolution = correct || attempts >= triesBeforeSolution
  const work: LessonWork = {
    type: 'exercise',
    answer,
    correct,
    parts: parts ?? null,
    ...(remark !== undefined && { remark }),
    explanation,
    solution: showsSolution ? solutionOf(exercise) : null,
    attempts,
    ...(before?.hints !== undefined && { hints: before.hints }),
  }
  return { ...kept(work, correct), help: helpShown(before) }
}

function quizWork(
  { questions }: ItemOf<'quiz'>,
  handedIn: AnswerOf<'quiz'>,
  before: WorkOf<'quiz'> | null,
): WorkResult {
  // The key of a question is shown with its first answer.
  const answers = { ...handedIn.answers, ...answersSoFar(questions, before?.begun) }
  const open = unansweredIn(questions, answers)
  if (open.length > 0) {
    const fields = Object.fromEntries(open.map((id) => [id, 'Answer this question.']))
    return refused('Answer every question first.', fields)
  }
  const { score, feedback: marks, missed } = scoreOf(questions, answers)
  const passed = score >= quizPass
  const work: LessonWork = {
    type: 'quiz',
    answers: Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? ''])),
    score,
    best: Math.max(score, before?.best ?? 0),
    passed,
    feedback: Object.fromEntries(
      Object.entries(marks).map(([id, { earned: _points, ...mark }]) => [id, mark]),
    ),
    attempts: (before?.attempts ?? 0) + 1,
  }
  return { ...kept(work, passed), missed: questions.filter(({ id }) => missed.includes(id)) }
}

function reflection(
  item: ItemOf<'reflection'>,
  { text: input }: AnswerOf<'reflection'>,
): WorkResult {
  const text = input.trim()
  const missing = missingFrom(text, item)
  // A text with crisis words is never refused for its length: it is saved and answered with the help card.
  if (missing !== null && crisisIn(text) === null) return refused(missing)
  return kept({ type: 'reflection', text }, missing === null)
}

function project(item: ItemOf<'project'>, { work: input }: AnswerOf<'project'>): WorkResult {
  const work = input.trim()
  if (isBlank(work)) return refused('Add your work before you save it.')
  if (item.deliverable === 'link') {
    const link = webAddressSchema.safeParse(work)
    return link.success
      ? kept({ type: 'project', work: link.data }, true)
      : refused(messages.websiteUnclear)
  }
  const missing = missingFrom(work, item)
  if (missing !== null && crisisIn(work) === null) return refused(missing)
  return kept({ type: 'project', work }, missing === null)
}

function kept(work: LessonWork, passed: boolean) {
  return {
    kind: 'kept',
    work,
    passed,
    missed: [],
    help: 'none',
  } as const satisfies WorkResult
}

function refused(message: string, fields?: Record<string, string>): WorkResult {
  return fields === undefined ? { kind: 'refused', message } : { kind: 'refused', message, fields }
}

/** The text of a stored project; empty for other work. */
export function projectText(stored: unknown): string {
  const work = lessonWorkSchema.parse(stored)
  return work.type === 'project' ? work.work : ''
}
