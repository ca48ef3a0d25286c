import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/day.ts'
import { jobsOf } from '../background.ts'
import { linkedPair } from '../testing/link-guardian.ts'
import { startApp } from '../testing/start-app.ts'
import { openJobQueue } from './queue.ts'

const jobNames = ['accounts.delete-due', 'guardians.week', 'applications.deadline-reminders']
const until = { timeout: 60_000, interval: 200 }

test('jobs that came due while the server was off run once at the next start', async () => {
  const app = await startApp()
  const { db, database, log } = app.services
  const jobs = jobsOf(app.services).filter(({ name }) => jobNames.includes(name))
  const start = async () => {
    const queue = openJobQueue(database, log)
    await queue.start(jobs, { work: true })
    return queue
  }
  const isCaughtUp = async () => {
    const { rows } = await sql<{ caughtUp: boolean }>`
      select cron_on > now() - interval '1 minute' as "caughtUp" from jobs.version`.execute(db)
    return rows[0]?.caughtUp
  }
  const completedJobs = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from jobs.job where state = 'completed' and name in (${sql.join(jobNames)})
      order by name`.execute(db)
    return rows.map(({ name }) => name)
  }

  const { student, guardian } = await linkedPair(app, '19')
  const leaver = await app.person()
  await leaver.call('POST /api/account/delete', { password: leaver.password })
  await student.call('POST /api/applications/manual', {
    title: 'Baker',
    company: 'Hope Bakery',
    state: 'saved',
    deadline: addDays(dayOf(app.services.now()), 9),
  })
  const first = await start()
  await expect.poll(isCaughtUp, until).toBe(true)
  await first.stop()
  const before = await completedJobs()

  // Eight days without a server.
  app.setTime(new Date(app.services.now().getTime() + 8 * 24 * 3_600_000))
  await sql`update jobs.version set cron_on = now() - interval '8 days'`.execute(db)
  await sql`update jobs.schedule set created_on = now() - interval '30 days'`.execute(db)
  const second = await start()
  await expect
    .poll(async () => (await completedJobs()).length - before.length, until)
    .toBe(jobNames.length)
  await second.stop()
  const third = await start()
  await expect.poll(isCaughtUp, until).toBe(true)
  await third.stop()

  expect((await completedJobs()).length - before.length).toBe(jobNames.length)
  const accounts = await db
    .selectFrom('auth_users')
    .select('id')
    .where('id', '=', leaver.userId)
    .execute()
  expect(accounts).toEqual([])
  const notifications = await db
    .selectFrom('notifications')
    .select(['user_id', 'type'])
    .where('type', 'in', ['weekly-summary', 'deadlines-near'])
    .orderBy('type')
    .execute()
  expect(notifications).toEqual([
    { user_id: student.userId, type: 'deadlines-near' },
    { user_id: guardian.userId, type: 'weekly-summary' },
  ])
})
