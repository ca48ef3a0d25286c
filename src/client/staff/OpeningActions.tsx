import type { StaffOpening } from '#contract/staff-openings.ts'
import { openingReasonKinds, openingReasons } from '#domain/people/staff-answers.ts'
import { useAction } from '../app/use-api.ts'
import { showToast } from '../ui/toasts.ts'
import { AskReason } from './AskReason.tsx'

const businessReasons = { label: 'What the business is told', of: openingReasons }
const openingReasonsIn = (chosen: readonly string[]) =>
  openingReasonKinds.filter((kind) => chosen.includes(kind))

/** What staff can do with an opening in its current state. */
export function OpeningActions({
  opening: { id, seen, title, status, heldBy, reportCount },
}: {
  opening: StaffOpening
}) {
  const toastOnDone = (words: string) => ({
    onDone: () => showToast(`“${title}” ${words}`, 'good'),
  })
  const publish = useAction('POST /api/staff/posts/:id/publish', toastOnDone('is published'))
  const keep = useAction('POST /api/staff/posts/:id/keep', toastOnDone('stays held'))
  const hold = useAction('POST /api/staff/posts/:id/hold', toastOnDone('is held'))
  const remove = useAction('POST /api/staff/posts/:id/remove', toastOnDone('is removed'))
  const dismiss = useAction('POST /api/staff/posts/:id/dismiss-reports', {
    onDone: () => showToast('The reports are answered', 'good'),
  })
  return (
    <div className="flex flex-wrap gap-3">
      {(status === 'held' || status === 'removed') && (
        <AskReason
          about={id}
          label="Publish"
          title={`Publish “${title}”`}
          tone="main"
          send={(reason) => publish.mutateAsync({ id, seen, reason })}
        >
          <p>Students can find it from now on. If its text changes, our rules check it again.</p>
        </AskReason>
      )}
      {status === 'held' && heldBy !== 'staff' && (
        <AskReason
          about={id}
          label="Keep held"
          title={`Keep held “${title}”`}
          choices={businessReasons}
          send={(reason, chosen) =>
            keep.mutateAsync({ id, seen, reason, reasons: openingReasonsIn(chosen) })
          }
        />
      )}
      {status === 'published' && (
        <AskReason
          about={id}
          label="Hold"
          title={`Hold “${title}”`}
          choices={businessReasons}
          send={(reason, chosen) =>
            hold.mutateAsync({ id, seen, reason, reasons: openingReasonsIn(chosen) })
          }
        >
          <p>Nobody can find it until it is published again.</p>
        </AskReason>
      )}
      {reportCount > 0 && (
        <AskReason
          about={id}
          label="Dismiss reports"
          title={`Dismiss reports of “${title}”`}
          send={(reason) => dismiss.mutateAsync({ id, seen, reason })}
        >
          <p>The opening stays as it is.</p>
        </AskReason>
      )}
      {status !== 'removed' && (
        <AskReason
          about={id}
          label="Remove"
          title={`Remove “${title}”`}
          tone="danger"
          choices={businessReasons}
          send={(reason, chosen) =>
            remove.mutateAsync({ id, seen, reason, reasons: openingReasonsIn(chosen) })
          }
        >
          <p>Nobody can find it any more. Both sides keep the applications to it.</p>
        </AskReason>
      )}
    </div>
  )
}
