import { useState } from 'react'
import { classes } from '../ui/classes.ts'
import { paired } from './exercise-part.ts'
import type { ExercisePartProps } from './exercise-part.ts'
import { Mark } from '../parts/learning/Mark.tsx'

interface Pressed {
  side: 'left' | 'right'
  text: string
}

const tile =
  'relative flex min-h-13 w-full items-center gap-2 rounded-control border-2 px-2.5 py-2 text-left transition-colors active:translate-y-px hover:bg-sunk'

/** Tiles in two columns: one pressed on each side makes a pair, and a paired one can be paired again. */
export function MatchInput({ exercise, answer, onChange, marks }: ExercisePartProps<'match'>) {
  const { lefts, rights } = exercise
  const { pairs } = answer
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const [announcement, setAnnouncement] = useState('')

  function press(side: Pressed['side'], text: string) {
    if (pressed === null || pressed.side === side) {
      const isSame = pressed?.text === text
      setPressed(isSame ? null : { side, text })
      return setAnnouncement(isSame ? '' : `${text}: now choose its match`)
    }
    const pair =
      side === 'left' ? { left: text, right: pressed.text } : { left: pressed.text, right: text }
    setPressed(null)
    setAnnouncement(`Paired: ${pair.left} with ${pair.right}`)
    return onChange({ kind: 'match', pairs: paired(exercise, pairs, pair) })
  }

  const isPressed = (side: Pressed['side'], text: string) =>
    pressed?.side === side && pressed.text === text
  const numberOf = (left: string) => lefts.indexOf(left) + 1
  return (
    <div>
      <p className="mb-2 text-sm text-ink-soft">Tap one on each side to make a pair.</p>
      <div className="grid grid-cols-2 items-start gap-3 narrow:grid-cols-1">
        <ul className="grid gap-2">
          {lefts.map((left) => {
            const index = pairs.findIndex((pair) => pair.left === left)
            return (
              <li key={left}>
                <button
                  type="button"
                  aria-pressed={isPressed('left', left)}
                  onClick={() => press('left', left)}
                  className={classes(tile, 'bg-card', lookOf(isPressed('left', left), index >= 0))}
                >
                  <PairNumber of={numberOf(left)} isPaired={index >= 0} />
                  <span className="min-w-0 grow">
                    {left}
                    {index >= 0 && (
                      <span className="sr-only">, paired with {pairs[index]?.right}</span>
                    )}
                  </span>
                  {/* On the corner, so that the text keeps its lines. */}
                  <span className="absolute -top-2 -right-2 rounded-full bg-card">
                    <Mark right={marks?.[index]} />
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
        <ul className="grid gap-2">
          {rights.map((right) => {
            const numbers = pairs
              .filter((pair) => pair.right === right)
              .map((pair) => numberOf(pair.left))
            return (
              <li key={right}>
                <button
                  type="button"
                  aria-pressed={isPressed('right', right)}
                  onClick={() => press('right', right)}
                  className={classes(
                    tile,
                    'bg-card',
                    lookOf(isPressed('right', right), numbers.length > 0),
                  )}
                >
                  <span className="min-w-0 grow">{right}</span>
                  {numbers
                    .toSorted((a, b) => a - b)
                    .map((number) => (
                      <PairNumber key={number} of={number} isPaired />
                    ))}
                </button>
              </li>
            )
          })}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

function lookOf(isPressed: boolean, isPaired: boolean): string {
  if (isPressed) return 'border-sea bg-sea-soft'
  return isPaired ? 'border-leaf' : 'border-line'
}

/** Which left side a pair belongs to, so that colour is not needed to tell. */
function PairNumber({ of, isPaired }: { of: number; isPaired: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid size-6 shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums',
        isPaired ? 'bg-leaf text-on-leaf' : 'bg-sunk text-ink-soft',
      )}
    >
      {of}
    </span>
  )
}
