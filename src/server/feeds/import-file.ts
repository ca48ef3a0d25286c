import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { RawOpening } from './feed.ts'
import { dayIn } from './relative-day.ts'

export interface ImportedFile {
  openings: RawOpening[]
  /** The rows that were left out and why, so that staff can correct the file. */
  problems: { row: number; message: string }[]
}

const maxRows = 500
const field = z.string().trim().max(20_000)

const rowSchema = z.object({
  title: field.min(1, 'title is missing').max(200),
  company: field.min(1, 'company is missing').max(200),
  url: z.url({ protocol: /^https?$/, error: 'url is not an http(s) link' }),
  location: field.default(''),
  type: field.default(''),
  duration: field.default(''),
  deadline: field.default(''),
  skills: field.default(''),
  pay: field.default(''),
  description: field.default(''),
})

/** Reads openings that staff upload: CSV with a header line, or a JSON list of the same fields. */
export function openingsInFile(text: string): ImportedFile {
  const rows = rowsIn(text)
  if (typeof rows === 'string') return { openings: [], problems: [{ row: 0, message: rows }] }
  const problems: ImportedFile['problems'] = []
  if (rows.length > maxRows)
    problems.push({ row: maxRows + 1, message: `Only ${maxRows} rows are read` })
  const openings = rows.slice(0, maxRows).flatMap((row, index) => {
    const parsed = rowSchema.safeParse(row)
    if (parsed.success && (parsed.data.deadline === '' || dayIn(parsed.data.deadline) !== null)) {
      return [openingFrom(parsed.data)]
    }
    const message = parsed.success
      ? 'deadline is not a date'
      : (parsed.error.issues[0]?.message ?? '')
    problems.push({ row: index + 1, message })
    return []
  })
  return { openings, problems }
}

/** The rows of the file, or an error for the whole file. */
function rowsIn(text: string): unknown[] | string {
  const plain = text.replace(/^\ufeff/, '')
  if (/^\s*\[/.test(plain)) return rowsOfJson(plain) ?? 'Not a JSON list'
  try {
    return rowsOfCsv(plain)
  } catch (error) {
    if (error instanceof CsvError) return `Not a CSV file: ${error.message}`
    throw error
  }
}

function rowsOfCsv(text: string): unknown[] {
  return parse(text, {
    columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
  })
}

function rowsOfJson(text: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : null
  } catch {
    return null
  }
}

function openingFrom(fields: z.infer<typeof rowSchema>): RawOpening {
  return {
    externalId: fields.url,
    title: fields.title,
    company: fields.company,
    url: fields.url,
    location: fields.location || null,
    remote: false,
    description: fields.description,
    kindTexts: [fields.type || null, fields.title],
    posted: null,
    deadline: dayIn(fields.deadline),
    pay: fields.pay || null,
    duration: fields.duration || null,
    skills: fields.skills.split(/[,;]/),
    score: undefined,
  }
}
