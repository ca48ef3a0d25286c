import { useEffect, useRef } from 'react'
import type { LessonItem } from '#contract/lesson.ts'
import { useDraftAnswer } from '../app/draft.ts'
import { giveSignal } from '../app/senses.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { blankAnswer, draftFor, fits } from './exercise-part.ts'
import { ExerciseFeedback } from './ExerciseFeedback.tsx'
import { ExerciseInput } from './ExerciseInput.tsx'
import { LessonHints } from './LessonHints.tsx'
import { LessonFrame } from './LessonFrame.tsx'
import type { LessonPartProps } from './use-lesson.ts'
import { useLessonAnswer } from './use-lesson.ts'

interface ExerciseItemProps extends LessonPartProps {
  item: Extract<LessonItem, { type: 'exercise' }>
}

export function ExerciseItem({ item: { exercise }, ...part }: ExerciseItemProps) {
  const savedWork = part.lesson.work?.type === 'exercise' ? part.lesson.work : null
  const work = savedWork && fits(exercise, savedWork.answer) ? savedWork : null
  const { mutate, isPending, error, ids, submittedAt, isSuccess } = useLessonAnswer(part)
  const { draft, write, clear } = useDraftAnswer(`${ids.id}/${ids.contentId}`, (stored) =>
    draftFor(exercise, stored),
  )
  const changed = draft ?? undefined
  const answer = changed ?? work?.answer ?? blankAnswer(exercise)
  // Marks belong to the submitted answer, so a change removes them.
  const marked = changed === undefined ? work : null
  const feedback = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSuccess) feedback.current?.focus()
  }, [isSuccess, submittedAt])

  const isRight = marked?.correct === true
  const check = (
    <Button type="submit" form="exercise" busy={isPending} className="min-h-12 grow">
      {marked && !isRight ? 'Check again' : 'Check'}
    </Button>
  )
  return (
    <LessonFrame
      lesson={part.lesson}
      panel={
        marked && (
          <div
            ref={feedback}
            tabIndex={-1}
            className="mb-3 max-h-[40dvh] overflow-y-auto outline-none"
          >
            <ExerciseFeedback work={marked} exercise={exercise} />
          </div>
        )
      }
      action={isRight || (part.lesson.done && !changed) ? undefined : check}
    >
      <Markdown className="mb-4 text-[1.125rem] leading-7">{exercise.prompt}</Markdown>
      <form
        id="exercise"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          mutate(
            { ...ids, answer: { type: 'exercise', answer } },
            {
              onSuccess: ({ work: result }) => {
                clear()
                giveSignal(result.type === 'exercise' && result.correct ? 'right' : 'wrong')
              },
            },
          )
        }}
        className="grid grid-cols-1 gap-4"
      >
        <ExerciseInput
          exercise={exercise}
          answer={answer}
          onChange={write}
          marks={marked?.parts ?? null}
        />
        <FormMessage>{error?.message}</FormMessage>
      </form>
      {!isRight && <LessonHints lesson={part.lesson} />}
    </LessonFrame>
  )
}
