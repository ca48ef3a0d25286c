import type { CourseOrder } from '#contract/course-orders.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { showToast } from '../ui/toasts.ts'
import { stageWords } from './stage-words.ts'
import { useRising } from './use-rising.ts'

/** A bar that rises steadily, and the actual stage below it. */
export function OrderProgress({ order }: { order: CourseOrder | null }) {
  const rising = useRising(order?.state !== 'done')
  return (
    <div className="grid gap-2">
      <ProgressBar
        label="Generating your personalized course..."
        value={order?.state === 'done' ? 100 : rising}
      />
      <p className="font-semibold">Generating your personalized course...</p>
      <p role="status">{order ? stageWords(order) : 'Starting in a moment.'}</p>
      {order?.state === 'working' && (
        <>
          <p className="text-sm text-ink-soft">
            You can leave this page. We will keep working, and you will find the course under
            Courses.
          </p>
          <CancelButton id={order.id} />
        </>
      )}
    </div>
  )
}

function CancelButton({ id }: { id: string }) {
  const { mutate, isPending } = useAction('POST /api/course-orders/:id/cancel')
  return (
    <Button
      tone="quiet"
      busy={isPending}
      onClick={() => mutate({ id }, { onError: ({ message }) => showToast(message, 'bad') })}
      className="justify-self-start"
    >
      Cancel
    </Button>
  )
}
