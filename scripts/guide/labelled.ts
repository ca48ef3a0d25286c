import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { intentsFor } from '#domain/guide/matching.ts'
import { nothingBefore } from '#domain/guide/outcome.ts'
import { replyTo, type GuideRules } from '#domain/guide/reply.ts'

const file = join(import.meta.dirname, '../../content/guide-questions/labelled.yaml')

const labelledQuestionSchema = z.strictObject({
  asked: z.string().min(1),
  /** The answers to it; empty when there is none. */
  fits: z.array(z.string()),
})
type LabelledQuestion = z.infer<typeof labelledQuestionSchema>

/** How many labelled questions the guide answers, and how. */
export interface LabelledStanding {
  questions: number
  /** Sure of an answer that fits. */
  right: number
  /** Sure of another one, or where none fits. */
  wrong: number
  /** An answer that fits comes first, sure or not. */
  first: number
  firstThree: number
}

export function labelledStanding(rules: GuideRules): LabelledStanding {
  const tries = labelledQuestions().map((question) => tryOut(question, rules))
  const count = (key: keyof (typeof tries)[number]) => tries.filter((each) => each[key]).length
  return {
    questions: tries.length,
    right: count('right'),
    wrong: count('wrong'),
    first: count('first'),
    firstThree: count('firstThree'),
  }
}

/** Why fewer are answered than were recorded; empty when that is not so. */
export function labelledFalls(
  now: LabelledStanding,
  recorded: LabelledStanding | undefined,
): string[] {
  if (recorded === undefined) return []
  return [
    ...(now.right < recorded.right
      ? [`right and sure fell from ${recorded.right} to ${now.right}`]
      : []),
    ...(now.wrong > recorded.wrong
      ? [`wrong and sure rose from ${recorded.wrong} to ${now.wrong}`]
      : []),
  ]
}

function tryOut({ asked: message, fits }: LabelledQuestion, rules: GuideRules) {
  const reply = replyTo(message, nothingBefore, rules)
  const isSure = reply.kind === 'answer' && reply.sure
  const isFitting = reply.kind === 'answer' && fits.includes(reply.intent.id)
  const ranked = intentsFor(message, rules.index).map(({ intent }) => intent.id)
  const place = ranked.findIndex((id) => fits.includes(id))
  return {
    right: isSure && isFitting,
    wrong: isSure && !isFitting,
    first: place === 0,
    firstThree: place >= 0 && place < 3,
  }
}

function labelledQuestions(): LabelledQuestion[] {
  return z.array(labelledQuestionSchema).parse(parse(readFileSync(file, 'utf8')))
}
