import type { SheetValue } from '#domain/learning/sheet-values.ts'

const grouped = new Intl.NumberFormat('en-JM', { maximumFractionDigits: 2 })

/** A cell as a spreadsheet shows it; what is wrong is said below the sheet. */
export function shownValue(value: SheetValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return grouped.format(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return typeof value === 'string' ? value : '#ERROR'
}
