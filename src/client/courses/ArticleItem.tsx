import { useState } from 'react'
import type { LessonItem } from '#contract/lesson.ts'
import { notReadYet } from '#domain/learning/pace.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { LessonFrame } from './LessonFrame.tsx'
import { useLessonComplete } from './use-lesson.ts'
import type { LessonPartProps } from './use-lesson.ts'
import { useReading } from './use-reading.ts'

interface ArticleItemProps extends LessonPartProps {
  item: Extract<LessonItem, { type: 'article' }>
}

export function ArticleItem({ item, ...part }: ArticleItemProps) {
  const { mutate, isPending, error, reset, place } = useLessonComplete(part)
  const { secondsLeft, countFrom } = useReading(part.lesson)
  // Shown with the seconds left at the press; only the button counts down.
  const [early, setEarly] = useState<string>()
  const waits = secondsLeft > 0

  function press() {
    if (waits) return setEarly(notReadYet(secondsLeft))
    return mutate(place, {
      onError: ({ message, retryAfter }) => {
        if (!retryAfter) return
        reset()
        setEarly(message)
        countFrom(Math.ceil(retryAfter / 1000))
      },
    })
  }

  const complete = (
    <Button
      tone={waits ? 'quiet' : 'main'}
      busy={isPending}
      onClick={press}
      className="min-h-12 grow"
    >
      Mark Complete
      {waits && (
        <span aria-hidden="true" className="font-normal tabular-nums">
          in {secondsLeft} s
        </span>
      )}
    </Button>
  )
  return (
    <LessonFrame lesson={part.lesson} action={part.lesson.done ? undefined : complete}>
      <Markdown>{item.body}</Markdown>
      <FormMessage>{waits ? early : error?.message}</FormMessage>
    </LessonFrame>
  )
}
