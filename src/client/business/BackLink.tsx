import { ChevronLeft } from 'lucide-react'
import { Link } from '../app/Link.tsx'
import { Icon } from '../ui/Icon.tsx'

interface BackLinkProps {
  to: string
  params?: Readonly<Record<string, string>>
  children: string
}

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
