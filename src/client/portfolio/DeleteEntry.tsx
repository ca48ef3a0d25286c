import type { PortfolioEntry } from '#contract/portfolio.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

interface DeleteEntryProps {
  entry: PortfolioEntry
  onClose: () => void
}

export function DeleteEntry({ entry, onClose }: DeleteEntryProps) {
  const { mutate, isPending, error } = useAction('DELETE /api/portfolio/:id', {
    stale: ['portfolio', 'courses'],
    onDone: () => {
      showToast('Deleted')
      onClose()
    },
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title="Delete this?"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button tone="danger" busy={isPending} onClick={() => mutate({ id: entry.id })}>
            Delete
          </Button>
        </>
      }
    >
      <p>
        What you wrote in <strong>{entry.title}</strong> goes away for good. The lesson stays
        completed.
      </p>
      <FormMessage>{error?.message}</FormMessage>
    </Sheet>
  )
}
