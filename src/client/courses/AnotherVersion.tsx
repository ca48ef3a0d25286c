import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Lesson } from '#contract/lesson.ts'
import { markStale } from '../app/mark-stale.ts'
import { useAction } from '../app/use-api.ts'
import { useCourseOrder } from '../parts/learning/use-course-order.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'
import { lessonIds } from './use-lesson.ts'

/** Rewrites a lesson of a course made for the student. The rewriting continues if they leave the page. */
export function AnotherVersion({ lesson }: { lesson: Lesson }) {
  const client = useQueryClient()
  const [orderId, setOrderId] = useState<string | null>(null)
  const { mutate, isPending, error } = useAction(
    'POST /api/courses/:id/lessons/:contentId/rewrite',
    { onDone: ({ order }) => setOrderId(order.id) },
  )
  const order = useCourseOrder(orderId)
  const state = orderId === null ? undefined : (order?.state ?? 'working')

  const showNewVersion = useEffectEvent(() => {
    setOrderId(null)
    void markStale(client, ['courses'])
    showToast('Here is another version', 'good')
  })
  useEffect(() => {
    if (state === 'done') showNewVersion()
  }, [state])

  return (
    <section className="my-6 grid justify-items-start gap-2 border-t border-line pt-4">
      <p className="text-sm text-ink-soft">
        Not clear, or not right for you? Another version will replace this one.
      </p>
      <FormMessage>
        {state === 'failed' ? (order?.failure ?? undefined) : error?.message}
      </FormMessage>
      <Button
        tone="quiet"
        busy={isPending || state === 'working'}
        onClick={() => mutate(lessonIds(lesson))}
      >
        <Icon of={RefreshCw} size={18} />
        {state === 'working' ? 'Writing another version' : 'Get another version'}
      </Button>
    </section>
  )
}
