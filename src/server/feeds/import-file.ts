import { z } from 'zod'
import type { RawOpening } from './feed.ts'
import { dayIn } from './relative-day.ts'

export interface ImportedFile {
  openings: RawOpening[]
  /** What was left out and why, by row, so that staff can mend the file. */
  problems: { row: number; message: string }[]
}

const mostRows = 500
const field = z.string().trim().max(20_000)

const row = z.object({
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
  const plain = text.replace(/^\ufeff/, '')
  const rows = /^\s*\[/.test(plain) ? rowsOfJson(plain) : rowsOfCsv(plain)
  if (rows === null)
    return { openings: [], problems: [{ row: 0, message: 'This is no JSON list' }] }
  const problems: ImportedFile['problems'] = []
  if (rows.length > mostRows)
    problems.push({ row: mostRows + 1, message: `Only ${mostRows} rows are read` })
  const openings = rows.slice(0, mostRows).flatMap((each, index) => {
    const parsed = row.safeParse(each)
    if (parsed.success && (parsed.data.deadline === '' || dayIn(parsed.data.deadline) !== null)) {
      return [openingFrom(parsed.data)]
    }
    const message = parsed.success ? 'deadline is no date' : (parsed.error.issues[0]?.message ?? '')
    problems.push({ row: index + 1, message })
    return []
  })
  return { openings, problems }
}

/** Fields between commas; quotes hold commas, line ends and, doubled, quotes. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (letter === '"' && cell === '') quoted = true
    else if (letter === ',') {
      cells.push(cell)
      cell = ''
    } else if (letter === '\n') {
      rows.push([...cells, cell.replace(/\r$/, '')])
      cells = []
      cell = ''
    } else cell += letter
  }
  if (cell !== '' || cells.length > 0) rows.push([...cells, cell.replace(/\r$/, '')])
  return rows.filter((each) => each.some((value) => value.trim() !== ''))
}

function rowsOfCsv(text: string): unknown[] {
  const [header = [], ...rows] = csvRows(text)
  const names = header.map((name) => name.trim().toLowerCase())
  return rows.map((cells) =>
    Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
  )
}

function rowsOfJson(text: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : null
  } catch {
    return null
  }
}

function openingFrom(given: z.infer<typeof row>): RawOpening {
  return {
    externalId: given.url,
    title: given.title,
    company: given.company,
    url: given.url,
    location: given.location || null,
    remote: false,
    description: given.description,
    kindTexts: [given.type || null, given.title],
    posted: null,
    deadline: dayIn(given.deadline),
    pay: given.pay || null,
    duration: given.duration || null,
    skills: given.skills.split(/[,;]/),
    score: undefined,
  }
}
