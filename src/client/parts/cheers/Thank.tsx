import { Heart } from 'lucide-react'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { showToast } from '../../ui/toasts.ts'

interface ThankProps {
  /** The id of the cheer. */
  id: string
  thanked: boolean
  /** What the button is about, for a screen reader. */
  cheer: string
  className?: string
}

/** One tap says thanks for a cheer. */
export function Thank({ id, thanked, cheer, className }: ThankProps) {
  const thank = useAction('POST /api/cheers/:id/thank', {
    onDone: () => showToast('You said thanks', 'good'),
  })
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  if (thanked) return <p className={classes('text-sm text-ink-soft', className)}>You said thanks</p>
  return (
    <Button
      tone="quiet"
      className={className}
      busy={thank.isPending}
      onClick={() => thank.mutate({ id }, fail)}
      aria-label={`Say thanks for “${cheer}”`}
    >
      <Icon of={Heart} size={18} /> Say thanks
    </Button>
  )
}
