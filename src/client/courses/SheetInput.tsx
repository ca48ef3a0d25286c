import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import {
  cellName,
  isSheetError,
  sheetReader,
  withCells,
  type SheetRows,
  type SheetValue,
} from '#domain/learning/sheet-values.ts'
import { Field } from '../ui/Field.tsx'
import type { ExercisePartProps } from './exercise-part.ts'
import { SheetKeys } from './SheetKeys.tsx'
import { SheetTable } from './SheetTable.tsx'
import { shownValue } from './shown-value.ts'

const longest = 200

/** A small spreadsheet: choose a cell, write its content below, and see at once what it comes to. */
export function SheetInput({ exercise, answer, onChange, marks }: ExercisePartProps<'sheet'>) {
  const { rows, fill } = exercise
  const { cells } = answer
  const [chosen, setChosen] = useState(0)
  /** Where the cursor goes after something was inserted. */
  const [cursor, setCursor] = useState<number | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (cursor === null) return
    field.current?.focus()
    field.current?.setSelectionRange(cursor, cursor)
    setCursor(null)
  }, [cursor])

  const [lookedAt, setLookedAt] = useState<string | null>(null)
  const formulas = formulasIn(rows)
  const looked = formulas.find(({ name }) => name === lookedAt)
  const target = fill[chosen]
  const content = cells[chosen] ?? ''
  const read = sheetReader(
    withCells(
      rows,
      fill.map(({ cell }, index) => [cell, cells[index] ?? '']),
    ),
  )

  function write(text: string) {
    onChange({ kind: 'sheet', cells: cells.with(chosen, text.slice(0, longest)) })
  }
  function choose(index: number) {
    setChosen(index)
    field.current?.focus()
  }
  function insert(text: string) {
    const start = field.current?.selectionStart ?? content.length
    const end = field.current?.selectionEnd ?? content.length
    write(content.slice(0, start) + text + content.slice(end))
    setCursor(start + text.length)
  }
  /** It becomes part of the formula that is being written; otherwise its own formula is shown. */
  function tapGiven(name: string) {
    if (content.trim().startsWith('=')) insert(name)
    else setLookedAt(name)
  }
  /** As in a spreadsheet, Enter goes on to the next empty cell; from the last one, the answer is checked. */
  function goOn(event: KeyboardEvent) {
    const next = cells.findIndex((cell, index) => index !== chosen && cell.trim() === '')
    if (event.key !== 'Enter' || next < 0 || content.trim() === '') return
    event.preventDefault()
    choose(next)
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <SheetTable
        rows={rows}
        read={read}
        fill={fill.map(({ cell }) => cell)}
        formulas={formulas.map(({ name }) => name)}
        chosen={target?.cell}
        onChoose={(name) => choose(fill.findIndex(({ cell }) => cell === name))}
        onTapGiven={tapGiven}
        marks={marks}
      />
      <p role="status" className={looked ? 'text-sm' : 'sr-only'}>
        {looked && (
          <>
            {looked.name} is <strong>{looked.formula}</strong>
          </>
        )}
      </p>
      {target && (
        <Field
          ref={field}
          label={`Cell ${target.cell}`}
          hint={hintFor(target, content, read(target.cell))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longest}
          value={content}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={goOn}
        />
      )}
      <SheetKeys onPress={insert} />
    </div>
  )
}

function formulasIn(rows: SheetRows): { name: string; formula: string }[] {
  return rows.flatMap((row, rowIndex) =>
    row.flatMap((cell, column) =>
      typeof cell === 'string' && cell.startsWith('=')
        ? [{ name: cellName(rowIndex, column), formula: cell }]
        : [],
    ),
  )
}

function hintFor(
  { cell, formula }: { cell: string; formula: boolean },
  content: string,
  value: SheetValue,
): string {
  if (content.trim() === '') {
    return formula
      ? 'A formula begins with =, such as =B2*C2.'
      : 'A number, or a formula that begins with =.'
  }
  return isSheetError(value) ? value.error : `${cell} comes to ${shownValue(value)}`
}
