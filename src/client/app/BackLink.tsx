import { ChevronLeft } from 'lucide-react'
import { Icon } from '../ui/Icon.tsx'
import { Link } from './Link.tsx'

interface BackLinkProps {
  to: string
  params?: Readonly<Record<string, string>>
  children: string
}

/** A link back to the parent page; goes above the title. */
export function BackLink({ to, params = {}, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      params={params}
      className="mb-2 inline-flex min-h-11 items-center gap-1 font-semibold text-sea"
    >
      <Icon of={ChevronLeft} /> {children}
    </Link>
  )
}
