import type { Item } from './course.ts'
import type { Exercise } from './exercise.ts'
import { textIn } from './item-text.ts'
import { wordsIn } from './written-work.ts'

const wordsPerMinute = 180
const minutesFor = { ask: 0.3, question: 0.5, reflection: 4 }
const minutesForExercise: Readonly<Record<Exercise['kind'], number>> = {
  calc: 2,
  order: 2,
  match: 2,
  fill: 2,
  sheet: 5,
  chart: 2,
  conversation: 3,
  spots: 2,
  code: 5,
}

/** About how many minutes an item takes on the screen; for a project and a checklist only reading them. */
export function minutesOnScreen(item: Item): number {
  switch (item.type) {
    case 'article':
      return minutesToRead(textIn(item)) + asksIn(item) * minutesFor.ask
    case 'quiz':
      return item.questions.length * minutesFor.question
    case 'exercise':
      return minutesForExercise[item.exercise.kind]
    case 'reflection':
      return minutesFor.reflection
    default:
      return minutesToRead(textIn(item))
  }
}

/** How many cards of an article ask for something. */
export function asksIn(item: Item): number {
  return item.type === 'article' ? item.cards.filter(({ ask }) => ask !== null).length : 0
}

/** At the pace of a slow reader. */
export function minutesToRead(text: string): number {
  return wordsIn(text).length / wordsPerMinute
}
