import { z } from 'zod'
import type { CoursePlan, PlanPart } from './course-plan.ts'
import type { Item } from './course.ts'
import { lessonId } from './composer.ts'
import { cardsIn } from './article-cards.ts'
import { questionSchema, type Question } from './question.ts'

/** The shape of a drafted course: the number of parts, and of lessons and quiz questions in each. */
export const draftShape = { parts: 3, lessons: 2, questions: 3 } as const

const line = (maxLength: number) => z.string().trim().min(3).max(maxLength)
const minBodyLength = 500
const maxBodyLength = 6000

export const outlineDraft = z.object({
  sections: z
    .array(
      z.object({
        title: line(80),
        description: line(240),
        lessons: z.array(z.object({ title: line(80), aim: line(240) })).length(draftShape.lessons),
      }),
    )
    .length(draftShape.parts),
})
export type OutlineDraft = z.infer<typeof outlineDraft>

export const lessonDraft = z.object({
  body: z.string().trim().min(minBodyLength).max(maxBodyLength),
})
export type LessonDraft = z.infer<typeof lessonDraft>

const questionDraft = z
  .object({
    question: line(400),
    options: z.array(line(200)).min(3).max(4),
    correct: z.int().min(0).max(3),
    explanation: z.string().trim().min(20).max(600),
  })
  .refine(({ options, correct }) => correct < options.length, 'there is no such option')
  .refine(
    ({ options }) => new Set(options.map((option) => option.toLowerCase())).size === options.length,
    'two options are the same',
  )
  .refine(
    ({ options }) =>
      !options.some((option) => /\b(?:all|none|both) of (?:the|these)\b/i.test(option)),
    'an option must not refer to other options',
  )

export const quizDraft = z.object({
  questions: z
    .array(questionDraft)
    .length(draftShape.questions)
    .refine(
      (questions) =>
        new Set(questions.map(({ question }) => question.toLowerCase())).size === questions.length,
      'two questions are the same',
    ),
})
export type QuizDraft = z.infer<typeof quizDraft>

/** The drafts so far, by the future id of the item; null means that the library is used. */
export const draftsSchema = z.object({
  outline: outlineDraft.nullish(),
  lessons: z.record(z.string(), lessonDraft.nullable()).default({}),
  quizzes: z.record(z.string(), quizDraft.nullable()).default({}),
})
export type Drafts = z.infer<typeof draftsSchema>

export const noDrafts: Drafts = { lessons: {}, quizzes: {} }

/** The plan with drafts in place of the library's lessons; parts without drafts are unchanged. */
export function withDrafts(plan: CoursePlan, { outline, lessons, quizzes }: Drafts): CoursePlan {
  if (!outline) return plan
  return {
    ...plan,
    parts: plan.parts.map((part, partIndex) => {
      const section = outline.sections[partIndex]
      if (section === undefined) return part
      const articles = section.lessons.map((lesson, index) => {
        const draft = lessons[lessonId(partIndex, index)]
        return draft ? articleFrom(lesson.title, draft) : null
      })
      if (articles.every((item) => item === null)) return part
      return partFrom(
        section,
        articles,
        quizzes[lessonId(partIndex, draftShape.lessons)] ?? null,
        part,
      )
    }),
  }
}

/** Whether anything was drafted, which the reader must be told. */
export function hasDrafts({ lessons, quizzes }: Drafts): boolean {
  return [...Object.values(lessons), ...Object.values(quizzes)].some((draft) => draft !== null)
}

export function articleFrom(
  title: string,
  { body }: LessonDraft,
): Extract<Item, { type: 'article' }> {
  return {
    type: 'article',
    id: 'draft',
    title,
    minutes: minutesFor(body),
    facts: [],
    cards: cardsIn(body),
  }
}

export function quizFrom(
  title: string,
  draft: QuizDraft,
  name: string,
): Extract<Item, { type: 'quiz' }> {
  return {
    type: 'quiz',
    id: 'draft',
    title,
    minutes: 4,
    facts: [],
    questions: draft.questions.map((question, index) =>
      questionFrom(question, `${name}-${index + 1}`),
    ),
  }
}

function partFrom(
  { title, description }: OutlineDraft['sections'][number],
  articles: readonly (Item | null)[],
  quiz: QuizDraft | null,
  library: PlanPart,
): PlanPart {
  const lessons = articles.map((item, index) => item ?? library.items[index] ?? null)
  const last =
    quiz === null ? library.items[articles.length] : quizFrom('Check yourself', quiz, 'drafted')
  return {
    title,
    description,
    items: [...lessons, last].filter((item) => item !== null && item !== undefined),
  }
}

function questionFrom(
  { question, options, correct, explanation }: QuizDraft['questions'][number],
  id: string,
): Question {
  return questionSchema.parse({
    id,
    type: 'multiple_choice',
    question,
    options,
    correct_answer: String(correct),
    points: 1,
    explanation,
  })
}

function minutesFor(body: string): number {
  return Math.max(2, Math.round(body.split(/\s+/).length / 130))
}
