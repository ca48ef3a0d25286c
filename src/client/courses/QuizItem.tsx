import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { LessonItem } from '#contract/lesson.ts'
import { shuffled } from '#domain/text/seeded-order.ts'
import { useDraftAnswer } from '../app/draft.ts'
import { focusQuestion, QuestionField } from '../parts/questions/QuestionField.tsx'
import { toTop } from '../app/to-top.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { LessonFrame } from './LessonFrame.tsx'
import { quizDraftFor } from './quiz-draft.ts'
import { QuizResult } from './QuizResult.tsx'
import { useLessonAnswer } from './use-lesson.ts'
import type { LessonPartProps } from './use-lesson.ts'

interface QuizItemProps extends LessonPartProps {
  item: Extract<LessonItem, { type: 'quiz' }>
}

export function QuizItem({ item, ...part }: QuizItemProps) {
  const work = part.lesson.work?.type === 'quiz' ? part.lesson.work : null
  const { mutate, isPending, error, ids } = useLessonAnswer(part)
  const { draft, write, clear } = useDraftAnswer(`${ids.id}/${ids.contentId}`, (stored) =>
    quizDraftFor(item.questions, stored),
  )
  const answers = draft ?? {}
  const [trying, setTrying] = useState(work === null || draft !== null)
  const [unanswered, setUnanswered] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  // Shuffled from the second attempt on, because the answers were shown in the first order.
  const questions = work ? shuffled(item.questions, `${item.id} ${work.attempts}`) : item.questions

  function check(event: FormEvent) {
    event.preventDefault()
    const missing = questions.map(({ id }) => id).filter((id) => !answers[id]?.trim())
    setUnanswered(missing)
    if (missing.length > 0) return form.current && focusQuestion(form.current, missing)
    mutate(
      { ...ids, answer: { type: 'quiz', answers } },
      {
        onSuccess: () => {
          setTrying(false)
          clear()
          toTop()
        },
      },
    )
  }
  function tryAgain() {
    clear()
    setTrying(true)
    toTop()
  }

  if (work && !trying) {
    const again = (
      <Button onClick={tryAgain} className="min-h-12 grow">
        Try again
      </Button>
    )
    return (
      <LessonFrame lesson={part.lesson} action={part.lesson.done ? undefined : again}>
        <QuizResult questions={item.questions} work={work} />
        {part.lesson.done && (
          <Button tone="quiet" onClick={tryAgain} className="mt-6">
            Practise again
          </Button>
        )}
      </LessonFrame>
    )
  }
  return (
    <LessonFrame
      lesson={part.lesson}
      action={
        <Button type="submit" form="quiz" busy={isPending} className="min-h-12 grow">
          Check answers
        </Button>
      }
    >
      <form ref={form} id="quiz" noValidate onSubmit={check} className="grid grid-cols-1 gap-8">
        {questions.map((question, index) => (
          <QuestionField
            key={question.id}
            question={question}
            position={`Question ${index + 1} of ${questions.length}`}
            value={answers[question.id]}
            onChange={(value) => {
              write({ ...answers, [question.id]: value })
              setUnanswered((before) => before.filter((id) => id !== question.id))
            }}
            error={unanswered.includes(question.id) ? 'Answer this question.' : undefined}
          />
        ))}
        <FormMessage>{error?.message}</FormMessage>
      </form>
    </LessonFrame>
  )
}
