import { z } from 'zod'
import { articleCards, withCards } from './article-cards.ts'
import { authoredId, authoredText, refuseRepeats } from './authored.ts'
import { exerciseSchema } from './exercise.ts'
import { questionSchema } from './question.ts'
import { skillSchema } from './skill-schema.ts'
import { studentGoalIds } from '#domain/people/student-goals.ts'

const base = {
  id: authoredId,
  title: authoredText,
  minutes: z.int().min(1).max(600),
  /** Ids of the dated facts the item quotes, for "Where these numbers come from". Set by the loader. */
  facts: z.array(authoredId).default([]),
}

/** A criterion for a project. */
const criterion = z.strictObject({ id: authoredId, text: authoredText })
const task = z.strictObject({
  id: authoredId,
  text: authoredText,
  /** Not everybody can do it: a student may mark it as not applicable. */
  optional: z.literal(true).optional(),
})

const itemKinds = z.discriminatedUnion('type', [
  z.strictObject({ ...base, type: z.literal('article'), cards: articleCards }),
  z.strictObject({ ...base, type: z.literal('exercise'), exercise: exerciseSchema }),
  z.strictObject({
    ...base,
    type: z.literal('quiz'),
    questions: z
      .array(questionSchema)
      .min(1)
      .max(10)
      .superRefine(refuseRepeats(({ id }) => id, 'the question id')),
  }),
  z.strictObject({
    ...base,
    type: z.literal('reflection'),
    prompt: authoredText,
    minWords: z.int().min(1).max(300).default(25),
  }),
  z.strictObject({
    ...base,
    type: z.literal('project'),
    brief: authoredText,
    deliverable: z.enum(['text', 'link']),
    /** The minimum number of words of a text. */
    minWords: z.int().min(1).max(300).default(15),
    rubric: z
      .array(criterion)
      .min(1)
      .max(6)
      .superRefine(refuseRepeats(({ id }) => id, 'the criterion')),
  }),
  z.strictObject({
    ...base,
    type: z.literal('checklist'),
    tasks: z
      .array(task)
      .min(1)
      .max(12)
      .superRefine(refuseRepeats(({ id }) => id, 'the task')),
  }),
])
/** An article may be given as one text, `body`; here it is cards, like every other. */
export const itemSchema = z.preprocess(withCards, itemKinds)
export type Item = z.infer<typeof itemSchema>
export type ItemType = Item['type']
export const itemTypes = itemKinds.options.map((option) => option.shape.type.value)

export const sectionSchema = z.strictObject({
  id: authoredId,
  title: authoredText,
  description: authoredText,
  items: z.array(itemSchema).min(1).max(12),
})
export type Section = z.infer<typeof sectionSchema>

export const levelSchema = z.union([z.literal(1), z.literal(2), z.literal(3)], 'level is 1, 2 or 3')

export const courseSchema = z.strictObject({
  id: authoredId,
  title: authoredText,
  description: authoredText,
  skill: skillSchema,
  /** The student goals it was written for: suggested first to those who have one, and last to the others. */
  goals: z.array(z.enum(studentGoalIds)).min(1).optional(),
  level: levelSchema,
  prerequisites: z.array(authoredId).default([]),
  safety: z.boolean().default(false),
  outcomes: z.array(authoredText).min(1).max(8),
  sections: z.array(sectionSchema).min(1).max(12).superRefine(refuseRepeatedIds),
})
export type Course = z.infer<typeof courseSchema>

/** Progress refers to sections and items only by id, so all ids of a course share one namespace. */
function refuseRepeatedIds(sections: readonly Section[], context: z.core.$RefinementCtx<unknown>) {
  const seen = new Set<string>()
  const check = (id: string, path: (string | number)[]) => {
    if (seen.has(id)) {
      context.addIssue({
        code: 'custom',
        message: `the id is used twice in this course: ${id}`,
        path,
      })
    }
    seen.add(id)
  }
  sections.forEach((section, sectionIndex) => {
    check(section.id, [sectionIndex, 'id'])
    section.items.forEach((item, itemIndex) =>
      check(item.id, [sectionIndex, 'items', itemIndex, 'id']),
    )
  })
}
