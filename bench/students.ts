import { join } from 'node:path'
import { createApp } from '../src/server/app.ts'
import { readEnv } from '../src/server/env.ts'
import { jobsOf } from '../src/server/background.ts'
import { openLog } from '../src/server/log.ts'
import { openServices } from '../src/server/open-services.ts'
import { signUp } from '../src/server/accounts/commands.ts'
import { checkInToday } from '../src/server/check-in/commands.ts'
import { startPostgres } from '../scripts/testing/postgres-server.ts'

export interface School {
  url: string
  databaseUrl: string
  /** One cookie per student. */
  cookies: string[]
  userIds: string[]
  stop: () => Promise<void>
}

/** The real server on a temporary PostgreSQL, with students who checked in on each of the `daysBefore`. */
export async function openSchool(count: number, { daysBefore = 0 } = {}): Promise<School> {
  const postgres = await startPostgres()
  let time = new Date()
  const { services, close } = await openServices({
    env: readEnv({
      DATABASE_URL: postgres.url,
      SECRET: 'a bench needs no secret: 0123456789',
      REQUESTS_A_MINUTE: '1000000',
    }),
    root: join(import.meta.dirname, '..'),
    log: openLog('silent'),
    now: () => time,
  })
  await services.jobs.start(jobsOf(services), { work: false })
  const app = await createApp(services, null)
  const cookies: string[] = []
  const userIds: string[] = []
  for (let number = 0; number < count; number += 1) {
    const email = `student.${number}@example.com`
    const person = {
      name: 'Kemar Grant',
      email,
      password: 'mango season',
      role: 'student',
      details: {},
    }
    const account = await services.transaction((tx) => signUp(tx, services, person, new Headers()))
    cookies.push(account.cookies[0]?.split(';')[0] ?? '')
    userIds.push(account.user.id)
  }
  const now = time
  for (let day = daysBefore; day > 0; day -= 1) {
    time = new Date(now.getTime() - day * 24 * 60 * 60_000)
    await Promise.all(
      userIds.map((userId) => services.transaction((tx) => checkInToday(tx, userId))),
    )
  }
  time = now
  await services.database.script('vacuum analyze')
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    databaseUrl: postgres.url,
    cookies,
    userIds,
    async stop() {
      await app.close()
      await close()
      await postgres.stop()
    },
  }
}
