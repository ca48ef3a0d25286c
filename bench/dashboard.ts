import { createServer } from 'node:http'
import pg from 'pg'
import { line, load, type Call } from './load.ts'
import { openSchool } from './students.ts'

/**
 * The dashboard against a bare `node:http` and `pg` handler that sends the same SQL, in one run. The SQL
 * is captured from a real request, so that it cannot get out of date.
 */
const school = await openSchool(100, { daysBefore: 7 })
const count = 4_000
const ours: Call[] = repeated((cookie) => ({ url: `${school.url}/api/dashboard`, cookie }))
// Repeated statements are prepared, as on a server under load.
await load(ours.slice(0, 500))
const statements = await recordedStatements()
const bare = await bareServer()
const theirs: Call[] = repeated(() => ({ url: bare.url, cookie: '' }))
await load(theirs.slice(0, 500))
const [dashboard, handler] = [await load(ours), await load(theirs)]
console.log(line('dashboard', dashboard))
console.log(line(`bare, the same ${statements.length} statements`, handler))
console.log(`ratio ${(dashboard.perSecond / handler.perSecond).toFixed(2)} (budget 0.50)`)
bare.stop()
await school.stop()

function repeated(call: (cookie: string) => { url: string; cookie: string }): Call[] {
  return Array.from({ length: count }, (_, index) => {
    const { url, cookie } = call(school.cookies[index % school.cookies.length] ?? '')
    return { method: 'GET', url, headers: { cookie } }
  })
}

/** Records the driver's statements during one request of one student. */
async function recordedStatements(): Promise<pg.QueryConfig[]> {
  const statements: pg.QueryConfig[] = []
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function recording(this: pg.Client, ...args: unknown[]) {
    const [statement, values] = args
    if (typeof statement === 'string' && Array.isArray(values))
      statements.push({ text: statement, values })
    if (isNamed(statement)) statements.push(statement)
    return Reflect.apply(query, this, args)
  } as typeof query
  await load([
    {
      method: 'GET',
      url: `${school.url}/api/dashboard`,
      headers: { cookie: school.cookies[0] ?? '' },
    },
  ])
  pg.Client.prototype.query = query
  return statements
}

/** A statement that the server prepares; the bare handler then prepares it too. */
function isNamed(value: unknown): value is pg.QueryConfig {
  return typeof value === 'object' && value !== null && 'text' in value && 'values' in value
}

async function bareServer(): Promise<{ url: string; stop: () => void }> {
  const pool = new pg.Pool({ connectionString: school.databaseUrl, max: 10 })
  const server = createServer((_request, response) => {
    void (async () => {
      const answers: unknown[] = []
      for (const statement of statements) answers.push((await pool.query(statement)).rows)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answers))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    stop() {
      server.close()
      void pool.end()
    },
  }
}
