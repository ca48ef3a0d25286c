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
  const said = plainQuestion(question).split(' ').map(inEnglish)
  const least = said.length > longQuestion ? 2 : 1
  let best: { answer: Answer; words: number } | null = null
  for (const answer of answers) {
    if (answer.unless?.split(' ').some((word) => isSaid(word, said, sameWord))) continue
    const words = Math.max(0, ...answer.asked.map((line) => wordsMet(line, said)))
    if (words >= least && words > (best?.words ?? 0)) best = { answer, words }
  }
  return best?.answer ?? null
}

/** How many words a line has, if the question contains them all; otherwise 0. */
function wordsMet(line: string, said: readonly string[]): number {
  const asked = line.split(' ')
  const met = asked.every((choice) => choice.split('/').some((word) => isSaid(word, said)))
  return met ? asked.length : 0
}

function isSaid(word: string, said: readonly string[], same = sameOrMistyped): boolean {
  return said.some((one) => same(word, one))
}

/** The stem of a short word is not significant enough: PAYE is not "pay". */
const shortStem = 4

function sameWord(word: string, said: string): boolean {
  const stem = stemOf(word)
  if (stem.length >= shortStem) return word === said || stem === stemOf(said)
  return ['', 's', 'es', 'ed', 'ing'].some((ending) => said === word + ending)
}

function sameOrMistyped(word: string, said: string): boolean {
  return sameWord(word, said) || nearWords(word, said)
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
