import { CsvError, parse } from 'csv-parse/sync'

/** A file as a table. A row has the number that its spreadsheet shows; the header is row 1. */
export interface ImportTable {
  headers: string[]
  rows: { row: number; cells: string[] }[]
}

const separators = [',', ';', '\t', '|']

/** The rows of the file, or what is wrong with the whole file. */
export function tableIn(text: string): ImportTable | string {
  const plain = text.replace(/^\ufeff/, '')
  if (plain.startsWith('PK\u0003\u0004')) return spreadsheetProblem
  if (/^\s*[[{]/.test(plain)) return tableOfJson(plain)
  try {
    return tableOfCsv(plain)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return `We cannot read this file as a table: ${plainCsvProblem(error)}`
  }
}

export const spreadsheetProblem =
  'This is an Excel workbook. In Excel choose File, Save As, “CSV UTF-8”, and upload that file.'

/** Excel writes 'sep=;' in front, and in many countries a semicolon between the cells. */
function tableOfCsv(text: string): ImportTable | string {
  const stated = /^sep=(.)\r?\n/.exec(text)
  const body = stated === null ? text : text.slice(stated[0].length)
  const records = parse(body, {
    delimiter: stated?.[1] ?? separatorOf(body),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  })
  const first = records.findIndex(hasText)
  if (first < 0) return 'The file is empty.'
  const [headers = [], ...rest] = records.slice(first)
  const firstRow = first + (stated === null ? 2 : 3)
  const rows = rest.map((cells, index) => ({ row: firstRow + index, cells: cells.map(trimmed) }))
  return { headers: headers.map(trimmed), rows: rows.filter(({ cells }) => hasText(cells)) }
}

/** The separator that is most frequent in the first line, outside quotes. */
function separatorOf(text: string): string {
  const line = /^\s*(.*)/.exec(text.replace(/"[^"]*"/g, ''))?.[1] ?? ''
  const counts = separators.map((separator) => line.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

/** A list of objects, or an object with one such list: `{ "jobs": [...] }`. */
function tableOfJson(text: string): ImportTable | string {
  const list = listIn(text)
  if (list === null) return 'We cannot read this file: it is not a list in JSON.'
  const items = list.map((item) => (isRecord(item) ? item : {}))
  const headers = [...new Set(items.flatMap((item) => Object.keys(item)))]
  if (headers.length === 0) return 'The file is empty.'
  const rows = items.map((item, index) => ({
    row: index + 1,
    cells: headers.map((header) => textOf(item[header])),
  }))
  return { headers, rows }
}

function listIn(text: string): unknown[] | null {
  try {
    const content: unknown = JSON.parse(text)
    if (Array.isArray(content)) return content
    const lists = isRecord(content) ? Object.values(content).filter(Array.isArray) : []
    return lists.length === 1 ? (lists[0] ?? null) : null
  } catch {
    return null
  }
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function trimmed(cell: string): string {
  return cell.trim()
}

function hasText(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '')
}

function plainCsvProblem({ code, message, lines }: CsvError & { lines?: unknown }): string {
  const near = typeof lines === 'number' ? ` near line ${lines}` : ''
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `a quotation mark is opened and never closed${near}.`
  return `${message}.`
}
