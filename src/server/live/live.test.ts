import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { whereXpShows } from '#contract/changes.ts'
import type { LiveEvent } from '#contract/live.ts'
import { suspendAccount } from '../accounts/suspension-commands.ts'
import { signUpAt } from '../testing/browser.ts'
import { emptyPlace, startServer, type Settings } from '../testing/server-process.ts'
import { later } from '../testing/later.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

const onPostgres = process.env['TEST_ENGINE'] === 'postgres'

describe('a person’s own stream', () => {
  let app: TestApp
  let url: string

  beforeAll(async () => {
    app = await startApp()
    url = await app.listen()
  })

  test('tells every tab once that the session was extended, a day after its last use', async () => {
    const person = await signUpAt(url)
    const tabs = [await person.listen(url), await person.listen(url)]
    const refreshed = { type: 'account', event: 'token-refreshed' }
    await later(app, 25 * 60 * 60 * 1000, () =>
      Promise.all([1, 2, 3].map(() => person.post(url, '/api/day'))),
    )
    for (const { heard } of tabs) await expect.poll(() => heard).toContainEqual(refreshed)
    await person.post(url, '/api/sign-out')
    for (const tab of tabs) {
      await tab.ended
      expect(tab.heard.filter((event) => isDeepStrictEqual(event, refreshed))).toHaveLength(1)
    }
  })

  test('tells every tab what a write in one of them changed, once a commit', async () => {
    const person = await signUpAt(url)
    const tabs = [await person.listen(url), await person.listen(url)]
    await person.post(url, '/api/check-in')
    for (const { heard } of tabs) {
      await expect.poll(() => heard).toContainEqual({ type: 'xp', total: 60 })
      // Events of the sign-up may still arrive before those of the check-in.
      const [changed, ...others] = heard.slice(heard.findIndex(isCheckIn) - 1)
      expect(changed).toEqual({
        type: 'changed',
        changes: expect.arrayContaining([...whereXpShows]),
      })
      expect(others.filter(({ type }) => type === 'changed')).toEqual([])
    }
  })

  test('sends what changes, ends with the session, and has only this person’s events', async () => {
    const [one, other] = [await signUpAt(url), await signUpAt(url)]
    const [mine, theirs] = [await one.listen(url), await other.listen(url)]
    await one.post(url, '/api/check-in')
    await expect.poll(() => mine.heard).toContainEqual({ type: 'xp', total: 60 })
    await one.post(url, '/api/sign-out')
    await mine.ended
    expect(mine.heard.at(-1)).toEqual({ type: 'account', event: 'signed-out' })
    expect(theirs.heard).toEqual([])
  })

  test('is limited to ten: an eleventh ends the oldest, and each counts as a request', async () => {
    const limited = await startApp({ REQUESTS_A_MINUTE: '40' })
    const address = await limited.listen()
    const person = await signUpAt(address)
    const streams = []
    for (let count = 0; count < 11; count += 1) streams.push(await person.listen(address))
    await streams[0]?.ended
    await person.post(address, '/api/check-in')
    for (const stream of streams.slice(1))
      await expect.poll(() => stream.heard).toContainEqual({ type: 'xp', total: 60 })
    const refused = async () => {
      for (let count = 0; count < 80; count += 1) await person.listen(address)
    }
    await expect(refused()).rejects.toThrow('stream answered 429')
  })

  test('of another device ends with "sign out everywhere", and with a new password', async () => {
    const person = await signUpAt(url)
    const stream = await person.listen(url)
    const change = { current: 'mango season', next: 'sugar cane' }
    await person.post(url, '/api/account/password', change)
    await expect.poll(() => stream.heard).toContainEqual({ type: 'account', event: 'user-updated' })
    await person.post(url, '/api/account/sign-out-everywhere')
    await stream.ended
  })
})

test('tells a suspended person why the session ended', async () => {
  const app = await startApp()
  const url = await app.listen()
  const person = await signUpAt(url)
  const stream = await person.listen(url)
  const { id } = await app.services.db
    .selectFrom('auth_users')
    .select('id')
    .executeTakeFirstOrThrow()
  await app.services.transaction((tx) => suspendAccount(tx, id))
  await stream.ended
  const events = ['suspended', 'signed-out']
  expect(stream.heard.slice(-2)).toEqual(events.map((event) => ({ type: 'account', event })))
})

const isCheckIn = (event: LiveEvent): boolean => event.type === 'xp' && event.total === 60

describe.runIf(onPostgres)('two server processes on one PostgreSQL', () => {
  let place: Settings
  let urls: [string, string]

  beforeAll(async () => {
    place = await emptyPlace()
    const web = { ...place, ROLE: 'web' }
    const [one, two] = [await startServer(web), await startServer(web)]
    urls = [one.url, two.url]
  })

  test('a check-in through one reaches the page on the other', async () => {
    const [here, there] = urls
    const student = await signUpAt(here)
    const stream = await student.listen(there)
    await student.post(here, '/api/check-in')
    await expect.poll(() => stream.heard, { interval: 5 }).toContainEqual({ type: 'xp', total: 60 })
  })

  test('fifty check-ins over both pay once', async () => {
    const student = await signUpAt(urls[0])
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        student.post(urls[index % 2 === 0 ? 0 : 1], '/api/check-in').then((got) => got.json()),
      ),
    )
    const paid = answers.filter((answer) => JSON.stringify(answer).includes('"checked-in"'))
    expect(paid).toHaveLength(1)
  })

  test('signing out through one ends the page’s stream on the other', async () => {
    const [here, there] = urls
    const student = await signUpAt(here)
    const stream = await student.listen(there)
    await student.post(here, '/api/sign-out')
    await stream.ended
    expect(stream.heard.at(-1)).toEqual({ type: 'account', event: 'signed-out' })
  })

  test('when the LISTEN connection is lost, its streams end, and new ones get events again', async () => {
    const [here, there] = urls
    const student = await signUpAt(here)
    const deaf = await student.listen(there)
    await cutEars()
    await deaf.ended
    const stream = await student.listen(there)
    await student.post(here, '/api/check-in')
    await expect.poll(() => stream.heard).toContainEqual({ type: 'xp', total: 60 })
  })

  async function cutEars(): Promise<void> {
    const admin = new pg.Client({ connectionString: place['DATABASE_URL'] })
    await admin.connect()
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'upful line'`,
    )
    await admin.end()
    expect(rowCount).toBe(2)
  }
})
