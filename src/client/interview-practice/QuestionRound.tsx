import { useEffect, useRef } from 'react'
import type { PracticeQuestion } from '#contract/interview-practice.ts'
import { useSearchParam } from '../app/location.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { Recorder } from './Recorder.tsx'

/** One question at a time, with what helps to answer it. */
export function QuestionRound({ questions }: { questions: readonly PracticeQuestion[] }) {
  const [questionParam, setQuestion] = useSearchParam('question')
  const index = Math.max(
    0,
    questions.findIndex(({ id }) => id === questionParam),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    heading.current?.focus()
  }, [index])

  const question = questions[index]
  if (question === undefined) return null
  const step = (by: number) => setQuestion(questions[index + by]?.id ?? null)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <div>
        <p className="text-sm font-semibold text-ink-soft tabular-nums">
          Question {index + 1} of {questions.length}
        </p>
        <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
          {question.question}
        </h2>
      </div>
      <Advice key={`advice ${question.id}`} question={question} />
      <AnswerForm key={`answer ${question.id}`} questionId={question.id} />
      <Recorder key={`recorder ${question.id}`} />
      <div className="flex gap-3 *:flex-1">
        <Button tone="quiet" disabled={index === 0} onClick={() => step(-1)}>
          Back
        </Button>
        <Button tone="quiet" disabled={index === questions.length - 1} onClick={() => step(1)}>
          Next question
        </Button>
      </div>
    </div>
  )
}

function Advice({ question: { wants, good, mistake, example } }: { question: PracticeQuestion }) {
  return (
    <Card as="div">
      <p>
        <strong>What they want to know.</strong> {wants}
      </p>
      <details className="mt-2">
        <summary className="min-h-11 py-2.5 font-semibold text-sea">How to answer well</summary>
        <p className="font-semibold">A good answer has</p>
        <ul className="prose-width list-disc pl-5">
          {good.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="prose-width mt-3">
          <strong>A mistake to avoid.</strong> {mistake}
        </p>
      </details>
      {example && (
        <details>
          <summary className="min-h-11 py-2.5 font-semibold text-sea">An example answer</summary>
          <p className="prose-width">{example}</p>
          <p className="mt-2 text-sm text-ink-soft">We made this person up. Tell your own story.</p>
        </details>
      )}
    </Card>
  )
}
