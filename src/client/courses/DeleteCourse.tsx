import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { DeleteSheet } from '../ui/DeleteSheet.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'

/** Only for generated courses, which belong to their reader. */
export function DeleteCourse({ id, title }: { id: string; title: string }) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending, error } = useAction('DELETE /api/courses/:id', {
    onDone: () => {
      close()
      showToast('Deleted')
    },
  })
  return (
    // The card's link covers everything that isn't positioned above it.
    <div className="relative grid">
      <Button tone="plain" aria-label={`Delete: ${title}`} onClick={() => setAsking(true)}>
        <Icon of={Trash2} size={18} />
        Delete
      </Button>
      <DeleteSheet
        open={isAsking}
        title="Delete this course?"
        busy={isPending}
        error={error?.message}
        onDelete={() => mutate({ id })}
        onClose={close}
      >
        <strong>{title}</strong> and your progress in it will be deleted for good. You keep the XP
        you earned.
      </DeleteSheet>
    </div>
  )
}
