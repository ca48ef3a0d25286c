import type { ImportBatch, ImportedOpening } from '#contract/staff-imports.ts'
import type { ImportCounts, ImportOutcome } from '#domain/openings/import-fields.ts'
import { plural } from '#domain/text/plural.ts'

type Tone = 'plain' | 'leaf' | 'sun' | 'sea' | 'coral'

export const outcomeWords: Readonly<Record<ImportOutcome, { label: string; tone: Tone }>> = {
  new: { label: 'New', tone: 'leaf' },
  check: { label: 'New, to check', tone: 'sun' },
  changed: { label: 'Changed', tone: 'sea' },
  same: { label: 'Already here', tone: 'plain' },
  twice: { label: 'Twice in the file', tone: 'plain' },
  elsewhere: { label: 'Listed already', tone: 'plain' },
  removed: { label: 'Removed earlier', tone: 'plain' },
  problem: { label: 'Problem', tone: 'coral' },
}

/** "2 are new, 1 has a problem." Every row of the file is in one of the parts. */
export function countsInWords(counts: ImportCounts): string {
  const parts = [
    partOf(counts.new + counts.check, 'is new', 'are new'),
    partOf(counts.changed, 'changes', 'change'),
    partOf(counts.same, 'is already here', 'are already here'),
    partOf(counts.twice + counts.elsewhere, 'is listed already', 'are listed already'),
    partOf(counts.removed, 'stays removed', 'stay removed'),
    partOf(counts.problem, 'has a problem', 'have a problem'),
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'No openings.' : `${parts.join(', ')}.`
}

function partOf(count: number, one: string, several: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : several}`
}

/** What an import does, for its button. */
export function importLabel({ new: fresh, check, changed }: ImportCounts): string {
  const added = fresh + check
  if (added === 0) return `Update ${plural(changed, 'opening')}`
  return `Add ${plural(added, 'opening')}${changed === 0 ? '' : ` and update ${changed}`}`
}

/** The state of a batch in a few words. */
export function batchState({ undoneAt, waiting, held, published }: ImportBatch) {
  if (undoneAt !== null) return { label: 'Undone', tone: 'plain' } as const
  if (waiting > 0) return { label: `${waiting} waiting to be published`, tone: 'sun' } as const
  if (published > 0) return { label: `${published} published`, tone: 'leaf' } as const
  return held > 0
    ? ({ label: `${held} held`, tone: 'sun' } as const)
    : ({ label: 'Closed', tone: 'plain' } as const)
}

export function openingState({ status, heldBy }: ImportedOpening): { label: string; tone: Tone } {
  if (status === 'published') return { label: 'Published', tone: 'leaf' }
  if (status === 'removed') return { label: 'Removed', tone: 'plain' }
  if (status === 'expired') return { label: 'Closed', tone: 'plain' }
  if (heldBy === 'rules') return { label: 'To check', tone: 'coral' }
  return { label: heldBy === 'reports' ? 'Held by reports' : 'Held', tone: 'sun' }
}
