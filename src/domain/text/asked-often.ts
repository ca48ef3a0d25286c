import type { AuthoredAnswer } from '#domain/learning/authored-answer.ts'
import { nearWords } from './near-words.ts'
import { plainQuestion } from './question-words.ts'
import { stemOf } from './word-stems.ts'

/** In a text longer than this, a single word is not significant. */
const longQuestion = 25

/** The answer written for this question; the phrasing with the most words wins, then the first. */
export function answerAskedFor<Answer extends Pick<AuthoredAnswer, 'asked' | 'unless'>>(
  question: string,
  answers: readonly Answer[],
): Answer | null {
  const questionWords = plainQuestion(question).split(' ').map(inEnglish)
  const minWords = questionWords.length > longQuestion ? 2 : 1
  let best: { answer: Answer; words: number } | null = null
  for (const answer of answers) {
    if (answer.unless?.split(' ').some((word) => includesWord(word, questionWords, sameWord)))
      continue
    const words = Math.max(0, ...answer.asked.map((line) => matchedWords(line, questionWords)))
    if (words >= minWords && words > (best?.words ?? 0)) best = { answer, words }
  }
  return best?.answer ?? null
}

/** How many words a line has, if the question contains them all; otherwise 0. */
function matchedWords(line: string, questionWords: readonly string[]): number {
  const choices = line.split(' ')
  const isMatch = choices.every((choice) =>
    choice.split('/').some((word) => includesWord(word, questionWords)),
  )
  return isMatch ? choices.length : 0
}

function includesWord(
  word: string,
  questionWords: readonly string[],
  same = sameOrMistyped,
): boolean {
  return questionWords.some((questionWord) => same(word, questionWord))
}

/** The stem of a short word is not significant enough: PAYE is not "pay". */
const minStemLength = 4

function sameWord(word: string, typed: string): boolean {
  const stem = stemOf(word)
  if (stem.length >= minStemLength) return word === typed || stem === stemOf(typed)
  return ['', 's', 'es', 'ed', 'ing'].some((ending) => typed === word + ending)
}

function sameOrMistyped(word: string, typed: string): boolean {
  return sameWord(word, typed) || nearWords(word, typed)
}

function inEnglish(word: string): string {
  return english.get(word) ?? word
}

/** Patois and short forms, and other words for the same. */
const english: ReadonlyMap<string, string> = new Map(
  Object.entries({
    work: 'wuk wrk working employment',
    job: 'jobs jawb',
    how: 'howfi',
    what: 'wah wat wha whats waa',
    where: 'weh whe whey',
    get: 'gettin got getting',
    not: 'nah nuh neva never dont didnt doesnt cant cannot cyaan cyah wont hasnt havent isnt',
    no: 'zero',
    want: 'waan wah-fi wanna wants',
    resume: 'cv cvs resumes curriculum',
    cxc: 'csec csecs cxcs',
    pay: 'paid paying pays payed wages',
    old: 'age',
    fail: 'failed failing flop flopped',
    boss: 'bossman',
    subject: 'subjects passes',
    centre: 'center',
    school: 'skool',
    after: 'afta',
    money: 'cash funds',
    quick: 'quickly',
    again: 'agen',
    much: 'mos',
    become: 'becoming',
    paper: 'papers document documents',
    before: 'bifore',
    start: 'begin',
    nobody: 'noone',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
)
