import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { staleAfterLearning } from './stale.ts'

/** For a course that was made for its reader. */
export function DeleteCourse({ id, title }: { id: string; title: string }) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending, error } = useAction('DELETE /api/courses/:id', {
    stale: staleAfterLearning,
    onDone: () => {
      close()
      showToast('Deleted')
    },
  })
  return (
    // The card's own link lies over everything that does not stand above it.
    <div className="relative grid">
      <Button tone="plain" aria-label={`Delete: ${title}`} onClick={() => setAsking(true)}>
        <Icon of={Trash2} size={18} />
        Delete
      </Button>
      <Sheet
        open={isAsking}
        onClose={close}
        title="Delete this course?"
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Keep it
            </Button>
            <Button tone="danger" busy={isPending} onClick={() => mutate({ id })}>
              Delete
            </Button>
          </>
        }
      >
        <p>
          <strong>{title}</strong> and your progress in it go away for good. The XP you earned
          stays.
        </p>
        <FormMessage>{error?.message}</FormMessage>
      </Sheet>
    </div>
  )
}
