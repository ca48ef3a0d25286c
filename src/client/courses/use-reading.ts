import { useCallback, useEffect, useState } from 'react'
import type { Lesson } from '#contract/lesson.ts'
import { useSession } from '../app/session.ts'
import { useAction } from '../app/use-api.ts'
import { useOnline } from '../app/use-online.ts'
import { lessonIds } from './use-lesson.ts'

/**
 * Tells the server that an article is open, or does so once there is a connection, and counts down until it
 * may be marked complete.
 */
export function useReading(lesson: Lesson) {
  const session = useSession()
  const online = useOnline()
  const { id, contentId } = lessonIds(lesson)
  const isReading =
    online && !lesson.done && session.state === 'signed-in' && session.user.role === 'student'
  const { secondsLeft, countFrom } = useCountdown()
  const { mutate } = useAction('POST /api/courses/:id/lessons/:contentId/open')

  useEffect(() => {
    if (!isReading) return undefined
    mutate({ id, contentId }, { onSuccess: ({ secondsToRead }) => countFrom(secondsToRead) })
    return () => countFrom(0)
  }, [isReading, id, contentId, mutate, countFrom])

  return { secondsLeft, countFrom }
}

/** Whole seconds by the clock, so that the time while the phone sleeps counts too. */
function useCountdown() {
  const [endsAt, setEndsAt] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)
  const countFrom = useCallback((seconds: number) => {
    setEndsAt(Date.now() + seconds * 1000)
    setSecondsLeft(seconds)
  }, [])

  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const count = () => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    const timer = setInterval(count, 250)
    return () => clearInterval(timer)
  }, [endsAt, isRunning])

  return { secondsLeft, countFrom }
}
