import { workLines, type PostingWork } from '#domain/openings/posting-work.ts'
import { Chip } from '../../ui/Chip.tsx'

/** Places, hours, first day: what a business says about the work besides its text. */
export function WorkFacts({ work }: { work: PostingWork | null }) {
  const lines = work === null ? [] : workLines(work)
  if (lines.length === 0) return null
  return (
    <ul aria-label="About the work" className="flex flex-wrap gap-1.5">
      {lines.map((line) => (
        <li key={line}>
          <Chip>{line}</Chip>
        </li>
      ))}
    </ul>
  )
}
