import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { onCitus } from '../testing/citus.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { placedTables } from './distribute.ts'
import { placements, tablesAt, type Placement } from './placement.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})

describe('on a cluster', () => {
  test('every table of the schema has one place', async () => {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' and tablename <> 'schema_migrations'`.execute(app.services.db)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(placements).toSorted())
  })

  test('a foreign key leads to rows that each of its nodes has', async () => {
    const { rows } = await sql<{ name: string; child: string; parent: string; columns: string }>`
      select f.conname as name, child.relname as child, parent.relname as parent,
        pg_get_constraintdef(f.oid) as columns
      from pg_constraint f
      join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
      where f.contype = 'f' and child.relnamespace = 'public'::regnamespace`.execute(
      app.services.db,
    )
    expect(rows.length).toBeGreaterThan(50)
    const unfit = rows.filter(({ child, parent, columns }) => {
      const [from, to] = [placementOf(child), placementOf(parent)]
      if (to === 'everywhere') return false
      if (to === 'coordinator') return from !== 'coordinator'
      return from !== 'person' || !/\(user_id\b.*\(user_id\b/.test(columns)
    })
    expect(unfit).toEqual([])
  })

  test('every key of a table that is spread by person contains the person', async () => {
    const { rows } = await sql<{ table: string }>`
      select c.relname as table from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and i.indisunique
        and not exists (select from pg_attribute a where a.attrelid = c.oid
          and a.attname = 'user_id' and a.attnum = any(i.indkey::int2[]))`.execute(app.services.db)
    const spread = new Set(tablesAt('person'))
    expect(rows.filter(({ table }) => spread.has(table))).toEqual([])
  })

  test.runIf(onCitus)('every table is where it belongs', async () => {
    const placed = Object.fromEntries(await placedTables(app.services.db))
    const wanted = Object.entries(placements).filter(([, at]) => at !== 'coordinator')
    expect(placed).toEqual(Object.fromEntries(wanted))
  })
})

function placementOf(table: string): Placement | undefined {
  return Object.entries(placements).find(([name]) => name === table)?.[1]
}
