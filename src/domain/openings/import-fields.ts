/** What a file of openings can say about each of them, in the order of the sample file. */
export const importFields = [
  'title',
  'company',
  'url',
  'apply',
  'location',
  'type',
  'duration',
  'deadline',
  'skills',
  'pay',
  'description',
] as const
export type ImportField = (typeof importFields)[number]

export const importFieldLabels: Readonly<Record<ImportField, string>> = {
  title: 'Title',
  company: 'Company',
  url: 'Web address',
  apply: 'How to apply',
  location: 'Place',
  type: 'Kind of work',
  duration: 'Duration',
  deadline: 'Closing date',
  skills: 'Skills',
  pay: 'Pay',
  description: 'Description',
}

/** The column of each field, counted from 0; null where the file has none. */
export type ImportColumns = Readonly<Record<ImportField, number | null>>

/** Finds the columns by their headers: the exact wording first, then one inside a longer header. */
export function columnsIn(headers: readonly string[]): ImportColumns {
  const names = headers.map(plainHeader)
  const used = new Set<number>()
  const columns: Record<ImportField, number | null> = { ...noColumns }
  for (const fits of [isExactly, isInside]) {
    for (const field of importFields) {
      if (columns[field] !== null) continue
      const index = indexOfWording(names, wordings[field].split(', '), used, fits)
      if (index === null) continue
      columns[field] = index
      used.add(index)
    }
  }
  return columns
}

type Fits = (name: string, wording: string) => boolean

const isExactly: Fits = (name, wording) => name === wording
const isInside: Fits = (name, wording) => ` ${name} `.includes(` ${wording} `)

function indexOfWording(
  names: readonly string[],
  accepted: readonly string[],
  used: ReadonlySet<number>,
  fits: Fits,
): number | null {
  for (const wording of accepted) {
    const index = names.findIndex((name, at) => !used.has(at) && fits(name, wording))
    if (index >= 0) return index
  }
  return null
}

function plainHeader(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const noColumns: ImportColumns = {
  title: null,
  company: null,
  url: null,
  apply: null,
  location: null,
  type: null,
  duration: null,
  deadline: null,
  skills: null,
  pay: null,
  description: null,
}

/** How people name these columns, the clearest first. */
const wordings: Readonly<Record<ImportField, string>> = {
  title: 'title, job title, position, role, vacancy, opening, post, job',
  company: 'company, company name, employer, business, organisation, organization, firm, agency',
  url: 'url, link, web address, website, web page, web site, web',
  apply:
    'apply, how to apply, where to apply, apply at, apply to, applications, contact, email, e mail, phone, telephone',
  location: 'location, place, parish, town, city, where, area, address',
  type: 'type, kind, job type, employment type, kind of work, category',
  duration: 'duration, length, term, period, how long',
  deadline:
    'deadline, closing date, close date, closes, closing, apply by, last day, due date, end date, expires, expiry',
  skills: 'skills, skill, requirements, qualifications',
  pay: 'pay, salary, wage, wages, stipend, rate, compensation, remuneration',
  description: 'description, details, duties, responsibilities, summary, about, notes',
}

/** What the import does with a row of the file. */
export const importOutcomes = [
  'new',
  'check',
  'changed',
  'same',
  'twice',
  'elsewhere',
  'removed',
  'problem',
] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export type ImportCounts = Readonly<Record<ImportOutcome, number>>

/** A row that was left out, and why. */
export interface ImportProblem {
  row: number
  problems: string[]
}

export function countsOf(outcomes: readonly ImportOutcome[]): ImportCounts {
  const counts = {
    new: 0,
    check: 0,
    changed: 0,
    same: 0,
    twice: 0,
    elsewhere: 0,
    removed: 0,
    problem: 0,
  }
  for (const outcome of outcomes) counts[outcome] += 1
  return counts
}
