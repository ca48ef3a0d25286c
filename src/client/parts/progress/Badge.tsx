import { badgeColours } from '../art/badges.ts'
import file from '../art/badges.svg'
import { classes } from '../../ui/classes.ts'

interface BadgeProps {
  /** Of the achievement. */
  id: string
  earned: boolean
  className?: string
}

/** The badge of an achievement: in colour once it is earned, before that as an outline. */
export function Badge({ id, earned, className = 'size-14' }: BadgeProps) {
  const colours = badgeColours(id)
  return (
    <svg
      aria-hidden="true"
      className={classes('shrink-0 text-ink-soft', className)}
      style={earned ? colours.earned : colours.ahead}
    >
      <use href={`${file}#${colours.drawing}`} />
    </svg>
  )
}
