import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openEmbedded } from '../src/server/db/embedded.ts'
import { migrate } from '../src/server/db/migrate.ts'

/** Writes src/server/db/tables.ts from the catalogue of an empty, migrated database. */
const root = join(import.meta.dirname, '..')
const file = join(root, 'src/server/db/tables.ts')

interface Column {
  table: string
  name: string
  type: string
  element: string | null
  nullable: boolean
  hasDefault: boolean
  isView: boolean
}

const database = await openEmbedded(null, null)
await migrate(database, join(root, 'src/server/db/migrations'))
const { rows } = await sql<Column>`
  select c.relname as "table", a.attname as name, t.typname as type, e.typname as element,
    not a.attnotnull as nullable, (a.atthasdef or a.attidentity <> '') as "hasDefault", c.relkind = 'v' as "isView"
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_type t on t.oid = a.atttypid
  left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  where n.nspname = 'public' and c.relkind in ('r', 'v', 'p') and a.attnum > 0 and not a.attisdropped
    and c.relname <> 'schema_migrations'
  order by c.relname, a.attnum`.execute(database.unguarded)
await database.close()

writeFileSync(file, sourceOf(Map.groupBy(rows, (column) => column.table)))

function sourceOf(tables: Map<string, Column[]>): string {
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `export interface ${pascal(table)} {\n${columns.map(lineOf).join('\n')}\n}`,
  )
  const members = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}`)
  return [
    '// Generated from the migrations by `npm run db:types`. Do not edit.',
    "import type { ColumnType, Generated } from 'kysely'",
    '',
    '/** JSON comes back parsed and is written as text. */',
    'export type Json = ColumnType<unknown, string, string>',
    'export type JsonOrNull = ColumnType<unknown, string | null | undefined, string | null>',
    'export type JsonWithDefault = ColumnType<unknown, string | undefined, string>',
    '/** A calendar day, as text. */',
    'type DayText = string',
    interfaces.join('\n\n'),
    '',
    `export interface Tables {\n${members.join('\n')}\n}`,
    '',
  ].join('\n')
}

function lineOf(column: Column): string {
  const type = typeOf(column)
  if (type === 'Json') return `  ${column.name}: ${jsonOf(column)}`
  const full = column.nullable && !column.isView ? `${type} | null` : type
  return `  ${column.name}: ${column.hasDefault ? `Generated<${full}>` : full}`
}

function jsonOf({ nullable, hasDefault }: Column): string {
  if (nullable) return 'JsonOrNull'
  return hasDefault ? 'JsonWithDefault' : 'Json'
}

function typeOf(column: Column): string {
  if (column.element !== null) return `${scalar(column.element)}[]`
  return scalar(column.type)
}

function scalar(type: string): string {
  if (['uuid', 'text', 'varchar', 'name'].includes(type)) return 'string'
  if (['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].includes(type)) return 'number'
  if (type === 'bool') return 'boolean'
  if (type === 'date') return 'DayText'
  if (['timestamptz', 'timestamp'].includes(type)) return 'Date'
  if (['json', 'jsonb'].includes(type)) return 'Json'
  if (type === 'tsvector') return 'string'
  if (type === 'bytea') return 'Uint8Array'
  throw new Error(`No TypeScript type for the column type ${type}`)
}

function pascal(name: string): string {
  return name.replace(/(^|_)([a-z0-9])/g, (_match, _start, letter: string) => letter.toUpperCase())
}
