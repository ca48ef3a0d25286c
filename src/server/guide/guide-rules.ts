import { intentIndexOf, withEditedIntents, type IntentIndex } from '#domain/guide/intent-index.ts'
import { intentsFrom } from '#domain/guide/intents.ts'
import { learnedFrom, preparedIntents } from '#domain/guide/prepared-intents.ts'
import type { GuideRules } from '#domain/guide/reply.ts'
import type { HourlyPay } from '#domain/learning/worked-sum.ts'
import type { Content } from '../content/load-content.ts'
import { textsIn } from '../content/texts.ts'

/** By the shipped content: what the build has learned is about its texts. */
const indexes = new WeakMap<Content, IntentIndex>()
/** By the answers that staff changed. */
const editedIndexes = new WeakMap<Content['answers'], IntentIndex>()

/** What the guide answers from in this content; prepared when it is first needed. */
export function guideRulesOf(content: Content): GuideRules {
  return { index: editedIndexOf(content), pay: minimumPay(content) }
}

function editedIndexOf(content: Content): IntentIndex {
  const { answers } = content
  const shipped = content.shipped ?? content
  if (answers === shipped.answers) return indexOf(shipped)
  const index =
    editedIndexes.get(answers) ?? withEditedIntents(indexOf(shipped), intentsFrom(answers))
  editedIndexes.set(answers, index)
  return index
}

function indexOf(shipped: Content): IntentIndex {
  const index =
    indexes.get(shipped) ??
    intentIndexOf(
      intentsFrom(shipped.answers),
      spelledRight(shipped),
      shipped.wordVectors,
      shipped.guide,
    )
  indexes.set(shipped, index)
  return index
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
