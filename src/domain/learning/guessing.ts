import { stemsOf } from '#domain/text/word-stems.ts'
import type { Ask } from './ask.ts'
import type { Question } from './question.ts'

/** What there is to choose from, and the index of what is right. */
interface Choice {
  options: readonly string[]
  right: number
}

/** Ways to answer without reading: each picks the index of an option. */
const ways: Readonly<Record<string, (options: readonly string[]) => number>> = {
  'the longest option': (options) => indexOf(options, Math.max),
  'the shortest option': (options) => indexOf(options, Math.min),
  'the first option': () => 0,
  'the second option': () => 1,
  'the third option': () => 2,
  'the last option': (options) => options.length - 1,
  'an option that gives no reason': (options) =>
    Math.max(
      0,
      options.findIndex((option) => !/\b(?:because|since|so that)\b/i.test(option)),
    ),
  'the option with the most careful words': (options) =>
    mostOf(options, (option) => option.match(careful)?.length ?? 0),
}

/** The words of somebody who does nothing rash. They must not be the mark of the right option. */
const careful =
  /\b(?:ask|tell|check|first|explain|plan|honest|honestly|report|say|write|call|agree|together|calm|calmly|thank|offer|show)\w?\b/gi

function mostOf(options: readonly string[], count: (option: string) => number): number {
  const counts = options.map(count)
  return counts.indexOf(Math.max(...counts))
}

function indexOf(options: readonly string[], pick: (...lengths: number[]) => number): number {
  const lengths = options.map((option) => option.length)
  return lengths.indexOf(pick(...lengths))
}

/** How many percent of the choices among questions each way of guessing gets right. */
export function guessedRight(questions: readonly Question[]): Map<string, number> {
  return rightByEachWay(questions.flatMap(choiceIn))
}

/** The same for what there is to choose on the cards of articles. */
export function guessedRightInAsks(asks: readonly Ask[]): Map<string, number> {
  return rightByEachWay(
    asks.flatMap((ask) =>
      ask.kind === 'choose'
        ? [
            {
              options: ask.options.map(({ text }) => text),
              right: ask.options.findIndex(({ right }) => right === true),
            },
          ]
        : [],
    ),
  )
}

/** The same for somebody who picks the option that shares the most words with a text, and has not understood it. */
export function rightByWordsOf(text: string, questions: readonly Question[]): number {
  const known = new Set(stemsOf(text))
  return rightBy(
    (options) => mostOf(options, (option) => new Set(stemsOf(option)).intersection(known).size),
    questions.flatMap(choiceIn),
  )
}

function choiceIn(question: Question): Choice[] {
  return question.type === 'multiple_choice'
    ? [{ options: question.options, right: Number(question.correct_answer) }]
    : []
}

function rightByEachWay(choices: readonly Choice[]): Map<string, number> {
  return new Map(Object.entries(ways).map(([way, pick]) => [way, rightBy(pick, choices)]))
}

function rightBy(pick: (options: readonly string[]) => number, choices: readonly Choice[]): number {
  const right = choices.filter((choice) => pick(choice.options) === choice.right)
  return choices.length === 0 ? 0 : Math.round((right.length / choices.length) * 100)
}
