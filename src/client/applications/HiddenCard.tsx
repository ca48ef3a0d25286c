import type { HiddenOpening } from '#contract/openings.ts'
import { hiddenWords } from '#domain/openings/opening.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { showToast } from '../ui/toasts.ts'
/** A saved opening that is not public at the moment: its name, why, and a button to remove it. */
export function HiddenCard({ opening }: { opening: HiddenOpening }) {
  const { id, title, company, standing } = opening
  const remove = useAction('DELETE /api/opportunities/:id/saved', {
    onDone: () => showToast('Removed from your saved openings.'),
  })
  return (
    <li className="rounded-control border border-line bg-card p-3">
      <Link to={href(pages.opening, { id })} className="font-semibold hover:underline">
        {title}
      </Link>
      <p className="text-sm text-ink-soft">{company}</p>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Chip tone={standing === 'checking' ? 'sun' : 'plain'}>{hiddenWords[standing]}</Chip>
        <Button
          tone="quiet"
          busy={remove.isPending}
          aria-label={`Remove from saved: ${title}`}
          onClick={() =>
            remove.mutate({ id }, { onError: ({ message }) => showToast(message, 'bad') })
          }
        >
          Remove
        </Button>
      </div>
    </li>
  )
}
