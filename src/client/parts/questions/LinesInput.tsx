import { Check, Eye, X } from 'lucide-react'
import { useId } from 'react'
import { indexesIn, linesAnswer } from '#domain/learning/index-answer.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import type { WorkPartProps } from './WorkInput.tsx'

/** A document whose lines are pressed to say that they are wrong. */
export function LinesInput(props: WorkPartProps<'mark_lines'>) {
  const { question, value, onChange, labelledBy, invalid, settled } = props
  const { title, lines } = question.document
  const id = useId()
  const tapped = new Set(indexesIn(value, lines.length))
  const wrong = settled === null ? null : new Set(indexesIn(settled, lines.length))
  return (
    <fieldset
      disabled={wrong !== null}
      aria-labelledby={`${labelledBy} ${id}`}
      className={classes(
        'overflow-hidden rounded-control border bg-card',
        invalid ? 'border-coral' : 'border-edge',
      )}
    >
      <p id={id} className="bg-sunk px-3.5 py-2.5 font-bold">
        {title}
      </p>
      <ul>
        {lines.map((line, index) => (
          <li key={line} className="border-t border-line">
            <label
              className={classes(
                'relative flex min-h-12 items-center gap-3 px-3.5 py-2 transition-colors',
                wrong === null && 'cursor-pointer',
                wrong === null && (tapped.has(index) ? 'bg-coral-soft' : 'hover:bg-sunk'),
                wrong?.has(index) && (tapped.has(index) ? 'bg-leaf-soft' : 'bg-sun-soft'),
              )}
            >
              <input
                type="checkbox"
                checked={tapped.has(index)}
                onChange={() => onChange(linesAnswer(flipped(tapped, index)))}
                style={mark}
                className="size-5 shrink-0"
              />
              <Markdown className="min-w-0 grow">{line}</Markdown>
              {wrong && <LineMark isWrong={wrong.has(index)} isTapped={tapped.has(index)} />}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** A mark says that something is wrong. */
const mark = { accentColor: 'var(--color-coral)' }

function flipped(tapped: ReadonlySet<number>, index: number): number[] {
  const others = [...tapped].filter((each) => each !== index)
  return tapped.has(index) ? others : [...others, index]
}

function LineMark({ isWrong, isTapped }: { isWrong: boolean; isTapped: boolean }) {
  if (!isWrong && !isTapped) return null
  const { icon, words, look } = isWrong ? (isTapped ? marks.found : marks.missed) : marks.extra
  return (
    <span
      className={classes('inline-flex shrink-0 items-center gap-1 text-sm font-semibold', look)}
    >
      <Icon of={icon} size={18} />
      {words}
    </span>
  )
}

const marks = {
  found: { icon: Check, words: 'Found', look: 'text-leaf-strong' },
  missed: { icon: Eye, words: 'Missed', look: '' },
  extra: { icon: X, words: 'Is right', look: 'text-coral' },
}
