import type { Fact } from '#domain/learning/facts.ts'
import type { ContentReading } from './read-content.ts'
import type { ContentProblem } from './source.ts'
import { textsIn } from './texts.ts'

/** Legal amounts, rates and phone numbers that are hard-coded in a text, where nobody would update them. */
export function bareFactProblems(reading: ContentReading): ContentProblem[] {
  const { courses, assessments, paths, quests, achievements, readiness, interviews } = reading
  const { programmes, answers, simulations, safeguarding } = reading
  const authored = [
    courses,
    assessments,
    paths,
    quests,
    achievements,
    readiness,
    interviews,
    programmes,
    answers,
    simulations,
    safeguarding,
  ].flat()
  const facts = reading.facts.map(({ value }) => value)
  return authored.flatMap(({ value, problem }) =>
    textsIn(value).flatMap(({ text, path }) => {
      // An exercise or a question may state the rate that is needed to solve it.
      const isLesson = (path.includes('cards') && path.at(-1) === 'text') || path.includes('tasks')
      return bareFactsIn(text, facts, isLesson).map(({ figure, hint, linesBelow }) =>
        problem(path, `${figure} is hard-coded: use ${hint}`, linesBelow),
      )
    }),
  )
}

interface HardCodedFigure {
  figure: string
  hint: string
  linesBelow: number
}

export function bareFactsIn(
  text: string,
  facts: readonly Fact[],
  isLesson: boolean,
): HardCodedFigure[] {
  return text.split('\n').flatMap((line, linesBelow) => {
    const figures = line
      .split(/(?<=[.!?])\s+/)
      .flatMap((sentence) => [
        ...phonesIn(sentence, facts),
        ...figuresIn(sentence, facts, isLesson),
      ])
    return figures.map((figure) => ({ ...figure, linesBelow }))
  })
}

// 555 numbers are fictional, so stories may use them.
const phone = /\b(?:1[- ])?(?:876|658|888)[- ](?!555)\d{3}[- ]\d{4}\b/g
const shortCode =
  /\b(?:call|dial|phone|ring|text|tell|report to)\s+(?:\w+\s+){0,2}?(119|110|211|311)\b/gi

function phonesIn(sentence: string, facts: readonly Fact[]) {
  const numbers = [
    ...Array.from(sentence.matchAll(phone), ([number]) => number),
    ...Array.from(sentence.matchAll(shortCode), ([, number]) => number ?? ''),
  ]
  return numbers.map((figure) => {
    const fact = facts.find(({ value }) => value === figure)
    return { figure, hint: fact ? `{{fact:${fact.id}}}` : 'a fact with the number' }
  })
}

/** What a sentence is about, and the facts its figures must then come from. */
const topics: readonly { word: RegExp; facts: RegExp }[] = [
  { word: /minimum wage/i, facts: /^(minimum-wage|overtime-hour|rest-day-hour)/ },
  { word: /\bNIS\b|national insurance/i, facts: /^nis-/ },
  { word: /\bNHT\b|housing trust/i, facts: /^nht-/ },
  { word: /education tax/i, facts: /^education-tax-/ },
  { word: /\bPAYE\b|income tax|tax threshold/i, facts: /^paye-/ },
  { word: /food[- ]handler/i, facts: /^food-permit-/ },
  { word: /police record/i, facts: /^police-record-/ },
  { word: /\bJDIC\b|deposit insurance/i, facts: /^jdic-/ },
  { word: /\bSLB\b|students?[’']? loan/i, facts: /^slb-/ },
  { word: /\bPATH\b/, facts: /^path-/ },
  { word: /\bJAMVAT\b/, facts: /^jamvat-/ },
  { word: /unemploy/i, facts: /unemployment-rate$/ },
]

function figuresIn(sentence: string, facts: readonly Fact[], isLesson: boolean) {
  const sentenceTopics = topics.filter(({ word }) => word.test(sentence))
  const relevant = facts.filter(({ id }) => sentenceTopics.some((topic) => topic.facts.test(id)))
  const factIds = new Map<string, string>()
  for (const { id, value } of relevant) {
    for (const [figure] of value.matchAll(/J\$[\d,.]*\d(?: million)?|[\d.]*\d%/g)) {
      const isRate = figure.endsWith('%')
      if (isRate && (!isLesson || isWorkedOut(sentence))) continue
      if (!factIds.has(figure) && patternOf(figure).test(sentence)) factIds.set(figure, id)
    }
  }
  return Array.from(factIds, ([figure, id]) => ({ figure, hint: `{{fact:${id}}}` }))
}

/** "NIS 3%: 2,100" is a line of a worked example, not a rule to look up. */
function isWorkedOut(sentence: string): boolean {
  return /\d{3}/.test(sentence.replace(/\{\{.*?\}\}/g, ''))
}

function patternOf(figure: string): RegExp {
  const digits = figure.replace(/^J\$|%$/g, '').replaceAll('.', '\\.')
  return figure.endsWith('%')
    ? new RegExp(`(?<![\\d.,])${digits}\\s?(?:%|per ?cent)`, 'i')
    : new RegExp(`\\$\\s?${digits}(?![\\d,.]*\\d)`)
}
