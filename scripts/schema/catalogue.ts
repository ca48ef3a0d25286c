import { join } from 'node:path'
import { sql } from 'kysely'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { factsFrom, type TableFacts } from './table-facts.ts'

export interface Column {
  table: string
  name: string
  type: string
  element: string | null
  nullable: boolean
  hasDefault: boolean
  isView: boolean
  /** The texts that a check constraint allows; null if any text is allowed. */
  choices: string[] | null
}

export interface Key {
  table: string
  kind: 'primary' | 'unique' | 'foreign'
  columns: string[]
  /** The table that a foreign key points to. */
  target: string | null
}

export interface Catalogue {
  columns: Column[]
  facts: Map<string, TableFacts>
  keys: Key[]
}

const migrations = join(import.meta.dirname, '../../src/server/db/migrations')

/** The columns, keys and table facts of an empty database after all migrations, without the table of migrations. */
export async function readCatalogue(): Promise<Catalogue> {
  const database = await openEmbedded(null, null)
  await migrate(database, migrations)
  const columns = await sql<Omit<Column, 'choices'>>`
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
  const checks = await sql<Check>`
    select c.relname as "table", pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and k.contype = 'c'`.execute(database.unguarded)
  const keys = await sql<Key>`
    select c.relname as "table", target.relname as target,
      case k.contype when 'p' then 'primary' when 'u' then 'unique' else 'foreign' end as kind,
      array(
        select a.attname::text from unnest(k.conkey) with ordinality as place (number, at)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = place.number
        order by place.at
      ) as columns
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_class target on target.oid = k.confrelid
    where n.nspname = 'public' and k.contype in ('p', 'u', 'f') and c.relname <> 'schema_migrations'
    order by c.relname, k.contype desc, k.conname`.execute(database.unguarded)
  const comments = await sql<{ table: string; comment: string | null }>`
    select c.relname as "table", obj_description(c.oid, 'pg_class') as comment
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations'
    order by c.relname`.execute(database.unguarded)
  await database.close()
  const choices = choicesIn(checks.rows)
  return {
    columns: columns.rows.map((column) => ({
      ...column,
      choices: choices.get(`${column.table}.${column.name}`) ?? null,
    })),
    facts: new Map(
      comments.rows.map(({ table, comment }) => [
        table,
        factsFrom(
          table,
          comment ?? '',
          columns.rows.flatMap((column) => (column.table === table ? [column.name] : [])),
        ),
      ]),
    ),
    keys: keys.rows,
  }
}

interface Check {
  table: string
  definition: string
}

/** The texts allowed by each `check (column in (...))`, by table and column. */
function choicesIn(checks: readonly Check[]): Map<string, string[]> {
  const choices = new Map<string, string[]>()
  for (const { table, definition } of checks) {
    const [, column, list] =
      /^CHECK \(\((\w+) = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(definition) ?? []
    if (column === undefined || list === undefined) continue
    const texts = Array.from(list.matchAll(/'([^']*)'::text/g), ([, text = '']) => text)
    choices.set(`${table}.${column}`, texts)
  }
  return choices
}
