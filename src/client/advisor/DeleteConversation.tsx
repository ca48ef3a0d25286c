import type { AdvisorConversation } from '#contract/advisor.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'

interface DeleteConversationProps {
  conversation: AdvisorConversation
  onClose: () => void
  onDeleted: () => void
}

export function DeleteConversation({
  conversation: { id, title },
  onClose,
  onDeleted,
}: DeleteConversationProps) {
  const { mutate, isPending, error } = useAction('DELETE /api/advisor/conversations/:id', {
    stale: ['advisor'],
    onDone: onDeleted,
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title="Delete this conversation?"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button tone="danger" busy={isPending} onClick={() => mutate({ id })}>
            Delete
          </Button>
        </>
      }
    >
      <p>
        <strong>{title}</strong> and everything in it goes away for good.
      </p>
      <FormMessage>{error?.message}</FormMessage>
    </Sheet>
  )
}
