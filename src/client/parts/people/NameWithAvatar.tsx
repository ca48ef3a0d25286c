import type { Avatar as AvatarOf } from '#domain/people/avatar-parts.ts'
import { Avatar } from './Avatar.tsx'

/** The name of somebody, after the avatar that they made, if they made one. */
export function NameWithAvatar({ name, avatar }: { name: string; avatar: AvatarOf | null }) {
  if (avatar === null) return name
  return (
    <span className="flex items-center gap-2">
      <Avatar name={name} avatar={avatar} className="size-11" />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </span>
  )
}
