import { Fragment } from 'react'
import { classes } from '../ui/classes.ts'
import { linesWithGaps } from './exercise-part.ts'
import type { ExercisePartProps } from './exercise-part.ts'
import { Mark } from './Mark.tsx'

/** The text line by line, with an input in each gap. */
export function FillInput({ exercise, answer, onChange, marks }: ExercisePartProps<'fill'>) {
  const { gaps } = answer
  return (
    <div className="grid grid-cols-1 gap-2 rounded-card border border-line bg-card p-4">
      {linesWithGaps(exercise.text).map(({ texts, firstGap }) => (
        <p key={firstGap + texts.join('_')} className={texts.length > 1 ? 'leading-12' : ''}>
          {texts.map((text, index) => (
            <Fragment key={index}>
              {index > 0 && (
                <Gap
                  label={`Gap ${firstGap + index} of ${gaps.length}`}
                  value={gaps[firstGap + index - 1] ?? ''}
                  right={marks?.[firstGap + index - 1]}
                  onChange={(value) =>
                    onChange({ kind: 'fill', gaps: gaps.with(firstGap + index - 1, value) })
                  }
                />
              )}
              {text}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}

interface GapProps {
  label: string
  value: string
  right: boolean | undefined
  onChange: (value: string) => void
}

function Gap({ label, value, right, onChange }: GapProps) {
  return (
    <span className="inline-flex items-center gap-1 align-middle">
      <input
        aria-label={label}
        autoComplete="off"
        autoCapitalize="off"
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={classes(
          'mx-1 min-h-11 w-28 rounded-control bg-card px-2.5 text-base leading-6',
          right === undefined && 'border border-edge',
          right === true && 'border-2 border-leaf',
          right === false && 'border-2 border-coral',
        )}
      />
      <Mark right={right} />
    </span>
  )
}
