import { useState } from 'react'
import { notReadYet } from '#domain/learning/pace.ts'
import { useLessonComplete } from './use-lesson.ts'
import type { LessonPartProps } from './use-lesson.ts'
import { useReading } from './use-reading.ts'

/** Marks an article complete, not before there was time to read it. */
export function useMarkComplete(part: LessonPartProps) {
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
  return { press, isPending, secondsLeft, message: isWaiting ? waitMessage : error?.message }
}
