import { Star } from 'lucide-react'
import { useAction } from '../app/use-api.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'

interface StarButtonProps {
  postingId: string
  applicationId: string
  name: string
  starred: boolean
}

/** Marks an applicant with a star, for the business alone. */
export function StarButton({ postingId, applicationId, name, starred }: StarButtonProps) {
  const { mutateAsync, isPending, variables } = useAction(
    'PATCH /api/postings/:id/applicants/:applicationId',
  )
  // Shown immediately; the list follows.
  const on = isPending ? variables.starred === true : starred

  function flip() {
    const change = { id: postingId, applicationId, starred: !on }
    mutateAsync(change).catch((error: Error) => showToast(error.message, 'bad'))
  }

  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={`Star: ${name}`}
      onClick={flip}
      className="grid size-11 place-items-center rounded-full hover:bg-sunk"
    >
      <Icon of={Star} className={classes(on ? 'fill-sun text-ink' : 'text-ink-soft')} />
    </button>
  )
}
