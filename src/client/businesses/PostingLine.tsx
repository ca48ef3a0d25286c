import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Icon } from '../ui/Icon.tsx'

interface PostingLineProps {
  id: string
  title: string
  page?: 'posting' | 'applicants'
  /** A short note about it. */
  children: ReactNode
}

/** One posting in a short list; the whole row links to it. */
export function PostingLine({ id, title, page = 'posting', children }: PostingLineProps) {
  return (
    <li>
      <Link
        to={href(page === 'posting' ? pages.posting : pages.applicants, { id })}
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
