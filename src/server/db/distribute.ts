import { sql, type Kysely, type Transaction } from 'kysely'
import { placements, tablesAt, type Placement } from './placement.ts'
import { tableFacts, type Tables } from './tables.ts'

/** What a cluster consists of before its tables are placed; undefined where the extension is not installed. */
export interface ClusterNodes {
  hasCoordinator: boolean
  workers: number
}

interface ForeignKey {
  name: string
  child: string
  parent: string
  definition: string
}

/** Every table of the first group is placed before the second, which refers to it. */
const order = ['everywhere', 'person'] as const satisfies Placement[]

export async function clusterNodes(db: Kysely<Tables>): Promise<ClusterNodes | undefined> {
  const extension = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  if (extension.rows.length === 0) return undefined
  const { rows } = await sql<{ groupid: number }>`select groupid from pg_dist_node
    where isactive and noderole = 'primary'`.execute(db)
  return {
    hasCoordinator: rows.some(({ groupid }) => groupid === 0),
    workers: rows.filter(({ groupid }) => groupid !== 0).length,
  }
}

/** Tables of this version that the database does not have. */
export async function tablesMissing(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public'`.execute(db)
  const existing = new Set(rows.map(({ name }) => name))
  return Object.keys(placements).filter((table) => !existing.has(table))
}

/** Where the cluster keeps its tables now. Those that are only on the coordinator are absent. */
export async function placedTables(db: Kysely<Tables>): Promise<Map<string, Placement>> {
  const { rows } = await sql<{ table: string; placement: Placement }>`
    select c.relname as table,
      case when d.partmethod = 'h' then 'person' else 'everywhere' end as placement
    from pg_dist_partition d join pg_class c on c.oid = d.logicalrelid
    where c.relnamespace = 'public'::regnamespace and (d.partmethod = 'h' or d.repmodel = 't')`.execute(
    db,
  )
  return new Map(rows.map(({ table, placement }) => [table, placement]))
}

/**
 * Moves every table to its place, with its rows; those that are there already stay. Returns the names of what it
 * moved. `db` is one connection for all of it.
 */
export async function distribute(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  for (const setting of clusterSettings(rows[0]?.name ?? '')) await sql.raw(setting).execute(db)
  const placed = await placedTables(db)
  for (const [table, placement] of placed) refuseOtherPlace(table, placement)
  // Each of our triggers reads and writes only the row it was called for, so it is right on every shard.
  await sql`select set_config('citus.enable_unsafe_triggers', 'on', false)`.execute(db)
  const keys = await foreignKeys(db)
  const moved: string[] = []
  for (const placement of order) {
    const wanted = tablesAt(placement).filter((table) => !placed.has(table))
    const tables = parentsFirst(wanted, keys)
    if (placement === 'everywhere') await placeEverywhere(db, tables)
    else if (tables.length > 0)
      await db.transaction().execute((tx) => placeByPerson(tx, tables, keys))
    moved.push(...tables)
  }
  await restoreComments(db)
  return moved
}

/** The cluster moves some tables by making a new one, with everything but their comment. */
async function restoreComments(db: Kysely<Tables>): Promise<void> {
  for (const [table, { owners, person, without, exported }] of Object.entries(tableFacts)) {
    const owner = `owner: ${owners.join(', ')}`
    const exportClause = without.length > 0 ? `without ${without.join(', ')}` : 'yes'
    const comment =
      person.length === 0
        ? owner
        : `${owner}; person: ${person.join(', ')}; export: ${exported ? exportClause : 'no'}`
    await sql`comment on table ${sql.table(table)} is ${sql.lit(comment)}`.execute(db)
  }
}

/**
 * How connections to this database talk to the nodes; new ones have it.
 * - One node after the other: a transaction that has asked several at the same time may not write to a table that
 *   is everywhere. Only mentors, staff and nightly jobs ask several.
 * - Writes to a table that is everywhere do not wait for each other. Otherwise two transactions that insert a row and
 *   then change one are a deadlock, even of two strangers. Two writes to one row still wait, on each node.
 */
export function clusterSettings(database: string): string[] {
  return [
    `alter database "${database}" set citus.multi_shard_modify_mode = 'sequential'`,
    `alter database "${database}" set citus.all_modifications_commutative = on`,
  ]
}

function refuseOtherPlace(table: string, placement: Placement): void {
  const wanted = Object.entries(placements).find(([name]) => name === table)?.[1]
  if (wanted === placement) return
  throw new Error(
    `${table} is placed as "${placement}" and belongs to "${wanted}". Run: select undistribute_table('${table}')`,
  )
}

/** One by one: an interrupted run goes on where it stopped. */
async function placeEverywhere(db: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`select create_reference_table(${table})`.execute(db)
}

/**
 * All in one transaction, because a foreign key between two of them is only possible while both are tables of one
 * node or both are spread: it is dropped before and added again after.
 */
async function placeByPerson(
  tx: Transaction<Tables>,
  tables: readonly string[],
  keys: readonly ForeignKey[],
): Promise<void> {
  const between = keys.filter(({ child, parent }) => isByPerson(child) && isByPerson(parent))
  for (const { child, name } of between)
    await sql`alter table ${sql.table(child)} drop constraint ${sql.ref(name)}`.execute(tx)
  for (const table of tables)
    await sql`select create_distributed_table(${table}, 'user_id',
      colocate_with => ${await neighbour(tx, table)})`.execute(tx)
  for (const { child, name, definition } of between)
    await sql`alter table ${sql.table(child)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      tx,
    )
}

/** The rows of one person are on one shard each, all on one node. */
async function neighbour(tx: Transaction<Tables>, table: string): Promise<string> {
  const placed = await placedTables(tx)
  const others = [...placed].filter(([name, at]) => at === 'person' && name !== table)
  return others[0]?.[0] ?? 'none'
}

function isByPerson(table: string): boolean {
  return tablesAt('person').includes(table)
}

async function foreignKeys(db: Kysely<Tables>): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`select f.conname as name, child.relname as child,
      parent.relname as parent, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f
    join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
    where f.contype = 'f' and child.relnamespace = 'public'::regnamespace
    order by 2, 1`.execute(db)
  return rows
}

function parentsFirst(tables: readonly string[], keys: readonly ForeignKey[]): string[] {
  const sorted: string[] = []
  const visit = (table: string): void => {
    if (sorted.includes(table) || !tables.includes(table)) return
    for (const { child, parent } of keys) if (child === table && parent !== table) visit(parent)
    sorted.push(table)
  }
  for (const table of tables) visit(table)
  return sorted
}
