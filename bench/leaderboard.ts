import { parseArgs } from 'node:util'
import { startPostgres } from '../scripts/testing/postgres-server.ts'
import { withCost, type MeasuredLoad } from './api/cpu.ts'
import type { Call } from './api/load.ts'
import { startLoadProcess } from './api/load-process.ts'
import { cookieOf, openSchool, studentId, type School } from './api/school.ts'
import { articleCalls, enrolCall } from './api/workloads.ts'
import { away, learnAWeek, placesByLedger, wrongCounts } from './leaderboard/week.ts'
import { startProduct } from './server-process.ts'

/**
 * `npm run bench leaderboard -- --students=1000,100000,1000000`: reading one's own board and learning something, with all
 * these students on the leaderboard but 500, whose awards show what an award costs in a database of this size anyway.
 * The same requests are sent each time. What is compared is the processor time of a request, in the server and in
 * PostgreSQL, as a multiple of what a request for the session takes just before: other work on the machine makes both
 * dearer. Then each place is compared with the ledger.
 */
const { values: options } = parseArgs({
  options: { students: { type: 'string', default: '1000,100000,1000000' } },
})
const clients = 32
const active = Array.from({ length: 500 }, (_, index) => index + 1)
/** How much dearer a request may be than with the fewest students. */
const flat = 1.3
const boards = active.map(readCall('/api/leaderboard'))
const sessions = active.map(readCall('/api/session'))
/** How often each student asks: enough that the server's code is compiled and the backends have planned it. */
const rounds = { warmUp: 4, measured: 8 }

interface Multiples {
  board: number
  award: number
  away: number
}

console.log(
  '| Students | Work | per second | p50 ms | p99 ms | CPU ms | session | multiple | ratio | |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|')
let first: Multiples | null = null
for (const students of options.students.split(',').map(Number)) {
  const multiples = await measure(students, first)
  first ??= multiples
}

async function measure(students: number, fewest: Multiples | null): Promise<Multiples> {
  const postgres = await startPostgres({ durable: true })
  const school = await openSchool(postgres.url, { students, days: 1, openings: 0 })
  await learnAWeek(school)
  const product = await startProduct(postgres.url)
  const load = startLoadProcess()
  const send = (calls: Call[]) => load.run({ origin: product.url, clients, calls })
  const cost = (calls: Call[]) => withCost(school, product.child, () => send(calls))
  const measured = async (calls: Call[]): Promise<Measured> => ({
    session: sumOf(await cost(repeated(sessions, rounds.measured))),
    ...(await cost(calls)),
  })
  try {
    await send(repeated([...sessions, ...boards], rounds.warmUp))
    const board = await measured(repeated(boards, rounds.measured))
    const multiples = {
      board: report(students, 'own board', board, fewest?.board),
      award: 0,
      away: 0,
    }

    const learn = async (learners: readonly number[]) => {
      await send(learners.map((student) => enrolCall(school, student)))
      const [warmUp = [], ...articles] = articleCalls(school, learners)
      await send(warmUp)
      return measured(articles.flat())
    }
    multiples.away = report(students, 'award, not joined', await learn(away), fewest?.away)
    multiples.award = report(students, 'award, joined', await learn(active), fewest?.award)

    await reportPlaces(school, students, product.url)
    return multiples
  } finally {
    load.stop()
    await product.stop()
    await school.close()
    await postgres.stop()
  }
}

interface Measured extends MeasuredLoad {
  /** What a request for the session took at the same time. */
  session: number
}

/** Prints a row and returns the cost as a multiple of the session's. */
function report(students: number, work: string, load: Measured, fewest?: number): number {
  const { perSecond, p50, p99, cost, session, failures } = load
  const multiple = sumOf(load) / session
  const ratio = multiple / (fewest ?? multiple)
  const verdict = ratio <= flat ? 'flat' : 'NOT FLAT'
  const problem = failures.length > 0 ? `FAILED: ${failures[0]?.replaceAll(/\s+/g, ' ')}` : verdict
  if (problem !== 'flat') process.exitCode = 1
  const cells = [
    Math.round(perSecond),
    p50.toFixed(1),
    p99.toFixed(1),
    `${cost.server.toFixed(2)} + ${cost.database.toFixed(2)}`,
    session.toFixed(2),
    multiple.toFixed(1),
    ratio.toFixed(2),
    problem,
  ]
  console.log(`| ${students} | ${work} | ${cells.join(' | ')} |`)
  return multiple
}

function readCall(path: string): (student: number) => Call {
  return (student) => ({ method: 'GET', path, cookie: cookieOf(student) })
}

function sumOf({ cost }: MeasuredLoad): number {
  return cost.server + cost.database
}

function repeated(calls: readonly Call[], times: number): Call[] {
  return Array.from({ length: times }, () => calls).flat()
}

/** Whether each place that a student reads is the one that follows from the ledger. */
async function reportPlaces(school: School, students: number, url: string): Promise<void> {
  const byLedger = await placesByLedger(school, active.map(studentId))
  let wrong = 0
  for (const student of active) {
    const response = await fetch(`${url}/api/leaderboard`, {
      headers: { cookie: cookieOf(student) },
    })
    const { everybody } = (await response.json()) as { everybody: unknown }
    const expected = byLedger.get(studentId(student))
    if (JSON.stringify(everybody) !== JSON.stringify(expected)) wrong += 1
  }
  const wrongSums = await wrongCounts(school)
  const { rows } = await school.run(
    'select count(*)::int as rows, count(distinct xp)::int as sums from league_counts',
  )
  const exact = wrong + wrongSums === 0
  if (!exact) process.exitCode = 1
  console.log(
    `| ${students} | places | ${active.length} read, ${wrong} wrong; ${wrongSums} of ${Number(rows[0]?.['sums'])} sums wrong, in ${Number(rows[0]?.['rows'])} rows | | | | | | | ${exact ? 'exact' : 'NOT EXACT'} |`,
  )
}
