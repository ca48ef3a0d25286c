import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { addDays, dayOf, startOfDay } from '#domain/day.ts'
import type { Course } from '#domain/learning/course.ts'
import { signUp } from '../../src/server/accounts/commands.ts'
import { jobsOf } from '../../src/server/background.ts'
import type { Content } from '../../src/server/content/load-content.ts'
import { readEnv } from '../../src/server/env.ts'
import { openLog } from '../../src/server/log.ts'
import { openServices } from '../../src/server/open-services.ts'
import { liveOneDay, type Clock } from '../../src/server/operator/demo-month.ts'
import { addOpenings } from './openings.ts'

export const secret = 'a bench needs no secret: 0123456789'

/** The number of students whose days run through the product's own commands; all others are copies of them. */
const templates = 6
/** Copied for each student; the account tables have separate statements. */
const copiedTables = [
  'user_profiles',
  'student_profiles',
  'student_stats',
  'xp_activities',
  'daily_xp_tracking',
  'user_achievements',
  'user_course_progress',
  'content_answers',
  'student_quests',
  'student_paths',
  'review_cards',
  'notifications',
]

export interface School {
  content: Content
  /** A course that no student has opened. */
  freshCourse: Course
  run: (text: string, values?: unknown[]) => Promise<pg.QueryResult<Record<string, unknown>>>
  close: () => Promise<void>
}

export function studentId(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
}

/** The cookie of a student's session, signed as the server signs it. */
export function cookieOf(number: number): string {
  const token = `${studentId(number)}_${number}`
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `upful=${encodeURIComponent(`${token}.${signature}`)}`
}

interface Size {
  students: number
  /** Of history, for each student. */
  days: number
  openings: number
}

/** A migrated database of this size. */
export async function openSchool(url: string, size: Size): Promise<School> {
  const { students, days, openings } = size
  const { content, freshCourse } = await liveTemplates(url, days)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const run: School['run'] = (text, values) => client.query(text, values)
  await run('set session_replication_role = replica')
  await run('set synchronous_commit = off')
  await copyStudents(run, students)
  if (openings > 0) await addOpenings(run, openings)
  await run(`create table bare_ledger (user_id uuid, award_key text, amount int not null,
    created_at timestamptz not null, primary key (user_id, award_key))`)
  await run(`create table bare_stats (user_id uuid primary key, xp int not null)`)
  await run('insert into bare_stats select user_id, xp from student_stats')
  await run('vacuum analyze')
  await run('checkpoint')
  return { content, freshCourse, run, close: () => client.end() }
}

async function liveTemplates(url: string, days: number) {
  const today = dayOf(new Date())
  const clock: Clock = { time: startOfDay(addDays(today, -days)) }
  const { services, close } = await openServices({
    env: readEnv({ DATABASE_URL: url, SECRET: secret }),
    root: join(import.meta.dirname, '../..'),
    log: openLog('silent'),
    now: () => clock.time,
  })
  const { content } = services
  await services.jobs.start(jobsOf(services), { work: false })
  for (let number = 0; number < templates; number += 1) {
    const details = { school: 'Titchfield High', grade: 'Grade 11', birthMonth: '2007-05' }
    const account = await services.transaction((tx) =>
      signUp(
        tx,
        services,
        {
          name: 'Kemar Grant',
          email: `template.${number}@example.com`,
          password: 'mango season',
          role: 'student',
          details,
        },
        new Headers(),
      ),
    )
    const course = content.courses[number % (content.courses.length - 1)]
    if (course === undefined) throw new Error('There are no courses')
    const student = {
      userId: account.user.id,
      name: `Template ${number}`,
      details,
      diligence: 10,
      course,
      done: 0,
    }
    for (let count = 0; count < days; count += 1) {
      await liveOneDay(services, clock, student, addDays(today, count - days), count)
    }
  }
  await close()
  const freshCourse = content.courses.at(-1)
  if (freshCourse === undefined) throw new Error('There are no courses')
  return { content, freshCourse }
}

async function copyStudents(run: School['run'], students: number): Promise<void> {
  await run(
    `create unlogged table bench_students as
      select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as user_id, n,
        (select array_agg(id order by email) from auth_users where email like 'template.%')
          [1 + n % $1] as template
      from generate_series(1, $2) n`,
    [templates, students],
  )
  await run(`insert into auth_users (id, name, email, email_verified, role, last_seen_at)
    select s.user_id, 'Kemar Grant', 'student.' || n || '@example.com', true, 'student', now()
    from bench_students s`)
  await run(`insert into auth_sessions (id, user_id, token, expires_at)
    select gen_random_uuid(), user_id, user_id || '_' || n, now() + interval '20 days' from bench_students`)
  for (const table of copiedTables) await run(await copyStatement(run, table))
}

async function copyStatement(run: School['run'], table: string): Promise<string> {
  const { rows } = await run(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and attname <> 'user_id'`,
    [table],
  )
  const names = rows.map(({ name }) => String(name))
  // Ordered by student, as their rows would lie if they had come one after the other.
  return `insert into ${table} (user_id, ${names.join(', ')})
    select s.user_id, ${names.map((name) => `t.${name}`).join(', ')}
    from bench_students s join ${table} t on t.user_id = s.template order by s.n`
}
