import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readEnv } from '../env.ts'
import { signUpAt } from '../testing/browser.ts'
import {
  freshSettings,
  runToEnd,
  startServer,
  type ServerProcess,
} from '../testing/server-process.ts'

const onPostgres = process.env['TEST_ENGINE'] === 'postgres'

const metricsOf = (server: ServerProcess) =>
  /Metrics are at (\S+)/.exec(server.output())?.[1] ?? 'no address'

const read = async (address: string) => (await fetch(address)).text()

describe('the metrics of a running server', () => {
  test('are off by default, and never on the public port', async () => {
    const server = await startServer(await freshSettings())
    expect(server.output()).not.toContain('Metrics')
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    await server.end('SIGTERM')
  })

  test('need a free port, or the server says so and does not start', async () => {
    expect(() => readEnv({ PORT: '4000', METRICS_PORT: '4000' })).toThrow('METRICS_PORT')
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const settings = { ...(await freshSettings()), PORT: '0', METRICS_PORT: String(port) }
    const { code, output } = await runToEnd('src/server/main.ts', [], settings)
    other.close()
    expect(code).toBe(1)
    expect(output).toContain('set PORT or METRICS_PORT to another number.')
  })

  test('count requests by route pattern, without anything private', async () => {
    const server = await startServer({ ...(await freshSettings()), METRICS_PORT: '0' })
    const address = metricsOf(server)
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    expect((await fetch(address.replace('/metrics', '/api/session'))).status).toBe(404)
    const student = await signUpAt(server.url)
    const id = 'c0ffee00-0000-4000-8000-000000000000'
    await fetch(`${server.url}/api/opportunities/${id}?token=secret-token`)
    await fetch(`${server.url}/somebody's%20diary`)
    const stream = await student.listen(server.url)

    const answer = await fetch(address)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    const lines = text.split('\n')
    expect(lines).toContain(
      'upful_http_requests_total{method="POST",route="/api/sign-up",status="200"} 1',
    )
    expect(lines).toContain(
      'upful_http_request_seconds_count{method="POST",route="/api/sign-up"} 1',
    )
    expect(text).toMatch(/method="GET",route="\/api\/opportunities\/:id",status="400"} 1/)
    expect(text).toMatch(/method="GET",route="other",status="404"} 2/)
    expect(lines).toContain('upful_live_streams 1')
    expect(lines).toContain('upful_database_up 1')
    expect(text).toMatch(
      /upful_build_info\{version="[\d.]+",migration="\d{4}_\w+\.sql",engine="(embedded|postgres)",role="all"} 1/,
    )
    for (const secret of [id, 'secret-token', 'diary', student.email, 'Kemar'])
      expect(text).not.toContain(secret)

    expect(await server.end('SIGTERM')).toBe(0)
    await stream.ended
    // A stopped server leaves nothing listening.
    await expect(fetch(address)).rejects.toThrow('fetch failed')
  })

  test('contain every metric that the dashboard and the alerts name', async () => {
    const server = await startServer({ ...(await freshSettings()), METRICS_PORT: '0' })
    await signUpAt(server.url)
    const text = await read(metricsOf(server))
    const exported = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    const expressions = [...dashboard.expressions, ...alerts.map(({ expr }) => expr)]
    const named = expressions.flatMap(namesIn)
    expect(named.length).toBeGreaterThan(50)
    // Prometheus itself adds `up`.
    expect(named.filter((name) => name !== 'up' && !exported.has(name))).toEqual([])
    const states = expressions.flatMap((expr) => expr.match(/\bstate="[^"]+"/g) ?? [])
    expect(new Set(states).size).toBe(4)
    expect(states.filter((state) => !text.includes(state))).toEqual([])
    await server.end('SIGTERM')
  })

  test.runIf(onPostgres)('still answer without a database, with up 0, and recover', async () => {
    const settings = await freshSettings()
    const server = await startServer({ ...settings, METRICS_PORT: '0' })
    const address = metricsOf(server)
    await expect.poll(() => read(address)).toContain('upful_jobs{queue="openings.refresh"')
    const name = new URL(settings['DATABASE_URL'] ?? '').pathname.slice(1)
    const admin = await connectBeside(settings['DATABASE_URL'] ?? '')
    await admin.query(`alter database ${name} with allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      name,
    ])
    await expect.poll(() => read(address)).toContain('upful_database_up 0')
    expect(await read(address)).not.toContain('upful_jobs{')
    await admin.query(`alter database ${name} with allow_connections true`)
    await admin.end()
    await expect.poll(() => read(address)).toContain('upful_database_up 1')
    await server.end('SIGTERM')
  })
})

describe('the alert rules', () => {
  test('say in words what is wrong and what to do', () => {
    for (const { alert, annotations } of alerts) {
      expect([alert, annotations.summary, annotations.action]).toEqual([
        alert,
        expect.stringMatching(/^\S.*\.$/),
        expect.stringMatching(/^\S.*\.$/),
      ])
    }
  })

  test('are all explained in docs/operating.md', () => {
    const page = readFileSync('docs/operating.md', 'utf8')
    const missing = alerts.filter(({ alert }) => !page.includes(`| \`${alert}\` |`))
    expect(missing.map(({ alert }) => alert)).toEqual([])
  })
})

test('the dashboard can be imported: rows, unique panels, and no data source of ours', () => {
  expect(dashboard.rows).toEqual([
    'Traffic',
    'Latency',
    'Errors',
    'Database',
    'Jobs and letters',
    'Process',
  ])
  expect(new Set(dashboard.ids).size).toBe(dashboard.ids.length)
  expect(dashboard.sources).toEqual(new Set(['${datasource}']))
})

const alertSchema = z.object({
  alert: z.string().regex(/^Upful\w+$/),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'warn']) }),
  annotations: z.object({ summary: z.string(), action: z.string() }),
})
const alerts = z
  .object({ groups: z.array(z.object({ rules: z.array(alertSchema) })) })
  .parse(parse(readFileSync('deploy/alerts.yaml', 'utf8')))
  .groups.flatMap(({ rules }) => rules)

const dashboard = readDashboard()

function readDashboard() {
  const source = z.object({ type: z.literal('prometheus'), uid: z.string() })
  const panel = z.object({
    id: z.number(),
    type: z.string(),
    title: z.string(),
    gridPos: z.object({ h: z.number(), w: z.number(), x: z.number(), y: z.number() }),
    datasource: source.optional(),
    targets: z.array(z.object({ expr: z.string(), datasource: source })).default([]),
  })
  const { panels } = z
    .object({ uid: z.string(), schemaVersion: z.number(), panels: z.array(panel) })
    .parse(JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')))
  const targets = panels.flatMap((each) => each.targets)
  return {
    ids: panels.map(({ id }) => id),
    rows: panels.filter(({ type }) => type === 'row').map(({ title }) => title),
    expressions: targets.map(({ expr }) => expr),
    sources: new Set(targets.map(({ datasource }) => datasource.uid)),
  }
}

/** The metrics in an expression, without the endings that a histogram adds. */
function namesIn(expression: string): string[] {
  return [...expression.matchAll(/\b((?:upful|process|nodejs)_\w+|up)(?=[{[\s)]|$)/g)].map(
    ([, name = '']) => name.replace(/_(?:bucket|sum|count)$/, ''),
  )
}

/** A connection to the same PostgreSQL server, but to another database. */
async function connectBeside(databaseUrl: string): Promise<pg.Client> {
  const url = new URL(databaseUrl)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  return client
}
