import type { CSSProperties } from 'react'
import type { Avatar as AvatarOf } from '#domain/people/avatar-parts.ts'
import { classes } from '../../ui/classes.ts'
import file from '../art/avatar.svg'
import { Initials } from './Initials.tsx'

interface AvatarProps {
  name: string
  /** Null: the initials. */
  avatar: AvatarOf | null
  /** Around it; null for none. */
  frame?: string | null
  /** Its size, and that of the initials. */
  className?: string
}

/** Somebody's face, drawn from parts, or their initials. Decoration: their name is next to it. */
export function Avatar({ name, avatar, frame = null, className }: AvatarProps) {
  return (
    <span aria-hidden="true" className={classes('relative grid shrink-0', className)}>
      {avatar === null ? (
        <Initials name={name} className="m-[10%] font-extrabold" />
      ) : (
        <Face avatar={avatar} />
      )}
      {frame !== null && (
        <svg viewBox="0 0 140 140" className="absolute inset-0 size-full">
          <use href={`${file}#frame-${frame}`} />
        </svg>
      )}
    </span>
  )
}

/** The name of somebody, after the avatar that they made, if they made one. */
export function NameWithAvatar({ name, avatar }: Pick<AvatarProps, 'name' | 'avatar'>) {
  if (avatar === null) return name
  return (
    <span className="flex items-center gap-2">
      <Avatar name={name} avatar={avatar} className="size-11" />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </span>
  )
}

/** From light to dark. */
const tones: Readonly<Record<AvatarOf['skin'], string>> = {
  '1': '#e8bf94',
  '2': '#c8935f',
  '3': '#a06c3f',
  '4': '#7d4c2c',
  '5': '#5b341d',
  '6': '#3d2215',
}

/** From back to front; a part that has nothing there has no symbol, and then nothing is drawn. */
function Face({ avatar: { skin, hair, top, accessory, background } }: { avatar: AvatarOf }) {
  const parts = [
    `background-${background}`,
    `hair-back-${hair}`,
    'body',
    `top-${top}`,
    'head',
    `hair-${hair}`,
    `accessory-${accessory}`,
  ]
  return (
    <svg
      viewBox="0 0 120 120"
      className="m-[10%] size-[80%] overflow-hidden rounded-full"
      style={{ '--tone': tones[skin] } as CSSProperties}
    >
      {parts.map((part) => (
        <use key={part} href={`${file}#${part}`} />
      ))}
    </svg>
  )
}
