import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../app/Link.tsx'
import { Icon } from '../ui/Icon.tsx'

interface PostingLineProps {
  id: string
  title: string
  page?: 'posting' | 'applicants'
  /** What there is to know about it. */
  children: ReactNode
}

const pages = {
  posting: '/business/postings/$id',
  applicants: '/business/postings/$id/applicants',
}

/** One posting in a short list; the whole line leads to it. */
export function PostingLine({ id, title, page = 'posting', children }: PostingLineProps) {
  return (
    <li>
      <Link
        to={pages[page]}
        params={{ id }}
        className="flex min-h-11 items-center gap-3 rounded-control py-2.5 hover:bg-sunk"
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-ink-soft">{children}</span>
        </span>
        <Icon of={ChevronRight} className="text-ink-soft" />
      </Link>
    </li>
  )
}
