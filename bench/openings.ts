import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { dayOf } from '#domain/day.ts'
import { eligibleFrom } from '#domain/openings/eligibility.ts'
import { openingKinds } from '#domain/openings/opening.ts'
import { places } from '#domain/openings/place.ts'
import { skills } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { startPostgres } from '../scripts/testing/postgres-server.ts'
import type { Tables } from '../src/server/db/tables.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { openPostgres } from '../src/server/db/postgres.ts'
import { listOpenings, listStatement } from '../src/server/openings/list-queries.ts'

/**
 * The first page of openings, matched, filtered and sorted for one of 10,000 students among 100,000
 * openings: 32 concurrent readers on the server's own pool, with and without prepared statements, next to
 * reads by primary key in the same run.
 */
const configuredUrl = process.env['TEST_DATABASE_URL']
const postgres =
  configuredUrl === undefined ? await startPostgres() : { url: configuredUrl, stop: async () => {} }
const readers = 32
const today = dayOf(new Date())
const filters = {
  type: 'internship',
  q: undefined,
  place: undefined,
  closing: false,
  saved: false,
  after: undefined,
} as const

const bare = openPostgres(postgres.url)
const prepared = openPostgres(postgres.url, { prepare: true })
try {
  await migrate(bare, join(import.meta.dirname, '../src/server/db/migrations'))
  await seed()
  const sample = await sql<{ id: UserId }>`select user_id as id from user_profiles
    order by md5(user_id::text) limit 2000`.execute(bare.db)
  const students = sample.rows.map(({ id }) => id)
  const studentAt = (index: number): UserId => {
    const id = students[index % students.length]
    if (id === undefined) throw new Error('There are no students')
    return id
  }
  const list = (db: Kysely<Tables>) => (index: number) =>
    listOpenings(db, viewerOf(studentAt(index)), filters)
  const key = (db: Kysely<Tables>) => (index: number) =>
    sql`select * from user_profiles where user_id = ${studentAt(index)}`.execute(db)
  await report('by primary key', key(bare.db), 2)
  const unprepared = await report('list, not prepared', list(bare.db), 6)
  const byKey = await report('by primary key, prepared', key(prepared.db), 2)
  const page = await report('list, prepared', list(prepared.db), 10)
  const times = (a: number, b: number) => (a / b).toFixed(1)
  console.log(
    `p99 ${page.p99.toFixed(1)} ms (budget 50); ${times(page.p50, byKey.p50)} reads by key`,
  )
  console.log(`prepared: ${times(page.perSecond, unprepared.perSecond)} times as many per second`)
  await explain(studentAt(0))
} finally {
  await Promise.all([bare.close(), prepared.close()])
  await postgres.stop()
}

function viewerOf(userId: UserId) {
  return { userId, student: true, adult: true, today }
}

async function report(name: string, read: (index: number) => Promise<unknown>, seconds: number) {
  await durations(0.5, read)
  const times = (await durations(seconds, read)).toSorted((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const result = { perSecond: times.length / seconds, p50: percentile(0.5), p99: percentile(0.99) }
  const { perSecond, p50, p99 } = result
  console.log(
    `${name.padEnd(28)} ${Math.round(perSecond)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`,
  )
  return result
}

/** The duration of each read, with 32 always in flight. */
async function durations(
  seconds: number,
  read: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  let next = 0
  await Promise.all(
    Array.from({ length: readers }, async () => {
      while (performance.now() < end) {
        const startedAt = performance.now()
        await read(next++)
        times.push(performance.now() - startedAt)
      }
    }),
  )
  return times
}

/** Lists the indexes of the plan, and every table that is scanned completely. */
async function explain(userId: UserId): Promise<void> {
  const statement = listStatement(viewerOf(userId), eligibleFrom(20, null, today), filters).compile(
    bare.db,
  )
  const { rows } = await bare.db.executeQuery<Record<string, string>>({
    ...statement,
    sql: `explain (analyze, costs off) ${statement.sql}`,
  })
  const plan = rows.map((row) => Object.values(row)[0] ?? '')
  const names = (pattern: RegExp) => [
    ...new Set(plan.flatMap((line) => pattern.exec(line)?.[1] ?? [])),
  ]
  console.log(`indexes: ${names(/(?:using|Bitmap Index Scan on) (\w+)/).join(', ')}`)
  console.log(`scanned completely: ${names(/Seq Scan on (\w+)/).join(', ') || 'nothing'}`)
  console.log(plan.slice(-2).join('\n').trim())
}

async function seed(): Promise<void> {
  await bare.unguarded.connection().execute(async (db) => {
    const run = (text: string, ...lists: (readonly string[])[]) =>
      db.executeQuery({ ...sql.raw(text).compile(db), parameters: lists })
    await run('set statement_timeout = 0')
    await run(`insert into auth_users (id, name, email)
      select gen_random_uuid(), 'Kemar', 'student.' || n || '@example.com' from generate_series(1, 10000) n`)
    await run(`insert into user_profiles (user_id, display_name) select id, name from auth_users
      on conflict do nothing`)
    await run(
      `insert into xp_activities
        (user_id, award_key, type, amount, description, skill, day, created_at)
      select user_id, 'bench:' || n, 'quest', 40 + (random() * 240)::int, 'A quest',
        ($1::text[])[1 + floor(random() * random() * cardinality($1::text[]))::int], current_date, now()
      from user_profiles, generate_series(1, 10) n`,
      skills,
    )
    await run(
      `insert into opportunity_shapes (shape, kind, first_skill, second_skill, level_points, preferred)
      select concat_ws('|', kind, a, b, points, preferred), kind, a, b, points, preferred
      from unnest($1::text[]) kind, unnest($2::text[]) a, unnest($2::text[]) b,
        unnest(array[3, 1, 0]) points, unnest(array[true, false]) preferred where a < b`,
      openingKinds,
      skills,
    )
    await run(
      `insert into opportunities (source, source_label, external_id, shape_id, title, company,
        location, place, type, deadline, skills, skill_tags, level, preferred, url, description,
        status, likeness, content_hash, first_seen_at, last_seen_at)
      select 'feed', 'Feed', n::text, s.id, 'Opening ' || n, 'Company ' || n % 900, 'Jamaica',
        ($1::text[])[1 + n % cardinality($1::text[])], s.kind, current_date + 1 + n % 40,
        s.first_skill || ', ' || s.second_skill, array[s.first_skill, s.second_skill], 'entry',
        s.preferred, 'https://jobs.example/' || n, repeat('What people do there. ', 25), 'published',
        n::text, n::text, now(), now()
      from generate_series(1, 100000) n
      join (select *, row_number() over (order by id) as at, count(*) over () as many
        from opportunity_shapes) s on s.at = 1 + n * 7919 % s.many`,
      places,
    )
    await run('analyze')
    await run('set statement_timeout = 10000')
  })
}
