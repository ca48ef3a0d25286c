import { useState } from 'react'
import { classes } from '../ui/classes.ts'
import { usedWords } from './exercise-part.ts'
import type { ExercisePartProps } from './exercise-part.ts'
import { GapText } from './GapText.tsx'

interface WordsInputProps extends ExercisePartProps<'fill'> {
  words: readonly string[]
}

/** A tap on a word puts it into the next gap, or the one chosen before; a tap on a gap takes its word out again. */
export function WordsInput({ exercise, answer, words, onChange, marks }: WordsInputProps) {
  const { gaps } = answer
  const [chosen, setChosen] = useState<number | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const used = usedWords(words, gaps)
  const next = chosen ?? gaps.indexOf('')

  function put(word: string) {
    if (next < 0) return
    onChange({ kind: 'fill', gaps: gaps.with(next, word) })
    setChosen(null)
    setAnnouncement(`${word} is in gap ${next + 1} of ${gaps.length}`)
  }
  function choose(index: number) {
    const word = gaps[index]
    if (word) onChange({ kind: 'fill', gaps: gaps.with(index, '') })
    setChosen(index)
    setAnnouncement(
      word ? `${word} is out of gap ${index + 1}` : `Gap ${index + 1}: now choose a word`,
    )
  }

  return (
    <div>
      <p className="mb-2 text-sm text-ink-soft">Tap the words in the order of the gaps.</p>
      <GapText
        text={exercise.text}
        marks={marks}
        gap={(index, border) => (
          <button
            type="button"
            aria-label={`Gap ${index + 1} of ${gaps.length}: ${gaps[index] || 'empty'}`}
            aria-pressed={index === chosen}
            onClick={() => choose(index)}
            className={classes(
              'mx-1 min-h-11 min-w-28 rounded-control px-2.5 text-base leading-6 font-semibold',
              index === next ? 'border-2 border-sea bg-sea-soft' : classes('bg-card', border),
            )}
          >
            {gaps[index]}
          </button>
        )}
      />
      <div role="group" aria-label="Words" className="mt-3 flex flex-wrap gap-2">
        {words.map((word, index) => (
          <button
            key={index}
            type="button"
            // Not `disabled`: the button must keep the focus when its word is used.
            aria-disabled={used[index]}
            onClick={() => !used[index] && put(word)}
            className={classes(
              'min-h-11 rounded-control border-2 px-4 py-2 font-semibold',
              used[index]
                ? 'border-line bg-sunk text-ink-soft'
                : 'border-line border-b-4 bg-card hover:bg-sunk active:translate-y-px',
            )}
          >
            {word}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
