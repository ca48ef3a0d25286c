import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'
import { useAction } from './use-api.ts'

interface RemoveSavedProps {
  id: string
  title: string
  onDone?: () => void
}

/** Takes an opening that cannot be read now out of what was saved. */
export function RemoveSaved({ id, title, onDone }: RemoveSavedProps) {
  const remove = useAction('DELETE /api/opportunities/:id/saved', {
    stale: ['opportunities', 'applications', 'hidden-openings'],
    onDone: () => {
      showToast('Removed from your saved openings.')
      onDone?.()
    },
  })
  return (
    <Button
      tone="quiet"

      busy={remove.isPending}
      aria-label={`Remove from saved: ${title}`}
      onClick={() => remove.mutate({ id }, { onError: ({ message }) => showToast(message, 'bad') })}
    >
      Remove
    </Button>
  )
}
