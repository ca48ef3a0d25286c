import type { PortfolioEntry } from '#contract/portfolio.ts'
import { useAction } from '../app/use-api.ts'
import { DeleteSheet } from '../ui/DeleteSheet.tsx'
import { showToast } from '../ui/toasts.ts'

interface DeleteEntryProps {
  entry: PortfolioEntry
  onClose: () => void
}

export function DeleteEntry({ entry, onClose }: DeleteEntryProps) {
  const { mutate, isPending, error } = useAction('DELETE /api/portfolio/:id', {
    onDone: () => {
      showToast('Deleted')
      onClose()
    },
  })
  return (
    <DeleteSheet
      title="Delete this?"
      busy={isPending}
      error={error?.message}
      onDelete={() => mutate({ id: entry.id })}
      onClose={onClose}
    >
      What you wrote in <strong>{entry.title}</strong> will be deleted for good. The lesson stays
      completed.
    </DeleteSheet>
  )
}
