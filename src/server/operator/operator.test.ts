import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dayOf } from '#domain/day.ts'
import { rememberDeleted } from '../backups/deleted-accounts.ts'
import { backUpNight } from '../backups/nightly.ts'
import { openEmbedded } from '../db/embedded.ts'
import { addStudents, studentPassword } from '../testing/add-students.ts'
import { signUpAt } from '../testing/browser.ts'
import { freshSettings, runToEnd, startServer, type Settings } from '../testing/server-process.ts'

const onPostgres = process.env['TEST_ENGINE'] === 'postgres'

const operator = (name: string, words: string[], settings: Settings) =>
  runToEnd(`src/server/operator/${name}.ts`, words, settings)

async function settingsWithStudents(
  count: number,
): Promise<{ settings: Settings; emails: string[] }> {
  const settings = await freshSettings()
  return { settings, emails: await addStudents(settings, count) }
}

describe('the operator', () => {
  test('makes somebody staff by email address, and a link lets them choose a password', async () => {
    const settings = await freshSettings()
    const { code, output } = await operator(
      'staff-add',
      ['Miss.Brown@school.example.com'],
      settings,
    )
    expect(code).toBe(0)
    const token = /\/reset-password\?token=(\S+)/.exec(output)?.[1] ?? ''
    const server = await startServer(settings)
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
    const unsaid = await operator('staff-add', [student.email], settings)
    expect(unsaid.output).toContain('There is a lead already: say the role.')
    const again = await operator('staff-add', [student.email, 'content'], settings)
    expect(again.output).toContain(`${student.email} is staff now, as content. A password`)
  })

  test.for([[], ['no address'], ['her@example.com', 'boss']])(
    'staff:add %o says what is wrong',
    async (words) => {
      const { code, output } = await operator('staff-add', words, await freshSettings())
      expect(code).toBe(1)
      expect(output.trim().split('\n')).toHaveLength(1)
    },
  )

  test('verifies the ledger', async () => {
    const { settings } = await settingsWithStudents(2)
    const { code, output } = await operator('ledger-verify', [], settings)
    expect([code, output.trim()]).toEqual([
      0,
      '2 students, 6 ledger rows: every total follows from its ledger.',
    ])
  })

  test.runIf(!onPostgres)(
    'backs up and restores; accounts made after the backup are not restored',
    async () => {
      const { settings, emails } = await settingsWithStudents(1)
      const file = join(settings['DATA_DIR'] ?? '', 'copy.tar.gz')
      const backup = await operator('backup', [file], settings)
      expect(backup).toMatchObject({ code: 0 })
      expect(backup.output).toMatch(
        /^Backed up 1 account and 3 ledger rows to .*copy\.tar\.gz \(.* MB\)\.\n$/,
      )
      const runningServer = await startServer(settings)
      await signUpAt(runningServer.url)
      const whileRunning = await operator('restore', [file], settings)
      expect(whileRunning.output).toContain('Upful is already running at')
      await runningServer.end('SIGTERM')

      const restored = await operator('restore', [file], settings)
      expect(restored.output).toMatch(
        /^Restored 1 account and 3 ledger rows from .* The previous data is in/,
      )
      const verified = await operator('ledger-verify', [], settings)
      expect(verified.output).toContain('1 student, 3 ledger rows')
      const server = await startServer(settings)
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
    'verifies a nightly backup, and deletes again the accounts that were deleted since',
    async () => {
      const { settings } = await settingsWithStudents(2)
      const folder = settings['DATA_DIR'] ?? ''
      const nothingYet = await operator('restore-drill', [], settings)
      expect(nothingYet.output).toContain('There is no backup in')
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

      const drill = await operator('restore-drill', [], settings)
      expect([drill.code, drill.output.trim()]).toEqual([
        0,
        `${file} can be restored: 2 accounts and 6 ledger rows, and every total follows from its ledger. Nothing was changed.`,
      ])
      const restored = await operator('restore', [file], settings)
      expect(restored.output).toContain('Restored 1 account and 3 ledger rows from')
      expect(restored.output).toContain('Deleted 1 account again that had been deleted since.')
    },
  )

  test.runIf(!onPostgres)('a truncated backup is refused before anything is replaced', async () => {
    const { settings } = await settingsWithStudents(1)
    const file = join(settings['DATA_DIR'] ?? '', 'copy.tar.gz')
    await operator('backup', [file], settings)
    const whole = readFileSync(file)
    writeFileSync(`${file}.cut`, whole.subarray(0, whole.length / 2))
    const { code, output } = await operator('restore', [`${file}.cut`], settings)
    expect(code).toBe(1)
    expect(output).toContain('is not a complete backup')
    expect((await operator('ledger-verify', [], settings)).output).toContain(
      '1 student, 3 ledger rows',
    )
  })

  test.runIf(!onPostgres)(
    'a backup from a newer version is refused, and so is its data folder',
    async () => {
      const { settings } = await settingsWithStudents(1)
      const folder = settings['DATA_DIR'] ?? ''
      const file = join(folder, 'copy.tar.gz')
      const database = await openEmbedded(folder, null)
      await database.script("insert into schema_migrations (name) values ('9999_later.sql')")
      await database.close()
      await operator('backup', [file], settings)
      const newer = 'This database was made by a newer version of Upful (it has 9999_later.sql).'
      expect((await operator('restore', [file], settings)).output).toContain(newer)
      const started = await runToEnd('src/server/main.ts', [], settings)
      expect([started.code, started.output.trim()]).toEqual([1, expect.stringContaining(newer)])
    },
  )

  test.runIf(onPostgres)('is told to use the backup tools of PostgreSQL', async () => {
    const settings = await freshSettings()
    expect((await operator('backup', [], settings)).output).toContain('use pg_dump of PostgreSQL')
    expect((await operator('restore', ['x'], settings)).output).toContain(
      'use pg_restore of PostgreSQL',
    )
  })
})
