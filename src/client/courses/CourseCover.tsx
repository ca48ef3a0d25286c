import { coverOf } from '../parts/art/covers.ts'
import { hills } from '../parts/art/places.ts'
import { classes } from '../ui/classes.ts'

interface CourseCoverProps {
  course: { id: string; skills: readonly string[] }
  className?: string
}

/** The picture of a course, or hills if its skill is one we do not know. */
export function CourseCover({ course, className }: CourseCoverProps) {
  const { file, colours } = coverOf(course) ?? hills
  return (
    <svg aria-hidden="true" className={classes(colours, 'block w-full', className)}>
      <use href={`${file}#scene`} />
    </svg>
  )
}
