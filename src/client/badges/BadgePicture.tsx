import { badgePicture } from '#domain/learning/badge-picture.ts'
import type { BadgeKind } from '#domain/learning/badge-source.ts'

interface BadgePictureProps {
  badge: { kind: BadgeKind; title: string }
  className?: string
}

/** The picture that is saved too. Decoration: its words are next to it. */
export function BadgePicture({ badge, className = 'size-24' }: BadgePictureProps) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(badgePicture(badge))}`}
      alt=""
      className={`shrink-0 ${className}`}
    />
  )
}
