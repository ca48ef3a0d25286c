import { BadgePlus } from 'lucide-react'
import type { BadgeKind } from '#domain/learning/badge-source.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../../app/Link.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** From something shown to its badge: the one that the student has, or a sheet to get it. */
export function GetBadge({ kind, sourceId }: { kind: BadgeKind; sourceId: string }) {
  return (
    <Link
      to={href(pages.badges, { get: `${kind}:${sourceId}` })}
      className="inline-flex min-h-11 items-center gap-1.5 link"
    >
      <Icon of={BadgePlus} size={18} />
      Get the badge
    </Link>
  )
}
