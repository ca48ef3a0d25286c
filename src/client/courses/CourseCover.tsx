import { skills } from '#domain/learning/skills.ts'
import { covers } from '../parts/art/covers.ts'
import { hills } from '../parts/art/places.ts'
import { classes } from '../ui/classes.ts'

interface CourseCoverProps {
  skill: string
  className?: string
}

/** The picture of a course: that of its skill, or hills for one we do not know. */
export function CourseCover({ skill, className }: CourseCoverProps) {
  const known = skills.find((name) => name === skill)
  const { file, colours } = known === undefined ? hills : covers[known]
  return (
    <svg aria-hidden="true" className={classes(colours, 'block w-full', className)}>
      <use href={`${file}#scene`} />
    </svg>
  )
}
