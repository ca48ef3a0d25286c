import { Banknote, BriefcaseBusiness, CalendarRange, MapPin, Users } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { OpeningCard } from '#contract/openings.ts'
import { Icon } from '../../ui/Icon.tsx'
import { kindLabel } from './kind-label.ts'

export type OpeningFactFields = Pick<
  OpeningCard,
  'location' | 'locationEstimated' | 'place' | 'type' | 'duration' | 'pay'
> & {
  /** On its own page: 'Ages 16 to 19'. */
  ages?: string | null
}

/** Location, type, duration and pay, as far as the opening gives them. */
export function OpeningFacts({ opening }: { opening: OpeningFactFields }) {
  const { location, place, type, duration, pay, ages = null } = opening
  const locationText =
    place === 'remote' && !/remote/i.test(location) ? `${location}, remote` : location
  const locationLabel = opening.locationEstimated ? `${locationText} (estimated)` : locationText
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      <Fact icon={MapPin} name="Location" value={locationLabel} />
      <Fact icon={BriefcaseBusiness} name="Type" value={kindLabel(type)} />
      <Fact icon={CalendarRange} name="Duration" value={duration} />
      <Fact icon={Banknote} name="Pay" value={pay} />
      <Fact icon={Users} name="Who it is for" value={ages} />
    </ul>
  )
}

interface FactProps {
  icon: LucideIcon
  name: string
  value: string | null
}

function Fact({ icon, name, value }: FactProps) {
  if (!value) return null
  return (
    <li className="inline-flex min-w-0 items-center gap-1.5">
      <Icon of={icon} size={16} />
      <span className="sr-only">{name}: </span>
      <span className="min-w-0 wrap-anywhere">{value}</span>
    </li>
  )
}
