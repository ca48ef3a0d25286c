import {
  columnsIn,
  importFields,
  type ImportColumns,
  type ImportField,
} from '#domain/openings/import-fields.ts'
import { deadlineFrom, isOpenOn } from '#domain/openings/opening.ts'
import { writtenDay } from '#domain/openings/written-day.ts'
import type { Day } from '#domain/day.ts'
import type { RawOpening } from './feed.ts'
import { tableIn } from './import-table.ts'
import { safeLink } from './link.ts'

export interface ImportRow {
  /** As the spreadsheet counts it. */
  row: number
  title: string
  company: string
  /** Null for a row with a problem. */
  opening: RawOpening | null
  problems: string[]
}

export interface ImportedFile {
  headers: string[]
  columns: ImportColumns
  rows: ImportRow[]
  /** What is wrong with the whole file. */
  problem: string | null
}

export const maxImportRows = 500
const maxName = 200
const maxText = 20_000

/**
 * Reads openings that staff upload: a table with a header, or a list in JSON. Without `chosen` the columns are found by
 * their headers.
 */
export function openingsInFile(text: string, today: Day, chosen?: ImportColumns): ImportedFile {
  const table = tableIn(text)
  if (typeof table === 'string') {
    return { headers: [], columns: columnsIn([]), rows: [], problem: table }
  }
  const { headers, rows } = table
  const columns = chosen ?? columnsIn(headers)
  return {
    headers,
    columns,
    rows: rows
      .slice(0, maxImportRows)
      .map(({ row, cells }) => rowFrom(row, fieldsOf(cells, columns), today)),
    problem: problemOf(columns, rows.length),
  }
}

function problemOf({ title, company }: ImportColumns, rows: number): string | null {
  if (title === null || company === null) return 'Choose the columns of the title and the company.'
  if (rows === 0) return 'The file has a header and no openings below it.'
  if (rows <= maxImportRows) return null
  return `The file has ${rows} openings. Only the first ${maxImportRows} are read.`
}

type Fields = Readonly<Record<ImportField, string>>

function fieldsOf(cells: readonly string[], columns: ImportColumns): Fields {
  const entries = importFields.map((field) => {
    const index = columns[field]
    return [field, index === null ? '' : (cells[index] ?? '')] as const
  })
  return Object.fromEntries(entries) as Record<ImportField, string>
}

function rowFrom(row: number, fields: Fields, today: Day): ImportRow {
  const { title, company } = fields
  const problems = problemsOf(fields, today)
  return {
    row,
    title: title.slice(0, maxName),
    company: company.slice(0, maxName),
    opening: problems.length === 0 ? openingFrom(fields) : null,
    problems,
  }
}

function problemsOf(fields: Fields, today: Day): string[] {
  const { title, company, url, apply, deadline } = fields
  const day = dayOfDeadline(deadline)
  return [
    ...(title === '' ? ['The title is missing.'] : []),
    ...(company === '' ? ['The company is missing.'] : []),
    ...(title.length > maxName || company.length > maxName
      ? [`The title or the company has more than ${maxName} characters.`]
      : []),
    ...(fields.description.length > maxText ? ['The description is too long.'] : []),
    ...(url === '' && apply === ''
      ? ['It does not say where to apply: give a web address, or how to apply.']
      : []),
    ...(url !== '' && linkOf(url) === null ? [`“${url.slice(0, 60)}” is not a web address.`] : []),
    ...(day === undefined
      ? [
          `We cannot read the closing date “${deadline.slice(0, 30)}”. Write it like 31/12/2026 or 31 Dec 2026, the day first.`,
        ]
      : []),
    ...(day != null && !isOpenOn(day, today) ? ['Its closing date is over.'] : []),
    ...(day != null && isOpenOn(day, today) && deadlineFrom(day, today).estimated
      ? ['Its closing date is more than two years away.']
      : []),
  ]
}

function openingFrom(fields: Fields): RawOpening {
  const url = linkOf(fields.url) ?? ''
  return {
    externalId: url === '' ? [fields.title, fields.company, fields.location].join('|') : url,
    title: fields.title,
    company: fields.company,
    url,
    location: fields.location || null,
    remote: false,
    description: [fields.apply && `How to apply: ${fields.apply}`, fields.description]
      .filter((part) => part !== '')
      .join('\n\n'),
    kindTexts: [fields.type || null, fields.title],
    posted: null,
    deadline: dayOfDeadline(fields.deadline) ?? null,
    pay: fields.pay || null,
    duration: fields.duration || null,
    skills: fields.skills.split(/[,;]/),
    score: undefined,
  }
}

/** People write 'www.example.com' without the beginning. Null for anything that is no page. */
function linkOf(text: string): string | null {
  return safeLink(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)
}

/** Null for none, undefined for one that cannot be read. */
function dayOfDeadline(text: string): Day | null | undefined {
  if (text === '' || /^(?:-|none|n\/?a|open|ongoing|rolling|until filled)$/i.test(text)) return null
  return writtenDay(text) ?? undefined
}
