import { z } from 'zod'
import { authoredText, refuseRepeats } from './authored.ts'
import { exerciseBase } from './exercise-base.ts'
import { cellName, isSheetError, placeOf, valueAt, withCells } from './sheet-values.ts'

const cellContent = z.union([z.number(), authoredText.max(80), z.null()])

const target = z.strictObject({
  cell: z.string().regex(/^[A-H][1-9]\d?$/, 'the name of a cell, such as D4'),
  /** A right content of the cell: a formula such as "=B2*C2", or a number. What it comes to is the key. */
  answer: z.union([z.number().transform(String), authoredText.max(200)]),
  tolerance: z.number().min(0).default(0.005),
  /** Only a formula counts, and it has to follow when the numbers of the sheet change. */
  formula: z.literal(true).optional(),
})

/** A small spreadsheet with a few cells to fill. */
export const sheetExercise = z
  .strictObject({
    ...exerciseBase,
    kind: z.literal('sheet'),
    /** The rows from the top; null is an empty cell. */
    rows: z.array(z.array(cellContent).min(2).max(6)).min(2).max(12),
    fill: z
      .array(target)
      .min(1)
      .max(8)
      .superRefine(refuseRepeats(({ cell }) => cell, 'a cell')),
  })
  .superRefine(({ rows, fill }, context) => {
    const refuse = (message: string, path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path })
    const width = rows[0]?.length ?? 0
    rows.forEach((row, index) => {
      if (row.length !== width) refuse(`every row needs ${width} cells`, ['rows', index])
    })
    const solved = withCells(
      rows,
      fill.map(({ cell, answer }) => [cell, answer]),
    )
    fill.forEach(({ cell, answer, formula }, index) => {
      const place = placeOf(cell)
      const inside = place !== null && rows[place.row]?.[place.column]
      if (inside === undefined || inside === false)
        return refuse(`there is no cell ${cell}`, ['fill', index, 'cell'])
      if (inside !== null)
        refuse(`${cell} is not empty: write null in its place`, ['fill', index, 'cell'])
      const value = valueAt(solved, cell)
      if (isSheetError(value))
        refuse(`the formula does not work: ${value.error}`, ['fill', index, 'answer'])
      if (formula && !answer.startsWith('='))
        refuse('with formula: true, the answer is a formula', ['fill', index, 'answer'])
    })
    rows.forEach((row, rowIndex) =>
      row.forEach((cell, column) => {
        const value = valueAt(solved, cellName(rowIndex, column))
        if (typeof cell === 'string' && cell.startsWith('=') && isSheetError(value)) {
          refuse(`the formula does not work: ${value.error}`, ['rows', rowIndex, column])
        }
      }),
    )
  })
export type SheetExercise = z.infer<typeof sheetExercise>
