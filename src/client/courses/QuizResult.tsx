import { useEffect, useRef } from 'react'
import type { LessonItem } from '#contract/lesson.ts'
import type { LessonRun } from '#domain/learning/lesson-run.ts'
import type { LessonWork } from '#domain/learning/lesson-work.ts'
import type { QuestionMark } from '#domain/learning/quiz-attempt.ts'
import { quizPass } from '#domain/learning/passing.ts'
import { RunFigures } from '../parts/learning/RunFigures.tsx'
import { MarkedAnswer } from '../parts/questions/MarkedAnswer.tsx'
import { Card } from '../ui/Card.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { Ring } from '../ui/Ring.tsx'

interface QuizResultProps {
  questions: Extract<LessonItem, { type: 'quiz' }>['questions']
  work: Extract<LessonWork, { type: 'quiz' }>
  /** The way through the attempt, if it was just made. */
  run: LessonRun | undefined
}

export function QuizResult({ questions, work, run }: QuizResultProps) {
  const { score, passed, feedback } = work
  const isOpen = Object.values(feedback).some(({ verdict }) => verdict === 'compare')
  const missed = Object.values(feedback).some(({ correct }) => !correct)
  const marked = questions.flatMap(({ id, question }) => {
    const mark = feedback[id]
    return mark === undefined ? [] : [{ id, question, mark }]
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card className="flex items-center gap-4">
        <Ring percent={score} size={72} thickness={7} tone={passed ? 'leaf' : 'sun'}>
          {score}%
        </Ring>
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {passed ? 'Passed' : 'Not there yet'}: {score}%
          </h2>
          <p className="text-ink-soft">
            {passed
              ? missed
                ? 'The questions you missed will come back in your review until you know them.'
                : isOpen
                  ? 'All your scored answers are right.'
                  : 'All your answers are right.'
              : `You need ${quizPass}% to pass. Read why, then try again. You lose nothing.`}
          </p>
        </div>
      </Card>
      {run && <RunFigures run={run} />}
      <MarkedQuestions
        title="Look at these again"
        marked={marked.filter(({ mark }) => !mark.correct)}
      />
      <MarkedQuestions
        title={missed ? 'You had these' : 'Your answers'}
        marked={marked.filter(({ mark }) => mark.correct)}
      />
    </div>
  )
}

interface MarkedQuestionsProps {
  title: string
  marked: readonly { id: string; question: string; mark: QuestionMark }[]
}

function MarkedQuestions({ title, marked }: MarkedQuestionsProps) {
  if (marked.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-base font-bold">{title}</h3>
      <ul className="grid grid-cols-1 gap-4">
        {marked.map(({ id, question, mark }) => (
          <Card as="li" key={id}>
            <Markdown className="mb-3 font-semibold">{question}</Markdown>
            <MarkedAnswer marked={{ ...mark, yourAnswer: mark.userAnswer }} />
          </Card>
        ))}
      </ul>
    </section>
  )
}
