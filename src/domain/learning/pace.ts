import { plural } from '#domain/text/plural.ts'
import { wordsIn } from './written-work.ts'

/** The least time to read a question and its answers. */
const secondsPerQuestion = 3

/** The least time to read what an opening asks for. */
const secondsPerOpening = 10

/** Minutes until the next attempt after the first failed one, the second, and all later ones. */
const minutesToWait = [1, 3, 10] as const

export function readingSeconds(questions: number): number {
  return questions * secondsPerQuestion
}

/** A quarter of the reading time at 250 words a minute; between ten seconds and a minute. */
export function articleSeconds(body: string): number {
  const quarter = (wordsIn(body).length / 250) * 15
  return Math.round(Math.min(60, Math.max(10, quarter)))
}

/** Whether there was time to read the opening that was opened before; null if there was none today. */
export function isOpeningRead(last: Date | null, now: Date): boolean {
  return last === null || secondsLeft(last, secondsPerOpening, now) === 0
}

/** How long until the next attempt is allowed; 0 if it is. */
export function secondsToWait({
  attempts,
  last,
  now,
}: {
  attempts: number
  last: Date
  now: Date
}) {
  if (attempts === 0) return 0
  const minutes = minutesToWait[attempts - 1] ?? minutesToWait[minutesToWait.length - 1] ?? 0
  return secondsLeft(last, minutes * 60, now)
}

/** Whole seconds until `seconds` have passed since `since`; 0 if they have. */
export function secondsLeft(since: Date, seconds: number, now: Date): number {
  return Math.max(0, Math.ceil(seconds - (now.getTime() - since.getTime()) / 1000))
}

export function tooQuick(questions: number, seconds: number): string {
  const questionsInWords = questions === 1 ? 'a question' : `${questions} questions`
  return `That was quicker than anybody can read ${questionsInWords}. Your answers are still here: look through them, and send them in ${inWords(seconds)}.`
}

export function tooSoon(seconds: number): string {
  return `Read the explanations first. You can try again in ${inWords(seconds)}. Your answers are kept.`
}

export function notReadYet(seconds: number): string {
  return `Give it a read first: you can finish it in ${inWords(seconds)}.`
}

function inWords(seconds: number): string {
  if (seconds === 1) return '1 second'
  if (seconds < 60) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return plural(minutes, 'minute')
}
