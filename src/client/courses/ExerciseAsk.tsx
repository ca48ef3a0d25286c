import { useEffect, useId, useRef, type FormEvent } from 'react'
import { cardForSolving, markCardExercise } from '#domain/learning/card-exercise-marking.ts'
import { missingOnCard } from '#domain/learning/card-exercise-solution.ts'
import type { ExerciseAnswer } from '#domain/learning/exercise.ts'
import { askForm } from '../parts/learning/ask-form.ts'
import { Markdown } from '../ui/Markdown.tsx'
import { noAnswer, type AskedExercise, type CardAnswer } from './ask-part.ts'
import { blankAnswer } from './exercise-part.ts'
import { ExerciseInput } from './ExerciseInput.tsx'
import { Hints } from './Hints.tsx'

interface ExerciseAskProps {
  ask: AskedExercise
  /** Of the order in which it is shown. */
  seed: string
  answer: CardAnswer
  onAnswer: (answer: CardAnswer) => void
  /** What is missing in an answer that was checked too early. */
  onMissing: (message: string) => void
}

/** An exercise on a card, marked here. */
export function ExerciseAsk({ ask, seed, answer, onAnswer, onMissing }: ExerciseAskProps) {
  const id = useId()
  const shown = cardForSolving(ask, seed)
  const exercise = answer.exercise ?? blankAnswer(shown)
  const part = useRef<HTMLDivElement>(null)
  const isMarked = answer.right !== null
  useEffect(() => {
    // The panel with the reason may cover it.
    if (isMarked) part.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isMarked])
  function check(event: FormEvent) {
    event.preventDefault()
    if (isMarked) return
    const marked = markedAnswer(ask, exercise)
    if (typeof marked === 'string') onMissing(marked)
    else onAnswer(marked)
  }
  return (
    <form id={askForm} noValidate onSubmit={check} className="mt-6">
      <div id={id}>
        <Markdown className="mb-3 text-xl font-bold">{ask.prompt}</Markdown>
      </div>
      <div ref={part} className="scroll-mt-20 scroll-mb-[50dvh]">
        <fieldset disabled={isMarked} aria-labelledby={id} className="contents">
          <ExerciseInput
            exercise={shown}
            answer={exercise}
            onChange={(changed) => onAnswer({ ...noAnswer, exercise: changed })}
            marks={answer.parts}
          />
        </fieldset>
      </div>
      {!isMarked && <Hints hints={ask.hints} />}
    </form>
  )
}

/** The marked answer, or what is still missing. */
function markedAnswer(ask: AskedExercise, exercise: ExerciseAnswer): CardAnswer | string {
  const missing = missingOnCard(ask, exercise)
  if (missing !== null) return missing
  const { correct, parts } = markCardExercise(ask, exercise)
  return { ...noAnswer, exercise, right: correct, parts: parts ?? null }
}
