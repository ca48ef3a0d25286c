import { useState } from 'react'
import type { Completion } from '#contract/courses.ts'
import type { Lesson, LessonItem } from '#contract/lesson.ts'
import { afterStep, progressIn, type LessonRun } from '#domain/learning/lesson-run.ts'
import type { QuestionMark } from '#domain/learning/quiz-attempt.ts'
import { shuffled } from '#domain/text/seeded-order.ts'
import { toTop } from '../app/to-top.ts'
import { HelpCard } from '../parts/help/HelpCard.tsx'
import { markAgain, type GivenAnswer } from '../parts/learning/question-answers.ts'
import { isChoice } from '../parts/questions/given-answer.ts'
import { useQuestionCode } from '../parts/questions/question-code.ts'
import { QuestionPanel } from '../parts/learning/QuestionPanel.tsx'
import { QuestionStep } from '../parts/learning/QuestionStep.tsx'
import { CheckButton, GoOnButton } from '../parts/learning/StepButtons.tsx'
import { NotMarkedYet } from '../parts/learning/NotMarkedYet.tsx'
import { LessonFrame } from './LessonFrame.tsx'
import { runThrough } from './quiz-run.ts'
import { lessonIds, useQuestionAnswer } from './use-lesson.ts'
import { restOf, type RestOfQuiz } from './use-rest-of-quiz.ts'

interface QuizRunProps {
  item: Extract<LessonItem, { type: 'quiz' }>
  lesson: Lesson
  /** How many attempts were finished before this one. */
  attempt: number
  /** What was left of it when the lesson was left, if all its answers were sent. */
  left: RestOfQuiz | null
  /** The questions whose answers are on this device, not sent yet. */
  kept: readonly string[]
  /** The mark of the first question that is shown, for the preview of authors. */
  firstMark?: QuestionMark
  /** All answers are sent, and this is still to come back. */
  onLeft: (rest: RestOfQuiz | null) => void
  /** `completion` is null if there is nothing to celebrate. */
  onEnd: (completion: Completion | null, run: LessonRun) => void
}

/** An attempt, one question at a time. What is missed comes back at its end, where it does not count. */
export function QuizRun(props: QuizRunProps) {
  const { item, lesson, attempt, left, kept, firstMark, onLeft, onEnd } = props
  const ids = lessonIds(lesson)
  // Shuffled from the second attempt on, because the answers were shown in the first order.
  const [questions] = useState(() =>
    attempt === 0 ? item.questions : shuffled(item.questions, `${item.id} ${attempt}`),
  )
  const [run, setRun] = useState(() => left?.run ?? runThrough(questions, lesson.answered, kept))
  const [marks, setMarks] = useState(() => {
    const known = left?.marks ?? lesson.answered ?? {}
    const first = questions[run.steps[0] ?? 0]
    return first && firstMark ? { ...known, [first.id]: firstMark } : known
  })
  const [isSent, setSent] = useState(left !== null)
  const [latest, setLatest] = useState<{ text: string; mark: QuestionMark | null } | null>(
    firstMark ? { text: firstMark.userAnswer, mark: firstMark } : null,
  )
  const [completion, setCompletion] = useState<Completion | null>(null)
  const { mutate, isPending, error, data, reset } = useQuestionAnswer(lesson)

  useQuestionCode(item.questions)

  const [step = 0] = run.steps
  const question = questions[step]
  if (question === undefined) return null
  const missedMark = run.missed.includes(step) ? marks[question.id] : undefined
  const mark = latest?.mark ?? null
  const waits = error?.code === 'unsent'
  const position = progressIn(run)

  function answer({ value, text }: GivenAnswer) {
    if (question === undefined || isPending || mark !== null || waits) return
    if (missedMark) {
      const again = markAgain(question, { value, text }, missedMark)
      setLatest({ text, mark: again })
      if (isSent) onLeft(restOf({ attempt, run: afterStep(run, again.correct), marks }, questions))
      return
    }
    setLatest({ text, mark: null })
    mutate(
      { ...ids, questionId: question.id, answer: value, attempt },
      {
        onSuccess: ({ left: _left, work: _work, completion: completed, help, ...marked }) => {
          // The answer that counts may be an earlier one, whose response was lost.
          setLatest({ text: marked.userAnswer, mark: marked })
          const known = { ...marks, [question.id]: marked }
          setMarks(known)
          if (completed) {
            setSent(true)
            onLeft(
              restOf({ attempt, run: afterStep(run, marked.correct), marks: known }, questions),
            )
          }
          setCompletion(help ? null : completed)
        },
      },
    )
  }
  function goOn() {
    const next = afterStep(run, mark?.correct ?? null)
    if (next.steps.length === 0) return onEnd(completion, next)
    reset()
    setLatest(null)
    setRun(next)
    return toTop()
  }

  const help = mark === null ? null : (data?.help ?? null)
  return (
    <LessonFrame
      lesson={lesson}
      progress={progressIn(mark ? afterStep(run, mark.correct) : run)}
      goesOn
      screen={run.answered}
      action={
        mark || waits ? (
          <GoOnButton takesFocus={help === null} onPress={goOn} />
        ) : (
          <CheckButton isChoice={isChoice(question)} busy={isPending} />
        )
      }
      panel={
        mark && help === null ? (
          <QuestionPanel
            mark={mark}
            showsAnswer={!isChoice(question)}
            inARow={mark.correct ? run.inARow + 1 : 0}
          />
        ) : waits ? (
          <NotMarkedYet />
        ) : undefined
      }
    >
      {help && <HelpCard help={help} />}
      <QuestionStep
        key={run.answered}
        question={question}
        position={missedMark ? 'Once more' : `Question ${position.done + 1} of ${questions.length}`}
        points={missedMark ? 0 : question.points}
        isFirst={run.answered === 0}
        chosen={latest?.text ?? null}
        mark={mark}
        draftName={`${ids.id}/${ids.contentId}/${attempt}/${run.answered}`}
        message={waits ? undefined : error?.message}
        onAnswer={answer}
      />
    </LessonFrame>
  )
}
