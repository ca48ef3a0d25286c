import type { Catalogue, Column, Key } from './catalogue.ts'

interface Group {
  title: string
  owners: readonly string[]
}

/** Each group is one diagram, small enough to read. An owner of tables that is in no group gets a separate diagram. */
export const groups: readonly Group[] = [
  { title: 'Accounts and requests', owners: ['accounts', 'http'] },
  { title: 'Profiles and verification', owners: ['profiles'] },
  { title: 'Guardians, approvals and months of birth', owners: ['guardians', 'cheers'] },
  { title: 'The ledger and what follows from it', owners: ['xp', 'quests', 'paths', 'readiness'] },
  { title: 'Courses', owners: ['catalogue', 'courses', 'review', 'pace', 'course-orders'] },
  { title: 'Assessments and job simulations', owners: ['assessments', 'simulations'] },
  { title: 'Openings', owners: ['openings'] },
  { title: 'Applications and interview practice', owners: ['applications', 'interview-practice'] },
  { title: 'Businesses and their teams', owners: ['businesses'] },
  { title: 'Mentoring', owners: ['mentoring'] },
  { title: 'Advisor and guide', owners: ['advisor', 'guide'] },
  { title: 'Notifications and letters', owners: ['notifications', 'mail'] },
  {
    title: 'Staff, reports and messages',
    owners: ['staff', 'cases', 'reports', 'contact', 'waitlist', 'month-figures'],
  },
]

/** The text of docs/schema.md: for each group of tables a diagram of their keys. */
export function schemaPage(catalogue: Catalogue): string {
  const tables = [...new Set(catalogue.columns.filter(({ isView }) => !isView).map(tableOf))]
  const ownerOf = (table: string) => catalogue.facts.get(table)?.owners[0] ?? ''
  const sections = [...groups, ...groupsOf(tables.map(ownerOf))].map((group) => {
    const own = tables.filter((table) => group.owners.includes(ownerOf(table)))
    return [
      `## ${group.title}`,
      '',
      `Written by ${group.owners.map((owner) => `\`${owner}\``).join(', ')}.`,
      '',
      '```mermaid',
      'erDiagram',
      ...own.flatMap((table) => entity(table, catalogue, own)),
      ...catalogue.keys.flatMap((key) => relation(key, catalogue, own)),
      '```',
    ].join('\n')
  })
  return `${[introduction, ...sections].join('\n\n')}\n`
}

const introduction = `# The tables

<!-- Generated from the migrations by \`npm run db:types\`. Do not edit. -->

Keys only: the columns of primary (PK), unique (UK) and foreign keys (FK). A line is a foreign key between two
tables of one diagram; a foreign key to a table of another diagram names that table beside its column. All columns
with their types are in \`src/server/db/tables.ts\`, and the constraints in \`src/server/db/migrations\`. A few tables
have a second writer: see \`tableFacts\` there. The tables of the job queue are in a separate schema,
\`jobs\`.`

function groupsOf(owners: readonly string[]): Group[] {
  const grouped = new Set(groups.flatMap((group) => group.owners))
  return [...new Set(owners)]
    .filter((owner) => !grouped.has(owner))
    .map((owner) => ({ title: owner.charAt(0).toUpperCase() + owner.slice(1), owners: [owner] }))
}

function entity(table: string, { columns, keys }: Catalogue, drawn: readonly string[]): string[] {
  const ownKeys = keys.filter((key) => key.table === table)
  const lines = columns
    .filter((column) => column.table === table)
    .flatMap((column) => attribute(column, ownKeys, drawn))
  return [`  ${table} {`, ...lines, '  }']
}

function attribute(column: Column, keys: readonly Key[], drawn: readonly string[]): string[] {
  const own = keys.filter((key) => key.columns.includes(column.name))
  if (own.length === 0) return []
  const kinds = (['primary', 'foreign', 'unique'] as const).filter((kind) =>
    own.some((key) => key.kind === kind),
  )
  const otherTargets = new Set(
    own.flatMap(({ target }) => (target === null || drawn.includes(target) ? [] : [target])),
  )
  const note = otherTargets.size === 0 ? '' : ` "${[...otherTargets].join(', ')}"`
  const type = column.element === null ? column.type : `${column.element}[]`
  return [`    ${type} ${column.name} ${kinds.map((kind) => marks[kind]).join(', ')}${note}`]
}

const marks = { primary: 'PK', foreign: 'FK', unique: 'UK' } as const

function relation(key: Key, { columns, keys }: Catalogue, drawn: readonly string[]): string[] {
  const { table, target } = key
  if (target === null || !drawn.includes(table) || !drawn.includes(target)) return []
  const optional = columns.some(
    (column) => column.table === table && key.columns.includes(column.name) && column.nullable,
  )
  const isUnique = keys.some(
    (candidate) =>
      candidate.table === table &&
      candidate.kind !== 'foreign' &&
      candidate.columns.every((column) => key.columns.includes(column)),
  )
  const ends = `${optional ? '|o' : '||'}--${isUnique ? 'o|' : 'o{'}`
  return [`  ${target} ${ends} ${table} : "${key.columns.join(', ')}"`]
}

function tableOf({ table }: Column): string {
  return table
}
