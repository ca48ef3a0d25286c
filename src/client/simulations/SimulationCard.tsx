import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { Link } from '../app/Link.tsx'
import { ShownMark } from '../parts/progress/Marks.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Ring } from '../ui/Ring.tsx'
import { SimulationChips } from './SimulationChips.tsx'

interface SimulationCardProps {
  simulation: Output<'GET /api/simulations'>['simulations'][number]
}

export function SimulationCard({ simulation }: SimulationCardProps) {
  const { id, title, role, place, summary, minutes, steps, skills } = simulation
  const { best, passed, underWay } = simulation
  const action = underWay ? 'Continue' : best === null ? 'Start' : 'See your result'
  return (
    <li className="relative flex min-w-0 flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-raised">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl">{title}</h2>
          <p className="text-sm text-ink-soft">
            {role} · {place}
          </p>
        </div>
        {best !== null && (
          <Ring label={`Your best score: ${best}%`} percent={best} size={52} tone="leaf">
            <span className="text-sm">{best}%</span>
          </Ring>
        )}
      </div>
      <p className="text-ink-soft">{summary}</p>
      <p className="mt-auto flex flex-wrap gap-1.5 pt-1">
        <SimulationChips minutes={minutes} steps={steps} skills={skills} />
        {passed && <ShownMark />}
      </p>
      <Link
        to={href(pages.simulation, { id })}
        aria-label={`${action}: ${title}`}
        // The link covers the whole card.
        className={buttonClass(underWay ? 'main' : 'quiet', 'mt-1 before:absolute before:inset-0')}
      >
        {action}
      </Link>
    </li>
  )
}
