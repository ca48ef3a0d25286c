import type { HiddenOpening } from '#contract/opportunities.ts'
import { HiddenChip } from './HiddenChip.tsx'
import { Link } from './Link.tsx'
import { RemoveSaved } from './RemoveSaved.tsx'

/** A saved opening that nobody can read now: its name and what became of it. */
export function HiddenCard({ opening }: { opening: HiddenOpening }) {
  const { id, title, company, standing } = opening
  return (
    <li className="rounded-control border border-line bg-card p-3">
      <Link to="/opportunities/$id" params={{ id }} className="font-semibold hover:underline">
        {title}
      </Link>
      <p className="text-sm text-ink-soft">{company}</p>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <HiddenChip standing={standing} />
        <RemoveSaved id={id} title={title} />
      </div>
    </li>
  )
}
