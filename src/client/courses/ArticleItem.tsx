import { useState } from 'react'
import type { LessonItem } from '#contract/lesson.ts'
import { textOfCards } from '#domain/learning/article-cards.ts'
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
  const { mutate, isPending, error, reset, ids } = useLessonComplete(part)
  const { secondsLeft, countFrom } = useReading(part.lesson)
  // Names the seconds left when the button was pressed; only the button counts down.
  const [waitMessage, setWaitMessage] = useState<string>()
  const isWaiting = secondsLeft > 0

  function press() {
    if (isWaiting) return setWaitMessage(notReadYet(secondsLeft))
    return mutate(ids, {
      onError: ({ message, retryAfter }) => {
        if (!retryAfter) return
        reset()
        setWaitMessage(message)
        countFrom(Math.ceil(retryAfter / 1000))
      },
    })
  }

  const complete = (
    <Button
      tone={isWaiting ? 'quiet' : 'main'}
      busy={isPending}
      onClick={press}
      className="min-h-12 grow"
    >
      Mark Complete
      {isWaiting && (
        <span aria-hidden="true" className="font-normal tabular-nums">
          in {secondsLeft} s
        </span>
      )}
    </Button>
  )
  return (
    <LessonFrame lesson={part.lesson} action={part.lesson.done ? undefined : complete}>
      <Markdown>{textOfCards(item.cards)}</Markdown>
      <FormMessage>{isWaiting ? waitMessage : error?.message}</FormMessage>
    </LessonFrame>
  )
}
