import { useEffect, useRef } from 'react'
import type { LessonItem } from '#contract/lesson.ts'
import type { LessonWork } from '#domain/learning/lesson-work.ts'
import { quizPass } from '#domain/learning/passing.ts'
import { MarkedAnswer } from '../parts/questions/MarkedAnswer.tsx'
import { Card } from '../ui/Card.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { Ring } from '../ui/Ring.tsx'

interface QuizResultProps {
  questions: Extract<LessonItem, { type: 'quiz' }>['questions']
  work: Extract<LessonWork, { type: 'quiz' }>
}

export function QuizResult({ questions, work }: QuizResultProps) {
  const { score, passed, feedback } = work
  const isOpen = Object.values(feedback).some(({ verdict }) => verdict === 'compare')
  const missed = Object.values(feedback).some(({ correct }) => !correct)
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
      <ol className="grid grid-cols-1 gap-4">
        {questions.map(({ id, question }, index) => {
          const marked = feedback[id]
          return (
            <Card as="li" key={id}>
              <p className="text-sm font-semibold text-ink-soft">Question {index + 1}</p>
              <Markdown className="mb-3 font-semibold">{question}</Markdown>
              {marked && <MarkedAnswer marked={{ ...marked, yourAnswer: marked.userAnswer }} />}
            </Card>
          )
        })}
      </ol>
    </div>
  )
}
