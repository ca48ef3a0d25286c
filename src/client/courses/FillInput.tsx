import { classes } from '../ui/classes.ts'
import type { ExercisePartProps } from './exercise-part.ts'
import { GapText } from './GapText.tsx'
import { WordsInput } from './WordsInput.tsx'

/** The text line by line, with words to tap into its gaps, or an input in each. */
export function FillInput(part: ExercisePartProps<'fill'>) {
  const { exercise, answer, onChange, marks } = part
  const { gaps } = answer
  if (exercise.words !== null) return <WordsInput {...part} words={exercise.words} />
  return (
    <GapText
      text={exercise.text}
      marks={marks}
      gap={(index, border) => (
        <input
          aria-label={`Gap ${index + 1} of ${gaps.length}`}
          autoComplete="off"
          autoCapitalize="off"
          maxLength={100}
          value={gaps[index] ?? ''}
          onChange={(event) =>
            onChange({ kind: 'fill', gaps: gaps.with(index, event.currentTarget.value) })
          }
          className={classes(
            'mx-1 min-h-11 w-28 rounded-control bg-card px-2.5 text-base leading-6',
            border,
          )}
        />
      )}
    />
  )
}
