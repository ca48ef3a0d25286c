import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { startPostgres } from '../scripts/testing/postgres-server.ts'
import { withCost, type Cost, type MeasuredLoad } from './api/cpu.ts'
import type { Job } from './api/load.ts'
import { startLoadProcess } from './api/load-process.ts'
import { cookieOf, openSchool, secret, studentId } from './api/school.ts'
import { reads, writeGoal, writes } from './api/workloads.ts'
import { startProduct, startServerProcess } from './server-process.ts'

/**
 * `npm run bench api -- --students=1000,100000`: the API next to a bare handler in the same run, with
 * real sessions on a PostgreSQL that syncs to disk, and a separate process that sends the load.
 * `--openings` is the number of openings that are matched; `--verify` ends with `ledger:verify` over all students.
 * The last ratio compares the processor time of a request, in the server and in PostgreSQL: it changes least with
 * other work on the machine.
 */
const { values: options } = parseArgs({
  options: {
    students: { type: 'string', default: '1000,100000' },
    days: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '3' },
    openings: { type: 'string', default: '100000' },
    only: { type: 'string', default: '' },
    verify: { type: 'boolean', default: false },
  },
})
const clients = 32
/** What the two rows of an activity cost without the product. */
const floor = 'rows of an activity, bare handler'
const seconds = Number(options.seconds)
/** Many different students, so that no cache of a single student is measured. */
const readers = 2_000
const writers = 4_000
/** The share of them that is done first and not measured, because reads are not measured from a cold start either. */
const warmUps = 0.25

for (const students of options.students.split(',').map(Number)) await measure(students)

async function measure(students: number): Promise<void> {
  const postgres = await startPostgres({ durable: true })
  const openings = reads.some((read) => isWanted(read) && read.name.startsWith('openings'))
    ? Number(options.openings)
    : 0
  const school = await openSchool(postgres.url, { students, days: Number(options.days), openings })
  const product = await startProduct(postgres.url)
  const bare = await startServerProcess('bench/api/bare.ts', postgres.url, {
    address: /(http:\S+)/,
  })
  const load = startLoadProcess()
  try {
    const { rows } = await school.run('select count(*)::int as count from xp_activities')
    console.log(
      `\n${students} students, ${Number(rows[0]?.['count'])} ledger rows, ${openings} openings, ${clients} clients\n`,
    )
    console.log(
      '| Work | per second | p50 ms | p99 ms | bare | ratio | goal | | CPU ms | bare CPU ms | CPU ratio |',
    )
    console.log('|---|---|---|---|---|---|---|---|---|---|---|')
    await measureReads()
    await measureWrites()
    if (options.verify) verifyLedger(postgres.url)
  } finally {
    load.stop()
    await Promise.all([bare.stop(), product.stop()])
    await school.close()
    await postgres.stop()
  }

  /** One load on the product or on the bare handler. */
  function measured(server: typeof product, job: Omit<Job, 'origin' | 'clients'>) {
    return withCost(school, server.child, () => load.run({ origin: server.url, clients, ...job }))
  }

  async function measureReads(): Promise<void> {
    const numbers = Array.from({ length: Math.min(readers, students) }, (_, index) => index + 1)
    const byKey = () => {
      const calls = numbers.map((student) => get(`/stats/${studentId(student)}`))
      return measured(bare, { calls, seconds: seconds / 2 })
    }
    for (const { name, path, goal } of reads.filter(isWanted)) {
      const calls = numbers.map((student) => ({ ...get(path), cookie: cookieOf(student) }))
      await load.run({ origin: product.url, calls, clients, seconds: 1 })
      const before = await byKey()
      const ours = await measured(product, { calls, seconds })
      report(name, ours, [before, await byKey()], goal)
    }
  }

  async function measureWrites(): Promise<void> {
    const numbers = Array.from({ length: Math.min(writers, students) }, (_, index) => index + 1)
    const half = Math.ceil(numbers.length / 2)
    const bareWrites = (work: string, some: readonly number[]) => {
      const calls = some.map((student) => ({
        method: 'POST' as const,
        path: `/${work}/${studentId(student)}`,
      }))
      return measured(bare, { calls })
    }
    const award = (some: readonly number[]) => bareWrites('award', some)
    if (isWanted({ name: floor })) {
      const first = await award(numbers.slice(0, half))
      const rows = await bareWrites('activity', numbers)
      report(floor, rows, [first, await award(numbers.slice(half))], writeGoal)
    }
    for (const { name, before, calls: callsOf } of writes.filter(isWanted)) {
      const preparing = await before(school, numbers)
      if (preparing.length > 0) await load.run({ origin: product.url, calls: preparing, clients })
      const calls = await callsOf(school, numbers)
      await load.run({
        origin: product.url,
        calls: calls.splice(0, calls.length * warmUps),
        clients,
      })
      const first = await award(numbers.slice(0, half))
      const ours = await measured(product, { calls })
      report(name, ours, [first, await award(numbers.slice(half))], writeGoal)
    }
  }
}

/** What the measured writes left must still be the sum of the ledger; what differs is printed. */
function verifyLedger(databaseUrl: string): void {
  const started = performance.now()
  const { status } = spawnSync(process.execPath, ['dist/server/operator/ledger-verify.js'], {
    stdio: 'inherit',
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, SECRET: secret },
  })
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log(`\nledger:verify ended with ${status} after ${minutes} minutes`)
}

function isWanted({ name }: { name: string }): boolean {
  return options.only === '' || options.only.split(',').some((word) => name.includes(word))
}

function get(path: string) {
  return { method: 'GET' as const, path }
}

function report(name: string, ours: MeasuredLoad, bare: readonly MeasuredLoad[], goal: number) {
  const { perSecond, p50, p99, failures, cost } = ours
  const bareSpeed = average(bare.map((each) => each.perSecond))
  const bareCost = average(bare.map((each) => sumOf(each.cost)))
  const ratio = perSecond / bareSpeed
  const problem = failures.length > 0 ? `FAILED: ${failures[0]?.replaceAll(/\s+/g, ' ')}` : ''
  const verdict = ratio >= goal ? 'reached' : 'not reached'
  const cells = [
    Math.round(perSecond),
    p50.toFixed(1),
    p99.toFixed(1),
    Math.round(bareSpeed),
    ratio.toFixed(2),
    goal.toFixed(2),
    problem === '' ? verdict : problem,
    `${cost.server.toFixed(2)} + ${cost.database.toFixed(2)}`,
    bareCost.toFixed(2),
    (bareCost / sumOf(cost)).toFixed(2),
  ]
  console.log(`| ${name} | ${cells.join(' | ')} |`)
}

function sumOf({ server, database }: Cost): number {
  return server + database
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
