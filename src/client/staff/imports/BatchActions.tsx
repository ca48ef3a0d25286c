import type { ImportBatch } from '#contract/staff-imports.ts'
import { plural } from '#domain/text/plural.ts'
import { useAction } from '../../app/use-api.ts'
import { showToast } from '../../ui/toasts.ts'
import { AskReason } from '../AskReason.tsx'

/** What staff can do with all openings of a file, each with one reason. */
export function BatchActions({ batch }: { batch: ImportBatch }) {
  const { id, fileName, undoneAt, waiting, held, published, closed } = batch
  const toastOnDone = (words: string) => ({
    onDone: ({ openings }: { openings: number }) =>
      showToast(`${plural(openings, 'opening')} ${words}`, 'good'),
  })
  const publish = useAction('POST /api/staff/imports/:id/publish', toastOnDone('published'))
  const hold = useAction('POST /api/staff/imports/:id/hold', toastOnDone('held'))
  const undo = useAction('POST /api/staff/imports/:id/undo', toastOnDone('removed'))
  if (undoneAt !== null) return null
  const flagged = held - waiting
  return (
    <div className="flex flex-wrap gap-3">
      {waiting > 0 && (
        <AskReason
          about={id}
          label={`Publish ${plural(waiting, 'opening')}`}
          title={`Publish ${plural(waiting, 'opening')} of ${fileName}`}
          tone="main"
          send={(reason) => publish.mutateAsync({ id, reason })}
        >
          <p>
            Students can find them from now on.
            {flagged > 0 &&
              ` ${flagged === 1 ? 'One other is' : `${flagged} others are`} checked one by one at the desk of openings.`}
          </p>
        </AskReason>
      )}
      {published > 0 && (
        <AskReason
          about={id}
          label={`Hold ${plural(published, 'opening')}`}
          title={`Hold ${plural(published, 'opening')} of ${fileName}`}
          send={(reason) => hold.mutateAsync({ id, reason })}
        >
          <p>Nobody can find them until they are published again.</p>
        </AskReason>
      )}
      {held + published + closed > 0 && (
        <AskReason
          about={id}
          label="Undo the import"
          title={`Undo the import of ${fileName}`}
          tone="danger"
          send={(reason) => undo.mutateAsync({ id, reason })}
        >
          <p>
            All {held + published + closed} openings that this file added are removed. Students who
            saved or applied for one keep it, as closed.
          </p>
        </AskReason>
      )}
    </div>
  )
}
