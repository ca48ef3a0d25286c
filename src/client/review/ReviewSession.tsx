import { Suspense, useEffect, useMemo, useState } from 'react'
import type { ReviewCardShown } from '#contract/review.ts'
import { afterStep, newRun, progressIn } from '#domain/learning/lesson-run.ts'
import type { QuestionMark } from '#domain/learning/quiz-attempt.ts'
import { shortDate } from '../app/dates.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { toTop } from '../app/to-top.ts'
import { useAction } from '../app/use-api.ts'
import { markAgain, type GivenAnswer } from '../parts/learning/question-answers.ts'
import { isChoice } from '../parts/questions/given-answer.ts'
import { useQuestionCode } from '../parts/questions/question-code.ts'
import { NotMarkedYet } from '../parts/learning/NotMarkedYet.tsx'
import { QuestionPanel } from '../parts/learning/QuestionPanel.tsx'
import { QuestionStep } from '../parts/learning/QuestionStep.tsx'
import { CheckButton, GoOnButton } from '../parts/learning/StepButtons.tsx'
import { StepScreen } from '../parts/learning/StepScreen.tsx'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { Tick } from '../ui/Tick.tsx'
import { leaveReview } from './leave-review.ts'

const loadEnd = () => import('./ReviewEnd.tsx')
const ReviewEnd = lazyPart(loadEnd, 'ReviewEnd')

type Mark = QuestionMark & { dueAt: string }

interface ReviewSessionProps {
  cards: readonly ReviewCardShown[]
  /** How many cards are still due. */
  more: number
  onMore: () => void
}

/** One question at a time. What is missed comes back at the end, where it does not count. */
export function ReviewSession({ cards, more, onMore }: ReviewSessionProps) {
  const [run, setRun] = useState(() => newRun(cards.length))
  const [marks, setMarks] = useState<Readonly<Record<string, Mark>>>({})
  const [latest, setLatest] = useState<{ text: string; mark: Mark | null } | null>(null)
  const [easy, setEasy] = useState(false)
  const [earned, setEarned] = useState(0)
  const { mutate, isPending, error, data, reset } = useAction('POST /api/review/answer')

  const questions = useMemo(() => cards.map(({ question }) => question), [cards])
  useQuestionCode(questions)
  useEffect(() => {
    // Fetched while there are questions; a failure is met again when it is shown.
    loadEnd().catch(() => {})
  }, [])

  const [step] = run.steps
  const card = step === undefined ? undefined : cards[step]
  if (step === undefined || card === undefined) {
    // What was answered in another window has no mark here.
    const answered = Object.keys(marks).length
    return (
      <Suspense fallback={<Spinner />}>
        <ReviewEnd
          run={run}
          answered={answered}
          of={cards.length}
          earned={earned}
          more={more}
          onMore={onMore}
        />
      </Suspense>
    )
  }
  const { question } = card
  const isNotDue = data?.kind === 'not-due'
  const waits = error?.code === 'unsent'
  const missedMark = run.missed.includes(step) ? marks[card.id] : undefined
  const mark = latest?.mark ?? null
  const position = progressIn(run)

  function answer({ value, text }: GivenAnswer) {
    if (card === undefined || isPending || mark !== null || isNotDue || waits) return
    if (missedMark) {
      return setLatest({ text, mark: markAgain(question, { value, text }, missedMark) })
    }
    setLatest({ text, mark: null })
    mutate(
      { cardId: card.id, answer: value, easy },
      {
        onSuccess: (result) => {
          if (result.kind === 'not-due') return
          setLatest({ text: result.userAnswer, mark: result })
          setMarks((before) => ({ ...before, [card.id]: result }))
          setEarned((before) => before + result.earned)
        },
      },
    )
  }
  function goOn() {
    setRun(afterStep(run, mark?.correct ?? null))
    setLatest(null)
    setEasy(false)
    reset()
    return toTop()
  }

  return (
    <StepScreen
      label="Review"
      leave={leaveReview}
      progress={{
        label: 'Progress in this review',
        ...progressIn(mark ? afterStep(run, mark.correct) : run),
      }}
      header={
        <header className="mb-3">
          <h1 className="text-sm font-semibold text-ink-soft">
            Daily five · {skillLabel(card.skill)}
          </h1>
        </header>
      }
      panel={
        isNotDue ? (
          <p className="mb-3">You have already answered this one, maybe in another window.</p>
        ) : (
          (waits && <NotMarkedYet />) ||
          (mark && (
            <QuestionPanel
              mark={mark}
              showsAnswer={!isChoice(question)}
              inARow={mark.correct ? run.inARow + 1 : 0}
              later={`You will see it again on ${shortDate(mark.dueAt)}.`}
            />
          ))
        )
      }
      actions={
        <div className="flex">
          {mark || isNotDue || waits ? (
            <GoOnButton takesFocus onPress={goOn} />
          ) : (
            <CheckButton isChoice={isChoice(question)} busy={isPending} />
          )}
        </div>
      }
    >
      <QuestionStep
        key={run.answered}
        question={question}
        position={missedMark ? 'Once more' : `${position.done + 1} of ${cards.length}`}
        points={0}
        isFirst={run.answered === 0}
        chosen={latest?.text ?? null}
        mark={mark}
        draftName={`review/${card.id}/${run.answered}`}
        message={waits ? undefined : error?.message}
        onAnswer={answer}
      />
      {mark === null && !missedMark && !isNotDue && !waits && (
        <div className="mt-4 text-ink-soft">
          <Tick label="Too easy for me: ask less often" on={easy} onFlip={setEasy} />
        </div>
      )}
    </StepScreen>
  )
}
