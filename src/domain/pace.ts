import { wordsIn } from './written-work.ts'

/** Nobody reads a question and its answers in less. */
const secondsAQuestion = 3

/** Minutes until the next attempt after the first one that fell short, the second, and all later ones. */
const minutesToWait = [1, 3, 10] as const

export function readingSeconds(questions: number): number {
  return questions * secondsAQuestion
}

/** A quarter of what reading takes at 250 words a minute; ten seconds at least, a minute at most. */
export function articleSeconds(body: string): number {
  const quarter = (wordsIn(body).length / 250) * 15
  return Math.round(Math.min(60, Math.max(10, quarter)))
}

/** How long the next attempt still waits after so many; 0 when it may begin. */
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

/** Whole seconds until so many have passed; 0 when they have. */
export function secondsLeft(since: Date, seconds: number, now: Date): number {
  return Math.max(0, Math.ceil(seconds - (now.getTime() - since.getTime()) / 1000))
}

export function tooQuick(questions: number, seconds: number): string {
  const all = questions === 1 ? 'a question' : `${questions} questions`
  return `That was quicker than anybody can read ${all}. Your answers are still here: look through them, and send them in ${inWords(seconds)}.`
}

export function tooSoon(seconds: number): string {
  return `Read why first. You can try again in ${inWords(seconds)}. Your answers stay.`
}

export function notReadYet(seconds: number): string {
  return `Give it a read first: you can mark it complete in ${inWords(seconds)}.`
}

function inWords(seconds: number): string {
  if (seconds === 1) return '1 second'
  if (seconds < 60) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
