import { Bookmark } from 'lucide-react'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'

interface SaveButtonProps {
  id: string
  title: string
  saved: boolean
}
const fail = { onError: (error: Error) => showToast(error.message, 'bad') }

export function SaveButton({ id, title, saved }: SaveButtonProps) {
  const save = useAction('PUT /api/opportunities/:id/saved', {
    onDone: ({ xp }) => xp > 0 && showToast(`Saved. +${xp} XP`, 'good'),
  })
  const unsave = useAction('DELETE /api/opportunities/:id/saved')
  // Optimistic; the refetched list replaces it.
  const isSaved = save.isPending || (saved && !unsave.isPending)
  return (
    <Button
      tone="quiet"
      aria-pressed={isSaved}
      aria-label={`${isSaved ? 'Saved' : 'Save'}: ${title}`}
      onClick={() => (isSaved ? unsave : save).mutate({ id }, fail)}
      className="px-4"
    >
      <Icon of={Bookmark} className={classes(isSaved && 'fill-leaf text-leaf')} />
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  )
}
