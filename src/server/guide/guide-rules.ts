import { intentIndexOf } from '#domain/guide/intent-index.ts'
import { intentsFrom } from '#domain/guide/intents.ts'
import { learnedFrom, preparedIntents } from '#domain/guide/prepared-intents.ts'
import type { GuideRules } from '#domain/guide/reply.ts'
import type { HourlyPay } from '#domain/learning/worked-sum.ts'
import type { Content } from '../content/load-content.ts'
import { textsIn } from '../content/texts.ts'

const rulesByContent = new WeakMap<Content, GuideRules>()

/** What the guide answers from in this content; prepared when it is first needed. */
export function guideRulesOf(content: Content): GuideRules {
  const known = rulesByContent.get(content)
  if (known !== undefined) return known
  const rules = {
    index: intentIndexOf(
      intentsFrom(content.answers),
      spelledRight(content),
      content.wordVectors,
      content.guide,
    ),
    pay: minimumPay(content),
  }
  rulesByContent.set(content, rules)
  return rules
}

/** The content with what the guide finds its answers by, which takes seconds: the build does it. */
export function withGuide(content: Content): Content {
  const intents = intentsFrom(content.answers)
  const known = spelledRight(content)
  return Object.freeze({
    ...content,
    guide: {
      prepared: preparedIntents(intents, known),
      learned: learnedFrom(intents, known, content.wordVectors),
    },
  })
}

function spelledRight({ courses, paths, programmes, readiness, words }: Content): string[] {
  return textsIn([courses, paths, programmes, readiness, words]).map(({ text }) => text)
}

function minimumPay({ facts }: Content): HourlyPay | null {
  const figure = (id: string) => {
    const value = facts.find((fact) => fact.id === id)?.value.replaceAll(',', '')
    return Number(/\d+(\.\d+)?/.exec(value ?? '')?.[0] ?? NaN)
  }
  const pay = {
    hour: figure('minimum-wage-hour'),
    overtimeHour: figure('overtime-hour'),
    weekHours: figure('normal-week-hours'),
  }
  return Object.values(pay).some(Number.isNaN) ? null : pay
}
