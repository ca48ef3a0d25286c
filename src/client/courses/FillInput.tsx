import { Fragment } from 'react'
import { classes } from '../ui/classes.ts'
import { textsAround } from './exercise-part.ts'
import type { ExercisePartProps } from './exercise-part.ts'
import { Mark } from './Mark.tsx'

/** The text with a field in each gap. */
export function FillInput({ exercise, answer, onChange, marks }: ExercisePartProps<'fill'>) {
  const texts = textsAround(exercise.text)
  return (
    <div className="rounded-card border border-line bg-card p-4 leading-[3.25rem] whitespace-pre-line">
      {texts.map((text, at) => (
        <Fragment key={at}>
          {text}
          {at < texts.length - 1 && (
            <span className="inline-flex items-center gap-1">
              <input
                aria-label={`Gap ${at + 1} of ${texts.length - 1}`}
                autoComplete="off"
                autoCapitalize="off"
                maxLength={100}
                size={10}
                value={answer.gaps[at] ?? ''}
                onChange={(event) =>
                  onChange({ kind: 'fill', gaps: answer.gaps.with(at, event.currentTarget.value) })
                }
                className={classes(
                  'mx-1 min-h-11 w-32 rounded-control border bg-card px-2.5 text-base leading-6',
                  marks?.[at] === undefined
                    ? 'border-edge'
                    : marks[at]
                      ? 'border-2 border-leaf'
                      : 'border-2 border-coral',
                )}
              />
              <Mark right={marks?.[at]} />
            </span>
          )}
        </Fragment>
      ))}
    </div>
  )
}
