import { classes } from '../ui/classes.ts'

/** Where in the course this is; the words beside it say the same. */
export function LessonDots({ at, of }: { at: number; of: number }) {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {Array.from({ length: of }, (_, index) => (
        <span
          key={index}
          className={classes(
            'h-1.5 rounded-full',
            index + 1 === at ? 'grow-[2.5]' : 'grow',
            index + 1 === at ? 'bg-sun' : index + 1 < at ? 'bg-leaf' : 'bg-line',
          )}
        />
      ))}
    </div>
  )
}
