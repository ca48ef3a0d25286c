import type { Catalogue, Column } from './catalogue.ts'
import { columnTypes, typeModules } from './column-types.ts'
import type { TableFacts } from './table-facts.ts'

/** The source of src/server/db/tables.ts. */
export function tableTypes({ columns, facts }: Pick<Catalogue, 'columns' | 'facts'>): string {
  const tables = Map.groupBy(columns, (column) => column.table)
  const interfaces = [...tables].map(
    ([table, own]) =>
      `export interface ${pascal(table)}Table {\n${own.map((column) => lineOf(column, facts)).join('\n')}\n}`,
  )
  refuseUnknown(columns)
  const members = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table`)
  return [
    '// Generated from the migrations by `npm run db:types`. Do not edit.',
    "import type { ColumnType, Generated } from 'kysely'",
    ...importsOf(interfaces.join('\n')),
    '',
    '/** JSON comes back parsed and is written as text. */',
    'export type Json<T = unknown> = ColumnType<T, string, string>',
    'export type JsonOrNull<T = unknown> = ColumnType<T | null, string | null | undefined, string | null>',
    'export type JsonWithDefault<T = unknown> = ColumnType<T, string | undefined, string>',
    '/** A calendar day, as text. */',
    'type DayText = string',
    interfaces.join('\n\n'),
    '',
    `export interface Tables {\n${members.join('\n')}\n}`,
    '',
    '/** From the comments on the tables: the writers, the person columns, and what an export leaves out. */',
    `export const tableFacts = {\n${[...facts].map(factLine).join('\n')}\n} as const`,
    '',
  ].join('\n')
}

function factLine([table, { owners, person, exported, without }]: [string, TableFacts]): string {
  const lists = { owners, person, without }
  const texts = Object.entries(lists).map(
    ([name, list]) => `${name}: [${list.map((text) => `'${text}'`).join(', ')}]`,
  )
  return `  ${table}: { ${texts.join(', ')}, exported: ${exported} },`
}

function lineOf(column: Column, facts: Catalogue['facts']): string {
  const declared = columnTypes[`${column.table}.${column.name}`]
  if (isJson(column)) {
    return `  ${column.name}: ${jsonOf(column)}${declared === undefined ? '' : `<${declared}>`}`
  }
  const isPerson = facts.get(column.table)?.person.includes(column.name) === true
  const type = isPerson ? 'UserId' : (declared ?? typeOf(column))
  const full = column.nullable && !column.isView ? `${type} | null` : type
  return `  ${column.name}: ${column.hasDefault ? `Generated<${full}>` : full}`
}

function jsonOf({ nullable, hasDefault }: Column): string {
  if (nullable) return 'JsonOrNull'
  return hasDefault ? 'JsonWithDefault' : 'Json'
}

function isJson({ type }: Column): boolean {
  return ['json', 'jsonb'].includes(type)
}

/** The imports of the types that the text names. */
function importsOf(text: string): string[] {
  const modules = Map.groupBy(
    Object.entries(typeModules).filter(([name]) => new RegExp(`\\b${name}\\b`).test(text)),
    ([, module]) => module,
  )
  return [...modules].map(
    ([module, names]) =>
      `import type { ${names.map(([name]) => name).join(', ')} } from '${module}'`,
  )
}

function refuseUnknown(columns: readonly Column[]): void {
  const open = columns.filter(({ choices }) => choices === null)
  const known = new Set(open.map(({ table, name }) => `${table}.${name}`))
  const unknown = Object.keys(columnTypes).filter((column) => !known.has(column))
  if (unknown.length > 0) {
    throw new Error(`No such column, or a check constraint defines its type: ${unknown.join(', ')}`)
  }
}

function typeOf(column: Column): string {
  if (column.choices !== null) return column.choices.map((text) => `'${text}'`).join(' | ')
  if (column.element !== null) return `${scalar(column.element)}[]`
  return scalar(column.type)
}

function scalar(type: string): string {
  if (['uuid', 'text', 'varchar', 'name'].includes(type)) return 'string'
  if (['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].includes(type)) return 'number'
  if (type === 'bool') return 'boolean'
  if (type === 'date') return 'DayText'
  if (['timestamptz', 'timestamp'].includes(type)) return 'Date'
  if (type === 'tsvector') return 'string'
  if (type === 'bytea') return 'Uint8Array'
  throw new Error(`No TypeScript type for the column type ${type}`)
}

function pascal(name: string): string {
  return name.replace(/(^|_)([a-z0-9])/g, (_match, _start, letter: string) => letter.toUpperCase())
}
