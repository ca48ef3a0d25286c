import { chosenAnswer, noAnswer, type CardAnswer } from '../../src/client/courses/ask-part.ts'
import type { Ask } from '../../src/domain/learning/ask.ts'
import { markCardExercise } from '../../src/domain/learning/card-exercise-marking.ts'
import { cardSolutionOf } from '../../src/domain/learning/card-exercise-solution.ts'
import type { Item } from '../../src/domain/learning/course.ts'
import type { ExerciseAnswer } from '../../src/domain/learning/exercise.ts'
import { newItem, type ItemState } from './item-state.ts'
import { wrongAnswerToExercise } from './wrong-exercise-answer.ts'

type Article = Extract<Item, { type: 'article' }>
type ChooseAsk = Extract<Ask, { kind: 'choose' }>

/** Each card of an article, with what it asks unanswered, wrong and right. */
export function articleStates({ cards }: Article): ItemState[] {
  return cards.flatMap(({ ask }, card) => {
    const name = { id: `card-${card + 1}`, title: `Card ${card + 1}` }
    const shown = { ...newItem, ...name, card }
    if (ask === null) return [shown]
    const answers = ask.kind === 'choose' ? choices(ask) : exerciseAnswers(ask)
    return [
      shown,
      ...answers.map((cardAnswer, index) => ({
        ...shown,
        id: `${name.id}-${index + 1}`,
        title: `${name.title}, ${cardAnswer.right ? 'right' : 'wrong'}`,
        cardAnswer,
      })),
    ]
  })
}

/** Every wrong option has a note of its own to look at. */
function choices(ask: ChooseAsk): CardAnswer[] {
  return ask.options
    .toSorted((one, other) => Number(one.right ?? false) - Number(other.right ?? false))
    .map(({ text }) => chosenAnswer(ask, text))
}

function exerciseAnswers(ask: Exclude<Ask, ChooseAsk>): CardAnswer[] {
  const wrong = wrongAnswerToExercise(ask)
  const marked = (exercise: ExerciseAnswer): CardAnswer => {
    const { correct, parts } = markCardExercise(ask, exercise)
    return { ...noAnswer, exercise, right: correct, parts: parts ?? null }
  }
  return [...(wrong === null ? [] : [marked(wrong)]), marked(cardSolutionOf(ask))]
}
