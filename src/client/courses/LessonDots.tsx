import { classes } from '../ui/classes.ts'

interface LessonDotsProps {
  /** From 1. */
  at: number
  done: readonly boolean[]
}

/** Which lessons are done, and which one this is. Hidden from screen readers: the text nearby says the same. */
export function LessonDots({ at, done }: LessonDotsProps) {
  return (
    <div aria-hidden="true" className="flex items-center gap-1">
      {done.map((isDone, index) => (
        <span
          key={index}
          className={classes(
            'rounded-full',
            index + 1 === at
              ? 'h-2.5 grow-[2.5] outline-2 outline-offset-1 outline-sun'
              : 'h-1.5 grow',
            isDone ? 'bg-leaf' : 'bg-line',
          )}
        />
      ))}
    </div>
  )
}
