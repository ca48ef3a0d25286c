import type { AdvisorConversation } from '#contract/advisor.ts'
import { useAction } from '../app/use-api.ts'
import { DeleteSheet } from '../ui/DeleteSheet.tsx'

interface DeleteConversationProps {
  conversation: AdvisorConversation
  onClose: () => void
  onDeleted: () => void
}

export function DeleteConversation(props: DeleteConversationProps) {
  const { id, title } = props.conversation
  const { mutate, isPending, error } = useAction('DELETE /api/advisor/conversations/:id', {
    onDone: props.onDeleted,
  })
  return (
    <DeleteSheet
      title="Delete this conversation?"
      busy={isPending}
      error={error?.message}
      onDelete={() => mutate({ id })}
      onClose={props.onClose}
    >
      <strong>{title}</strong> and everything in it will be deleted for good.
    </DeleteSheet>
  )
}
