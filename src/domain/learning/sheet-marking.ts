import { isNear } from './answer-text.ts'
import type { ExerciseAnswer } from './exercise.ts'
import type { MarkedExercise } from './marked-exercise.ts'
import type { SheetExercise } from './sheet-exercise.ts'
import {
  isSheetError,
  valueAt,
  withCells,
  type SheetRows,
  type SheetValue,
} from './sheet-values.ts'

type Target = SheetExercise['fill'][number]

/** Works out what was typed, and compares each cell with the key. */
export function markSheet(exercise: SheetExercise, answer: ExerciseAnswer): MarkedExercise {
  const typed = answer.kind === 'sheet' ? answer.cells : []
  const problems = exercise.fill.map((target, index) =>
    problemWith(exercise, target, typed[index] ?? ''),
  )
  const remark = problems.filter((problem) => problem !== null && problem !== '').join(' ')
  const parts = problems.map((problem) => problem === null)
  return {
    correct: parts.every(Boolean),
    parts,
    ...(remark !== '' && { remark }),
    explanation: exercise.explanation,
  }
}

/**
 * Null for a right cell; otherwise why it is not, or '' where the value says it all. The other cells have their
 * right contents, so that one slip counts once.
 */
function problemWith(
  { rows, fill }: SheetExercise,
  target: Target,
  content: string,
): string | null {
  const { cell, formula } = target
  const comesTo = (sheet: SheetRows, inCell: string) =>
    valueAt(
      withCells(
        sheet,
        fill.map((each) => [each.cell, each === target ? inCell : each.answer]),
      ),
      cell,
    )
  const filled = (sheet: SheetRows) => comesTo(sheet, content)
  const solved = (sheet: SheetRows) => comesTo(sheet, target.answer)
  const value = filled(rows)
  if (isSheetError(value)) return `${cell}: ${value.error}`
  if (!isSame(value, solved(rows), target)) return ''
  if (!formula) return null
  if (!content.trim().startsWith('=')) {
    return `${cell}: the number is right. Write a formula that works it out, beginning with =.`
  }
  const follows = changes.every((change) => {
    const changed = changedNumbers(rows, change)
    return isSame(filled(changed), solved(changed), target)
  })
  return follows
    ? null
    : `${cell}: right for now, but it does not follow when a number of the sheet changes. Use the names of the cells.`
}

function isSame(value: SheetValue, right: SheetValue, { tolerance }: Target): boolean {
  if (typeof value === 'number' && typeof right === 'number') return isNear(value, right, tolerance)
  if (typeof value === 'string' && typeof right === 'string') {
    return value.trim().toLowerCase() === right.trim().toLowerCase()
  }
  return value === right
}

/** Larger and smaller numbers, each changed differently, so that an IF goes both ways. */
const changes = [
  (number: number, index: number) => number * 1.5 + index + 1,
  (number: number, index: number) => number / 2 + (index + 1) / 10,
]

function changedNumbers(
  rows: SheetRows,
  change: (number: number, index: number) => number,
): SheetRows {
  let index = 0
  return rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? change(cell, index++) : cell)),
  )
}
