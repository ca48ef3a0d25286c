import { useId, useRef, useState } from 'react'
import { cellName, isSheetError, sheetReader, withCells } from '#domain/learning/sheet-values.ts'
import { Mark } from '../parts/learning/Mark.tsx'
import { classes } from '../ui/classes.ts'
import { Field } from '../ui/Field.tsx'
import type { ExercisePartProps } from './exercise-part.ts'
import { SheetKeys } from './SheetKeys.tsx'
import { shownValue } from './shown-value.ts'

/** A small spreadsheet: choose a cell, write its content below, and see at once what it comes to. */
export function SheetInput({ exercise, answer, onChange, marks }: ExercisePartProps<'sheet'>) {
  const { rows, fill } = exercise
  const { cells } = answer
  const [chosen, setChosen] = useState(0)
  const help = useId()
  const field = useRef<HTMLInputElement>(null)
  const target = fill[chosen]
  const content = cells[chosen] ?? ''
  const read = sheetReader(
    withCells(
      rows,
      fill.map(({ cell }, index) => [cell, cells[index] ?? '']),
    ),
  )
  const width = rows[0]?.length ?? 0
  const write = (text: string) =>
    onChange({ kind: 'sheet', cells: cells.with(chosen, text.slice(0, 200)) })

  function choose(index: number) {
    setChosen(index)
    field.current?.focus()
  }

  /** Puts a name or a sign where the cursor is. */
  function insert(text: string) {
    const input = field.current
    const [start, end] = [
      input?.selectionStart ?? content.length,
      input?.selectionEnd ?? content.length,
    ]
    write(content.slice(0, start) + text + content.slice(end))
    requestAnimationFrame(() => {
      input?.focus()
      input?.setSelectionRange(start + text.length, start + text.length)
    })
  }

  /** A cell with a number is a part of the formula that is being written. */
  function tapGiven(name: string) {
    if (content.trim().startsWith('=')) insert(name)
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <div
        role="region"
        aria-label="Sheet"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls sideways
        tabIndex={0}
        className="overflow-x-auto rounded-control border border-edge bg-card"
      >
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="bg-sunk text-ink-soft">
              <td className="w-8" />
              {Array.from({ length: width }, (_, column) => (
                <th key={column} scope="col" className="border-l border-line px-2 py-1">
                  {cellName(0, column).charAt(0)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={rowIndex} className="border-t border-line">
                <th scope="row" className="bg-sunk px-2 text-ink-soft tabular-nums">
                  {rowIndex + 1}
                </th>
                {row.map((given, column) => {
                  const name = cellName(rowIndex, column)
                  const index = fill.findIndex(({ cell }) => cell === name)
                  const value = read(name)
                  const isNumber = typeof value === 'number'
                  return (
                    <td
                      key={name}
                      className={classes('border-l border-line p-0', isNumber && 'text-right')}
                    >
                      <button
                        type="button"
                        // By keyboard, a name is typed; only the cells to fill are stops.
                        tabIndex={index < 0 ? -1 : 0}
                        aria-label={
                          index < 0
                            ? `${name}: ${shownValue(value) || 'empty'}`
                            : `${name}, to fill: ${shownValue(value) || 'empty'}`
                        }
                        aria-pressed={index < 0 ? undefined : index === chosen}
                        onClick={() => (index < 0 ? tapGiven(name) : choose(index))}
                        className={classes(
                          'flex min-h-11 w-full items-center gap-1 px-2 py-1 tabular-nums',
                          isNumber ? 'justify-end' : 'text-left',
                          rowIndex === 0 && typeof given === 'string' && 'font-semibold',
                          index >= 0 &&
                            (index === chosen
                              ? 'bg-sea-soft outline-2 -outline-offset-2 outline-sea'
                              : 'bg-sun-soft'),
                          isSheetError(value) && 'text-coral',
                        )}
                      >
                        {shownValue(value)}
                        {index >= 0 && <Mark right={marks?.[index]} />}
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {target && (
        <Field
          ref={field}
          label={`Cell ${target.cell}`}
          hint={hintFor(target, content, read(target.cell))}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          aria-controls={help}
          value={content}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => {
            const next = cells.findIndex((cell, index) => index !== chosen && cell.trim() === '')
            // As in a spreadsheet: on to the next empty cell. From the last one, the answer is checked.
            if (event.key !== 'Enter' || next < 0 || content.trim() === '') return
            event.preventDefault()
            choose(next)
          }}
        />
      )}
      <SheetKeys onPress={insert} />
    </div>
  )
}

function hintFor(
  { cell, formula }: { cell: string; formula: boolean },
  content: string,
  value: ReturnType<ReturnType<typeof sheetReader>>,
): string {
  if (content.trim() === '') {
    return formula
      ? 'A formula begins with =, such as =B2*C2.'
      : 'A number, or a formula that begins with =.'
  }
  if (isSheetError(value)) return value.error
  return `${cell} comes to ${shownValue(value)}`
}
