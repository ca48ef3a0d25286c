import { initialsOf } from '#domain/people/profile.ts'
import { classes } from '../../ui/classes.ts'

/** Somebody's initials in a circle, where there is no face. Decoration: their name is next to it. */
export function Initials({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('grid place-items-center rounded-full bg-leaf text-on-leaf', className)}
    >
      {initialsOf(name) || '?'}
    </span>
  )
}
