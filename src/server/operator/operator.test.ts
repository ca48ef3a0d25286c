import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dayOf } from '#domain/day.ts'
import { rememberDeleted } from '../backups/deleted-accounts.ts'
import { backUpNight } from '../backups/nightly.ts'
import { openEmbedded } from '../db/embedded.ts'
import { addStudents, studentPassword } from '../testing/add-students.ts'
import { signUpAt } from '../testing/browser.ts'
import { emptyPlace, runToEnd, startServer, type Settings } from '../testing/server-process.ts'

const onPostgres = process.env['TEST_ENGINE'] === 'postgres'

const operator = (name: string, words: string[], place: Settings) =>
  runToEnd(`src/server/operator/${name}.ts`, words, place)

async function placeWithStudents(count: number): Promise<{ place: Settings; emails: string[] }> {
  const place = await emptyPlace()
  return { place, emails: await addStudents(place, count) }
}

describe('the operator', () => {
  test('makes somebody staff by address; a link lets them choose a password', async () => {
    const place = await emptyPlace()
    const { code, said } = await operator('staff-add', ['Miss.Brown@school.example.com'], place)
    expect(code).toBe(0)
    const token = /\/reset-password\?token=(\S+)/.exec(said)?.[1] ?? ''
    const server = await startServer(place)
    const post = (path: string, body: unknown) =>
      fetch(`${server.url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    await post('password/reset', { token, password: 'blue mahoe' })
    const login = { email: 'miss.brown@school.example.com', password: 'blue mahoe' }
    const answer = await post('sign-in', login)
    expect(await answer.json()).toMatchObject({ user: { role: 'staff' } })
    const student = await signUpAt(server.url)
    await server.end('SIGTERM')
    const again = await operator('staff-add', [student.email], place)
    expect(again.said).toContain(`${student.email} is staff now. A password`)
  })

  test.for([[], ['no address']])('staff:add %o says what is wrong', async (words) => {
    const { code, said } = await operator('staff-add', words, await emptyPlace())
    expect(code).toBe(1)
    expect(said.trim().split('\n')).toHaveLength(1)
  })

  test('proves the ledger, and names the total that differs', async () => {
    const { place } = await placeWithStudents(2)
    const { code, said } = await operator('ledger-verify', [], place)
    expect([code, said.trim()]).toEqual([
      0,
      '2 students, 6 ledger rows: every total follows from its ledger.',
    ])
  })

  test.runIf(!onPostgres)(
    'backs up and restores; people who signed up later are not there',
    async () => {
      const { place, emails } = await placeWithStudents(1)
      const file = join(place['DATA_DIR'] ?? '', 'copy.tar.gz')
      const backup = await operator('backup', [file], place)
      expect(backup).toMatchObject({ code: 0 })
      expect(backup.said).toMatch(
        /^Backed up 1 account and 3 ledger rows to .*copy\.tar\.gz \(.* MB\)\.\n$/,
      )
      const later = await startServer(place)
      await signUpAt(later.url)
      const whileRunning = await operator('restore', [file], place)
      expect(whileRunning.said).toContain('Upful is already running at')
      await later.end('SIGTERM')

      const restored = await operator('restore', [file], place)
      expect(restored.said).toMatch(
        /^Restored 1 account and 3 ledger rows from .* What was there before/,
      )
      const verified = await operator('ledger-verify', [], place)
      expect(verified.said).toContain('1 student, 3 ledger rows')
      const server = await startServer(place)
      const answer = await fetch(`${server.url}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: emails[0], password: studentPassword }),
      })
      expect(answer.status).toBe(200)
      await server.end('SIGTERM')
    },
  )

  test.runIf(!onPostgres)(
    'proves a nightly backup; accounts deleted since are deleted again',
    async () => {
      const { place } = await placeWithStudents(2)
      const folder = place['DATA_DIR'] ?? ''
      const nothingYet = await operator('restore-drill', [], place)
      expect(nothingYet.said).toContain('There is no backup in')
      const database = await openEmbedded(folder, null)
      const { id } = await database.db
        .selectFrom('auth_users')
        .select('id')
        .limit(1)
        .executeTakeFirstOrThrow()
      const night = { dataDir: folder, today: dayOf(new Date()), freeBytes: async () => Infinity }
      const file = await backUpNight(night, database.image ?? Promise.reject)
      await rememberDeleted(folder, [id])
      await database.close()

      const drill = await operator('restore-drill', [], place)
      expect([drill.code, drill.said.trim()]).toEqual([
        0,
        `${file} can be restored: 2 accounts and 6 ledger rows, and every total follows from its ledger. Nothing was changed.`,
      ])
      const restored = await operator('restore', [file], place)
      expect(restored.said).toContain('Restored 1 account and 3 ledger rows from')
      expect(restored.said).toContain('Deleted 1 account again that had been deleted since.')
    },
  )

  test.runIf(!onPostgres)('a truncated backup is refused before anything is replaced', async () => {
    const { place } = await placeWithStudents(1)
    const file = join(place['DATA_DIR'] ?? '', 'copy.tar.gz')
    await operator('backup', [file], place)
    const whole = readFileSync(file)
    writeFileSync(`${file}.cut`, whole.subarray(0, whole.length / 2))
    const { code, said } = await operator('restore', [`${file}.cut`], place)
    expect(code).toBe(1)
    expect(said).toContain('is no whole backup')
    expect((await operator('ledger-verify', [], place)).said).toContain('1 student, 3 ledger rows')
  })

  test.runIf(!onPostgres)(
    'a backup of a newer version is refused, and so is its folder',
    async () => {
      const { place } = await placeWithStudents(1)
      const folder = place['DATA_DIR'] ?? ''
      const file = join(folder, 'copy.tar.gz')
      const database = await openEmbedded(folder, null)
      await database.script("insert into schema_migrations (name) values ('9999_later.sql')")
      await database.close()
      await operator('backup', [file], place)
      const newer = 'This database was made by a newer version of Upful (it has 9999_later.sql).'
      expect((await operator('restore', [file], place)).said).toContain(newer)
      const started = await runToEnd('src/server/main.ts', [], place)
      expect([started.code, started.said.trim()]).toEqual([1, expect.stringContaining(newer)])
    },
  )

  test.runIf(onPostgres)('is told that a PostgreSQL has its own backup', async () => {
    const place = await emptyPlace()
    expect((await operator('backup', [], place)).said).toContain('use pg_dump of PostgreSQL')
    expect((await operator('restore', ['x'], place)).said).toContain('use pg_restore of PostgreSQL')
  })
})
