import { useId, useState } from 'react'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { controlClass } from '../ui/Field.tsx'
import { paired } from './exercise-part.ts'
import type { ExercisePartProps } from './exercise-part.ts'
import { Mark } from './Mark.tsx'

const maxInARow = 3
const maxRowLength = 24
const maxSelectLength = 34

/** Each left side gets one of the right sides: by buttons if they are few and short, otherwise from a list. */
export function MatchInput({ exercise, answer, onChange, marks }: ExercisePartProps<'match'>) {
  const { lefts, rights } = exercise
  const [emptied, setEmptied] = useState<string | null>(null)
  const inARow = rights.length <= maxInARow && rights.every((right) => right.length <= maxRowLength)

  function choose(left: string, right: string) {
    const before = answer.pairs.find((pair) => pair.right === right && pair.left !== left)
    const pairs = paired(exercise, answer.pairs, { left, right })
    const isEmptied = before && !pairs.some((pair) => pair.left === before.left)
    setEmptied(isEmptied ? before.left : null)
    onChange({ kind: 'match', pairs })
  }
  return (
    <ul className="grid grid-cols-1 gap-3">
      {lefts.map((left) => {
        const index = answer.pairs.findIndex((pair) => pair.left === left)
        const row = { left, rights, value: answer.pairs[index]?.right ?? '', right: marks?.[index] }
        return (
          <li key={left} className="rounded-control border border-line bg-card p-3">
            <MatchRow {...row} inARow={inARow} onChoose={(right) => choose(left, right)} />
            <p role="status" className="text-sm font-semibold text-coral">
              {emptied === left && 'You moved this answer. Choose another one here.'}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

interface MatchRowProps {
  left: string
  rights: readonly string[]
  value: string
  right: boolean | undefined
  inARow: boolean
  onChoose: (right: string) => void
}

function MatchRow({ left, rights, value, right, inARow, onChoose }: MatchRowProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="flex items-start justify-between gap-3">
        <span id={id} className="font-semibold">
          {left}
        </span>
        <Mark right={right} />
      </p>
      {inARow ? (
        <ChoiceGroup
          name={id}
          labelledBy={id}
          inARow
          choices={rights.map((option) => ({ value: option, label: option }))}
          value={value}
          onChange={onChoose}
        />
      ) : (
        <>
          <select
            aria-labelledby={id}
            value={value}
            onChange={(event) => onChoose(event.currentTarget.value)}
            className={controlClass}
          >
            <option value="">Choose</option>
            {rights.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          {value.length > maxSelectLength && <p className="text-sm text-ink-soft">{value}</p>}
        </>
      )}
    </div>
  )
}
