import { Bookmark } from 'lucide-react'
import { sayWhy } from '../app/say-why.ts'
import { unsent } from '../app/unsent.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'
import { useStore } from '../ui/use-store.ts'

interface SaveButtonProps {
  id: string
  title: string
  saved: boolean
}
const save = 'PUT /api/opportunities/:id/saved'
const unsave = 'DELETE /api/opportunities/:id/saved'

export function SaveButton({ id, title, saved }: SaveButtonProps) {
  const saving = useAction(save, {
    onDone: ({ xp }) => xp > 0 && showToast(`Saved. +${xp} XP`, 'good'),
  })
  const unsaving = useAction(unsave)
  const waiting = useStore(unsent).findLast(
    ({ key, input }) => (key === save || key === unsave) && 'id' in input && input.id === id,
  )
  // Optimistic; the refetched list replaces it.
  const isSaved =
    saving.isPending || (waiting ? waiting.key === save : saved && !unsaving.isPending)
  return (
    <Button
      tone="quiet"
      aria-pressed={isSaved}
      aria-label={`${isSaved ? 'Saved' : 'Save'}: ${title}`}
      onClick={() => (isSaved ? unsaving : saving).mutate({ id }, { onError: sayWhy })}
      className="px-4"
    >
      <Icon of={Bookmark} className={classes(isSaved && 'fill-leaf text-leaf')} />
      {isSaved ? 'Saved' : 'Save'}
      {waiting && <span className="font-normal">, not sent yet</span>}
    </Button>
  )
}
