import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { whereXpShows } from '#contract/changes.ts'
import type { LiveEvent } from '#contract/live.ts'
import { suspendAccount } from '../accounts/suspension-commands.ts'
import { signUpAt } from '../testing/browser.ts'
import { freshSettings, startServer, type Settings } from '../testing/server-process.ts'
import { later } from '../testing/later.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

const onPostgres = process.env['TEST_ENGINE'] === 'postgres'

describe('a person’s live stream', () => {
  let app: TestApp
  let url: string

  beforeAll(async () => {
    app = await startApp()
    url = await app.listen()
  })

  test('notifies every tab once when the session is extended, a day after its last use', async () => {
    const person = await signUpAt(url)
    const tabs = [await person.listen(url), await person.listen(url)]
    const refreshed = { type: 'account', event: 'token-refreshed' }
    await later(app, 25 * 60 * 60 * 1000, () =>
      Promise.all([1, 2, 3].map(() => person.post(url, '/api/day'))),
    )
    for (const { events } of tabs) await expect.poll(() => events).toContainEqual(refreshed)
    await person.post(url, '/api/sign-out')
    for (const tab of tabs) {
      await tab.ended
      expect(tab.events.filter((event) => isDeepStrictEqual(event, refreshed))).toHaveLength(1)
    }
  })

  test('notifies every tab of the changes of a write in one of them, once per commit', async () => {
    const person = await signUpAt(url)
    const tabs = [await person.listen(url), await person.listen(url)]
    await person.post(url, '/api/check-in')
    for (const { events } of tabs) {
      await expect.poll(() => events).toContainEqual({ type: 'xp', total: 60 })
      // Events of the sign-up may still arrive before those of the check-in.
      const [changed, ...others] = events.slice(events.findIndex(isCheckIn) - 1)
      expect(changed).toEqual({
        type: 'changed',
        changes: expect.arrayContaining([...whereXpShows]),
      })
      expect(others.filter(({ type }) => type === 'changed')).toEqual([])
    }
  })

  test('sends only this person’s events, and ends with the session', async () => {
    const [student, classmate] = [await signUpAt(url), await signUpAt(url)]
    const [ownStream, otherStream] = [await student.listen(url), await classmate.listen(url)]
    await student.post(url, '/api/check-in')
    await expect.poll(() => ownStream.events).toContainEqual({ type: 'xp', total: 60 })
    await student.post(url, '/api/sign-out')
    await ownStream.ended
    expect(ownStream.events.at(-1)).toEqual({ type: 'account', event: 'signed-out' })
    expect(otherStream.events).toEqual([])
  })

  test('begins with what changed while the page was loading', async () => {
    const person = await signUpAt(url)
    await person.post(url, '/api/check-in')
    const changed = expect.objectContaining({ type: 'changed' }) as LiveEvent
    const loaded = await person.listen(url, '?loading=60000')
    await expect.poll(() => loaded.events).toContainEqual(changed)
    const later = await person.listen(url)
    await person.post(url, '/api/sign-out')
    await later.ended
    expect(later.events).not.toContainEqual(changed)
  })

  test('is limited to ten per person: an eleventh ends the oldest, and each counts as a request', async () => {
    const limited = await startApp({ REQUESTS_A_MINUTE: '40' })
    const address = await limited.listen()
    const person = await signUpAt(address)
    const streams = []
    for (let count = 0; count < 11; count += 1) streams.push(await person.listen(address))
    await streams[0]?.ended
    await person.post(address, '/api/check-in')
    for (const stream of streams.slice(1))
      await expect.poll(() => stream.events).toContainEqual({ type: 'xp', total: 60 })
    const openTooMany = async () => {
      for (let count = 0; count < 80; count += 1) await person.listen(address)
    }
    await expect(openTooMany()).rejects.toThrow('stream answered 429')
  })

  test('reports a new password, and ends when the person signs out everywhere', async () => {
    const person = await signUpAt(url)
    const stream = await person.listen(url)
    const change = { current: 'mango season', next: 'sugar cane' }
    await person.post(url, '/api/account/password', change)
    await expect
      .poll(() => stream.events)
      .toContainEqual({ type: 'account', event: 'user-updated' })
    await person.post(url, '/api/account/sign-out-everywhere')
    await stream.ended
  })
})

test('the live stream tells a suspended person why the session ended', async () => {
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
  expect(stream.events.slice(-2)).toEqual(events.map((event) => ({ type: 'account', event })))
})

const isCheckIn = (event: LiveEvent): boolean => event.type === 'xp' && event.total === 60

describe.runIf(onPostgres)('two server processes on one PostgreSQL', () => {
  let settings: Settings
  let urls: [string, string]

  beforeAll(async () => {
    settings = await freshSettings()
    const web = { ...settings, ROLE: 'web' }
    const [first, second] = [await startServer(web), await startServer(web)]
    urls = [first.url, second.url]
  })

  test('deliver a check-in on one to a page on the other', async () => {
    const [firstUrl, secondUrl] = urls
    const student = await signUpAt(firstUrl)
    const stream = await student.listen(secondUrl)
    await student.post(firstUrl, '/api/check-in')
    await expect
      .poll(() => stream.events, { interval: 5 })
      .toContainEqual({ type: 'xp', total: 60 })
  })

  test('pay only once for fifty check-ins on both', async () => {
    const student = await signUpAt(urls[0])
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        student
          .post(urls[index % 2 === 0 ? 0 : 1], '/api/check-in')
          .then((response) => response.json()),
      ),
    )
    const paid = answers.filter((answer) => JSON.stringify(answer).includes('"checked-in"'))
    expect(paid).toHaveLength(1)
  })

  test('end a stream on one when the person signs out on the other', async () => {
    const [firstUrl, secondUrl] = urls
    const student = await signUpAt(firstUrl)
    const stream = await student.listen(secondUrl)
    await student.post(firstUrl, '/api/sign-out')
    await stream.ended
    expect(stream.events.at(-1)).toEqual({ type: 'account', event: 'signed-out' })
  })

  test('end their streams when the LISTEN connection is lost, and new streams get events again', async () => {
    const [firstUrl, secondUrl] = urls
    const student = await signUpAt(firstUrl)
    const lostStream = await student.listen(secondUrl)
    await endListenConnections()
    await lostStream.ended
    const stream = await student.listen(secondUrl)
    await student.post(firstUrl, '/api/check-in')
    await expect.poll(() => stream.events).toContainEqual({ type: 'xp', total: 60 })
  })

  async function endListenConnections(): Promise<void> {
    const admin = new pg.Client({ connectionString: settings['DATABASE_URL'] })
    await admin.connect()
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'upful direct'`,
    )
    await admin.end()
    expect(rowCount).toBe(2)
  }
})
