import type { StaffOpening } from '#contract/staff-openings.ts'
import { openingReasonKinds, openingReasons } from '#domain/people/staff-answers.ts'
import { plural } from '#domain/text/plural.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'
import { AskReason } from './AskReason.tsx'

interface SelectedOpeningsProps {
  openings: readonly StaffOpening[]
  /** The ids that stay selected. */
  onSelect: (ids: readonly string[]) => void
}

/** Holds or removes several openings with one reason. Each is decided and logged for itself, as if it were the only one. */
export function SelectedOpenings({ openings, onSelect }: SelectedOpeningsProps) {
  const hold = useAction('POST /api/staff/posts/:id/hold')
  const remove = useAction('POST /api/staff/posts/:id/remove')
  const held = openings.filter(({ status }) => status === 'published')
  const removed = openings.filter(({ status }) => status !== 'removed')

  /** One after the other: an opening that changed since it was read is refused, and stays selected. */
  async function decide(
    action: typeof hold,
    chosen: readonly StaffOpening[],
    because: { reason: string; reasons: (typeof openingReasonKinds)[number][] },
  ): Promise<void> {
    const failed: { id: string; words: string }[] = []
    for (const { id, seen, title } of chosen) {
      try {
        await action.mutateAsync({ id, seen, ...because })
      } catch (error) {
        const message = error instanceof Error ? error.message : ''
        failed.push({ id, words: `“${title}” stays as it is. ${message}` })
      }
    }
    onSelect(failed.map(({ id }) => id))
    const done = chosen.length - failed.length
    if (done > 0) showToast(`${plural(done, 'opening')} changed`, 'good')
    for (const { words } of failed.slice(0, 3)) showToast(words, 'bad')
  }

  const choices = { label: 'What the businesses are told', of: openingReasons }
  const because = (reason: string, chosen: readonly string[]) => ({
    reason,
    reasons: openingReasonKinds.filter((kind) => chosen.includes(kind)),
  })
  return (
    <section
      aria-label="Selected openings"
      className="sticky top-20 z-10 flex flex-wrap items-center gap-3 rounded-card border border-leaf bg-card p-3 shadow-raised"
    >
      <p role="status" className="grow font-semibold">
        {openings.length} selected
      </p>
      {held.length > 0 && (
        <AskReason
          label="Hold"
          title={`Hold ${plural(held.length, 'opening')}`}
          choices={choices}
          send={(reason, chosen) => decide(hold, held, because(reason, chosen))}
        >
          <p>Nobody can find them until they are published again.</p>
        </AskReason>
      )}
      {removed.length > 0 && (
        <AskReason
          label="Remove"
          title={`Remove ${plural(removed.length, 'opening')}`}
          tone="danger"
          choices={choices}
          send={(reason, chosen) => decide(remove, removed, because(reason, chosen))}
        >
          <p>Nobody can find them any more. Both sides keep the applications to them.</p>
        </AskReason>
      )}
      <Button tone="plain" onClick={() => onSelect([])}>
        Select none
      </Button>
    </section>
  )
}
