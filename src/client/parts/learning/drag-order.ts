/** Where a row of a list is, before anything moves. */
export interface Row {
  readonly top: number
  readonly height: number
}

/** The place of a dragged row: it passes another one when its middle does. */
export function dropIndex(rows: readonly Row[], from: number, by: number): number {
  const dragged = rows[from]
  if (dragged === undefined) return from
  const middle = middleOf(dragged) + by
  const before = rows.slice(0, from).findIndex((row) => middle < middleOf(row))
  if (before >= 0) return before
  const after = rows.slice(from + 1).findLastIndex((row) => middle > middleOf(row))
  return from + after + 1
}

/** How far a row moves while another is dragged: the rows that it passed close its gap. */
export function shiftOf(
  { from, to, by, rows }: { from: number; to: number; by: number; rows: readonly Row[] },
  index: number,
): number {
  if (index === from) return by
  const room = roomOf(rows, from)
  if (index > from && index <= to) return -room
  return index < from && index >= to ? room : 0
}

/** Its height with the space to a neighbour. */
function roomOf(rows: readonly Row[], index: number): number {
  const [row, next, previous] = [rows[index], rows[index + 1], rows[index - 1]]
  if (row === undefined) return 0
  if (next !== undefined) return next.top - row.top
  return previous === undefined ? row.height : row.top + row.height - previous.top - previous.height
}

function middleOf({ top, height }: Row): number {
  return top + height / 2
}

/** The steps with one of them moved to another place. */
export function moved(steps: readonly string[], from: number, to: number): string[] {
  const step = steps[from]
  return step === undefined ? [...steps] : steps.toSpliced(from, 1).toSpliced(to, 0, step)
}
