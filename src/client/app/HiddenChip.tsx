import type { HiddenOpening } from '#contract/opportunities.ts'
import { Chip } from '../ui/Chip.tsx'

/** What became of an opening that nobody can read now. */
export function HiddenChip({ standing }: Pick<HiddenOpening, 'standing'>) {
  return standing === 'closed' ? (
    <Chip>Closed</Chip>
  ) : (
    <Chip tone="sun">Paused while we check it</Chip>
  )
}
