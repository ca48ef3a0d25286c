import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../../app/Link.tsx'
import { useSearchParam } from '../../app/location.ts'

/** Leads from a card to its case; left out where the case is open already. */
export function CaseLink({ id, title }: { id: string; title: string }) {
  const [open] = useSearchParam('case')
  if (open === id) return null
  return (
    <Link
      to={href(pages.staff, { desk: 'cases', case: id })}
      aria-label={`Notes and history: ${title}`}
      className="inline-flex min-h-11 items-center font-semibold text-sea underline"
    >
      Notes and history
    </Link>
  )
}
