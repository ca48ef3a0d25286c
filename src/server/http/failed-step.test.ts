import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp
const brokenTable = { name: '' }
const apology = 'Something went wrong on our side. Please try again.'

beforeAll(async () => {
  app = await startApp()
  await sql`create function break_it() returns trigger language plpgsql as $$
    begin raise exception 'a secret of the database'; end $$`.execute(app.services.db)
})

/** Makes every write of this kind to the table fail. */
async function breakWrites(name: string, writes: 'insert' | 'update'): Promise<void> {
  brokenTable.name = name
  await sql`create trigger broken before ${sql.raw(writes)} on ${sql.table(name)}
    for each row execute function break_it()`.execute(app.services.db)
}

afterEach(() =>
  sql`drop trigger if exists broken on ${sql.table(brokenTable.name)}`.execute(app.services.db),
)

let count = 0
function signUp(role: string) {
  const visitor = app.visitor()
  count += 1
  const email = `step.${count}@example.com`
  return visitor.refused('POST /api/sign-up', {
    name: 'Kemar Brown',
    email,
    password: visitor.password,
    role,
  })
}

test.for([
  ['user_profiles', 'student', `Error creating user profile: ${apology}`],
  ['student_profiles', 'student', `Error setting up student profile: ${apology}`],
  ['mentor_profiles', 'mentor', `Error setting up mentor profile: ${apology}`],
  ['guardian_profiles', 'guardian', `Error setting up guardian profile: ${apology}`],
  ['business_profiles', 'business', `Error setting up business profile: ${apology}`],
  ['student_stats', 'student', 'Error setting up user stats'],
] as const)(
  'a sign-up that fails at %s of a %s says "%s" and creates no account',
  async ([name, role, message]) => {
    await breakWrites(name, 'insert')
    const refusal = await signUp(role)
    expect(refusal).toMatchObject({ status: 500, code: 'internal', message, toast: true })
    expect(JSON.stringify(refusal)).not.toContain('secret')
    const accounts = await app.services.db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', `step.${count}@example.com`)
      .execute()
    expect(accounts).toEqual([])
  },
)

test('an award that cannot be written fails with its own message, and is paid when it is retried', async () => {
  const student = await app.person('student')
  const before = await student.call('GET /api/achievements', {})
  await breakWrites('student_stats', 'update')
  expect(await student.refused('POST /api/check-in', {})).toMatchObject({
    status: 500,
    message: `XP award error: ${apology}`,
    toast: true,
  })
  expect((await student.call('GET /api/achievements', {})).xp).toBe(before.xp)
  await sql`drop trigger broken on student_stats`.execute(app.services.db)
  expect(await student.call('POST /api/check-in', {})).toMatchObject({ kind: 'checked-in', xp: 10 })
})

test('an activity whose quests cannot be read fails with its own message', async () => {
  const student = await app.person('student')
  await sql`alter table student_quests rename to student_quests_away`.execute(app.services.db)
  try {
    const refusal = await student.refused('POST /api/check-in', {})
    expect(refusal).toMatchObject({
      status: 500,
      message: `Activity recording error: ${apology}`,
      toast: true,
    })
  } finally {
    await sql`alter table student_quests_away rename to student_quests`.execute(app.services.db)
  }
})

test('stats that cannot be read fail with their own message, on the dashboard and at an award', async () => {
  const student = await app.person('student')
  await sql`alter table student_stats rename to student_stats_away`.execute(app.services.db)
  try {
    for (const key of ['GET /api/dashboard', 'POST /api/day'] as const) {
      expect(await student.refused(key, {})).toMatchObject({
        status: 500,
        message: 'Error accessing user stats',
        toast: true,
      })
    }
  } finally {
    await sql`alter table student_stats_away rename to student_stats`.execute(app.services.db)
  }
})
