import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openPostgres } from '../db/postgres.ts'
import { addStudents } from '../testing/add-students.ts'
import { startFeedServer } from '../testing/feed-server.ts'
import { freshSettings, runToEnd, startServer, type Settings } from '../testing/server-process.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { startTraceCollector } from '../testing/trace-collector.ts'

const onPostgres = process.env['TEST_ENGINE'] === 'postgres'

async function examine(settings: Settings): Promise<{ code: number | null; lines: string[] }> {
  const { code, output } = await runToEnd('src/server/operator/doctor.ts', [], settings)
  return { code, lines: output.trim().split('\n') }
}

const about = (lines: readonly string[], thing: string) =>
  lines.filter((line) => line.includes(`  ${thing}: `)).join('\n')

async function changeDatabase(
  settings: Settings,
  work: (database: Database) => Promise<unknown>,
): Promise<void> {
  const url = settings['DATABASE_URL']
  const database =
    url === undefined ? await openEmbedded(settings['DATA_DIR'] ?? '', null) : openPostgres(url)
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

describe('npm run doctor', () => {
  test('says whether the collector of traces accepts them, without its key', async () => {
    const collector = await startTraceCollector('mango-key')
    // The other checks need no database that works.
    const settings = {
      ...(await freshSettings()),
      DATABASE_URL: 'postgres://upful@127.0.0.1:9/upful',
      SECRET: 'a secret of the tests: 0123456789',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    }
    const host = new URL(collector.endpoint).host
    const line = async (more: Settings) =>
      about((await examine({ ...settings, ...more })).lines, 'traces')
    expect(await line({ OTEL_EXPORTER_OTLP_HEADERS: 'api-key=mango-key' })).toBe(
      `ok     traces: ${host} accepts them.`,
    )
    expect(collector.spans).toEqual([])
    expect(await line({ OTEL_EXPORTER_OTLP_HEADERS: 'api-key=wrong-key' })).toMatch(
      /^warn {3}traces: \S+ does not accept them \(status 401\)\. Check (?!.*wrong-key)/,
    )
    expect(await line({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toMatch(
      /^warn {3}traces: 127\.0\.0\.1:9 does not answer/,
    )
  })

  test('has one line per check, and ends with 1 as soon as one is wrong', async () => {
    const settings = await freshSettings()
    await addStudents(settings, 2)
    const healthy = await examine(settings)
    expect(healthy.code).toBe(0)
    expect(
      healthy.lines.filter((line) => !/^(ok {4}|warn {2}|wrong) [\w ]+: \S.*\.$/.test(line)),
    ).toEqual([])
    expect(healthy.lines.map((line) => line.slice(7, line.indexOf(':')))).toEqual([
      'settings',
      'data folder',
      'free disk',
      'database',
      'migrations',
      ...(onPostgres ? ['connections', 'clock'] : []),
      'jobs',
      'letters',
      'ledger',
      'backup',
      'mail',
      'AI provider',
      'traces',
      'feeds',
    ])
    expect(about(healthy.lines, 'ledger')).toContain('ok     ledger: 2 students checked')

    await changeDatabase(settings, async ({ db, script }) => {
      await db.updateTable('student_stats').set({ activities: 99 }).execute()
      await script(`insert into jobs.job (name, state) values ('openings.refresh', 'failed');
        update letters set state = 'given-up', ended_at = now()`)
    })
    const { code, lines } = await examine(settings)
    expect(code).toBe(1)
    expect(about(lines, 'ledger')).toMatch(
      /^wrong {2}ledger: 2 of 2 students .* npm run ledger:verify/,
    )
    expect(about(lines, 'jobs')).toContain(
      'warn   jobs: 1 job failed for the last time (openings.refresh)',
    )

    await changeDatabase(settings, ({ script }) =>
      script(
        'delete from schema_migrations where name = (select max(name) from schema_migrations)',
      ),
    )
    const pending = await examine(settings)
    expect(about(pending.lines, 'migrations')).toMatch(/^warn {3}migrations: 1 are not applied yet/)
    await changeDatabase(settings, ({ script }) =>
      script("insert into schema_migrations (name) values ('9999_later.sql')"),
    )
    const newer = await examine(settings)
    expect(newer.code).toBe(1)
    expect(about(newer.lines, 'migrations')).toContain(
      'made by a newer version (it has 9999_later.sql)',
    )
  })

  test.runIf(!onPostgres)('works beside a running server, and before the first start', async () => {
    const settings = await freshSettings()
    const before = await examine({ ...settings, DATA_DIR: join(settings['DATA_DIR'] ?? '', 'new') })
    expect(before.code).toBe(0)
    expect(about(before.lines, 'data folder')).toMatch(/^warn .*The first start makes it\.$/)

    const server = await startServer(settings)
    const { code, lines } = await examine(settings)
    expect(code).toBe(0)
    expect(about(lines, 'data folder')).toContain('is in use by a running server.')
    expect(about(lines, 'server')).toBe(
      `ok     server: ${server.url} is ready and reaches its database.`,
    )
    expect(about(lines, 'database')).toContain('are not checked here')
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
    await server.end('SIGTERM')
  })

  test('names a wrong setting without its value', async () => {
    const settings = await freshSettings()
    const { code, lines } = await examine({ ...settings, SMTP_URL: 'not-an-address' })
    expect([code, lines.length]).toEqual([1, 1])
    expect(lines[0]).toMatch(/^wrong {2}settings: .*SMTP_URL/)
    expect(lines[0]).not.toContain('not-an-address')
  })

  test('says what cannot be reached, without passwords', async () => {
    const [mail, feed] = [await startSmtpServer(), await startFeedServer()]
    const settings = await freshSettings()
    writeFileSync(join(settings['DATA_DIR'] ?? '', 'feeds.json'), '{"allowThisMachine": true}')
    const outside = {
      DATA_DIR: settings['DATA_DIR'] ?? '',
      DATABASE_URL: 'postgres://upful:mango-season@127.0.0.1:9/upful',
      SECRET: 'a secret of the tests: 0123456789',
      SMTP_URL: mail.url,
      AI_BASE_URL: 'http://127.0.0.1:8/v1',
      AI_API_KEY: 'sk-canary',
      JOB_FEED_URL: feed.address,
    }
    feed.play('data')
    const { code, lines } = await examine(outside)
    expect(code).toBe(1)
    expect(about(lines, 'database')).toMatch(/^wrong {2}database: cannot be used: .*DATABASE_URL/)
    expect(about(lines, 'mail')).toBe('ok     mail: the mail server answers and accepts the login.')
    expect(about(lines, 'AI provider')).toMatch(/^wrong .* 127\.0\.0\.1:8 does not answer/)
    expect(about(lines, 'feed 127.0.0.1')).toMatch(/^ok .* answers with 1 opening\.$/)
    expect(lines.join()).not.toMatch(/mango-season|sk-canary/)

    mail.be('down')
    await feed.close()
    const worse = await examine(outside)
    expect(about(worse.lines, 'mail')).toMatch(/^wrong .*Check SMTP_URL/)
    expect(about(worse.lines, 'feed 127.0.0.1')).toMatch(/^warn .*could not be reached/)
    await mail.close()
  })
})
