import { useAction } from '../../app/use-api.ts'
import { showToast } from '../../ui/toasts.ts'
import { AskReason } from '../AskReason.tsx'

interface RestoreTextProps {
  id: string
  title: string
  /** When the change was made that is undone. */
  seen: string
  onRestored?: () => void
}

/** The way back to the file. */
export function RestoreText({ id, title, seen, onRestored }: RestoreTextProps) {
  const restore = useAction('POST /api/staff/content/:id/restore', {
    onDone: () => {
      onRestored?.()
      showToast('The text of the file is shown again.', 'good')
    },
  })
  return (
    <div>
      <AskReason
        about={id}
        label="Show the file again"
        title={`Show the file again: ${title}`}
        send={(reason) => restore.mutateAsync({ id, seen, reason })}
      >
        <p>Everybody reads what the file says again. The text of today stays in the log.</p>
      </AskReason>
    </div>
  )
}
