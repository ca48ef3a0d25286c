import { z } from 'zod'
import { authoredId, authoredText } from '#domain/learning/authored.ts'

const groups = [
  'documents',
  'pay',
  'rights',
  'safety',
  'health',
  'schooling',
  'training',
  'careers',
  'job-search',
  'earning',
  'life',
  'app',
  'own',
  'small-talk',
  'outside',
] as const

/** A question to try the guide with, as a young person types it. */
export const guideQuestionSchema = z.strictObject({
  id: authoredId,
  asked: z.string().min(1),
  group: z.enum(groups),
  /** About money, law, health or safety. */
  careful: z.literal(true).optional(),
  /** What a good answer says first, and what it must not say. */
  want: authoredText,
  /** The earlier messages of the same person. */
  before: z.array(z.string().min(1)).optional(),
})
export type GuideQuestion = z.infer<typeof guideQuestionSchema>

/** How a person judged a reply. `wrong` is wrong and sure; a reply that asks back or says that it guesses is `hedged`. */
export const guideGrades = ['good', 'partly', 'hedged', 'wrong', 'nothing'] as const
export type GuideGrade = (typeof guideGrades)[number]

/** The grade that a person gave to a reply, by the question and the key of the reply. */
export const guideGradeSchema = z.strictObject({
  id: authoredId,
  key: z.string(),
  grade: z.enum(guideGrades),
})

/**
 * The grade of a reply that says itself what it is; null when a person has to judge it. That we do not know is
 * right for what no career guide has to know.
 */
export function plainGrade(
  key: string,
  { group }: Pick<GuideQuestion, 'group'>,
): GuideGrade | null {
  if (key === 'none') return group === 'outside' ? null : 'nothing'
  return key.startsWith('no-more:') ? 'hedged' : null
}
