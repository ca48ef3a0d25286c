/** The inverse of a symmetric positive definite matrix, by elimination; no rows have to change places. */
export function inverseOf(matrix: readonly Float64Array[]): Float64Array[] {
  const left = matrix.map((line) => line.slice())
  const right = left.map((line, row) => line.map((_, column) => (column === row ? 1 : 0)))
  for (const [pivot, line] of left.entries()) {
    const target = right[pivot] ?? line
    const scale = 1 / (line[pivot] ?? 1)
    for (const part of [line, target]) part.forEach((value, at) => (part[at] = value * scale))
    for (const [row, other] of left.entries()) {
      const factor = row === pivot ? 0 : (other[pivot] ?? 0)
      if (factor === 0) continue
      line.forEach((value, at) => (other[at] = (other[at] ?? 0) - factor * value))
      const result = right[row] ?? other
      target.forEach((value, at) => (result[at] = (result[at] ?? 0) - factor * value))
    }
  }
  return right
}
