import { z } from 'zod'
import { route } from './define.ts'
import { atDesk } from './staff-who.ts'
import { address, none } from './shapes.ts'

const answerName = z.strictObject({ id: z.string(), title: z.string() })

/** Questions about the same thing that at least three people asked. */
const gap = z.strictObject({
  id: z.string(),
  words: z.array(z.string()),
  people: z.number(),
  /** The guide found nothing, its choices were not taken, or the answer got a bad mark. */
  unanswered: z.number(),
  notTaken: z.number(),
  disliked: z.number(),
  /** How often in each of the last weeks, oldest first. */
  weeks: z.array(z.number()),
  nearest: answerName.nullable(),
})
export type QuestionGap = z.infer<typeof gap>

const judgedAnswer = answerName.extend({
  people: z.number(),
  good: z.number(),
  bad: z.number(),
  otherQuestion: z.number(),
})
export type JudgedAnswer = z.infer<typeof judgedAnswer>

const guideDesk = z.strictObject({
  /** Null before the first count. */
  counted: z
    .strictObject({
      at: z.string(),
      asked: z.number(),
      missed: z.number(),
      /** Without a group, because too few people asked. */
      ungrouped: z.number(),
    })
    .nullable(),
  gaps: z.array(gap),
  answers: z.array(judgedAnswer),
})
export type GuideDesk = z.infer<typeof guideDesk>

const factUse = z.strictObject({
  kind: z.string(),
  title: z.string(),
  /** The page that shows it; null when there is none. */
  href: address.nullable(),
})

const checkedFact = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** Null for a written answer that states its own source. */
  value: z.string().nullable(),
  asOf: z.string(),
  source: z.string(),
  url: z.string().nullable(),
  reviewBy: z.string(),
  /** `soon`: within 30 days. */
  review: z.enum(['due', 'soon', 'later']),
  uses: z.array(factUse),
})
export type CheckedFact = z.infer<typeof checkedFact>

/** How the guide does, and which facts are due. Counts and content only: nobody's words. */
export const staffGuideRoutes = {
  'GET /api/staff/guide': route({
    who: atDesk('guide'),
    policy: 'staff',
    input: none,
    output: guideDesk,
  }),
  /** What is due first. */
  'GET /api/staff/facts': route({
    who: atDesk('facts'),
    policy: 'staff',
    input: none,
    output: z.strictObject({ facts: z.array(checkedFact) }),
  }),
}
