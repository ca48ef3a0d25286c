import { ChevronLeft } from 'lucide-react'
import type { Address } from '#domain/href.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from './Link.tsx'

interface BackLinkProps {
  to: Address
  children: string
}

/** A link back to the parent page; goes above the title. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className="mb-2 inline-flex min-h-11 items-center gap-1 font-semibold text-sea">
      <Icon of={ChevronLeft} /> {children}
    </Link>
  )
}
