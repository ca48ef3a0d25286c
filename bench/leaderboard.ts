import { parseArgs } from 'node:util'
import { startPostgres } from '../scripts/testing/postgres-server.ts'
import { withCost, type MeasuredLoad } from './api/cpu.ts'
import type { Call } from './api/load.ts'
import { startLoadProcess } from './api/load-process.ts'
import { cookieOf, openSchool, studentId, type School } from './api/school.ts'
import { articleCalls, enrolCall } from './api/workloads.ts'
import { away, learnAWeek, placesByLedger, wrongCounts } from './leaderboard/week.ts'
import { startServerProcess } from './server-process.ts'

/**
 * `npm run bench leaderboard -- --students=1000,100000,1000000`: reading one's own board and learning something, with all
 * these students on the leaderboard but 500, whose awards show what an award costs in a database of this size anyway.
 * The same number of students read and learn each time. What is compared is the processor time of a request, in the
 * server and in PostgreSQL; then each place is compared with the ledger.
 */
const { values: options } = parseArgs({
  options: {
    students: { type: 'string', default: '1000,100000,1000000' },
    seconds: { type: 'string', default: '6' },
  },
})
const clients = 32
const active = Array.from({ length: 500 }, (_, index) => index + 1)
/** How much dearer a request may be than with the fewest students. */
const flat = 1.3

interface Figures {
  board: number
  award: number
  away: number
}

console.log('| Students | Work | per second | p50 ms | p99 ms | CPU ms | ratio | |')
console.log('|---|---|---|---|---|---|---|---|')
let first: Figures | null = null
for (const students of options.students.split(',').map(Number)) {
  const figures = await measure(students, first)
  first ??= figures
}

async function measure(students: number, fewest: Figures | null): Promise<Figures> {
  const postgres = await startPostgres({ durable: true })
  const school = await openSchool(postgres.url, { students, days: 1, openings: 0 })
  await learnAWeek(school)
  const product = await startServerProcess('dist/server/main.js', postgres.url, {
    address: /Upful is at (\S+)/,
    flags: ['--max-semi-space-size=16'],
    env: { ANSWER_PACE: 'off' },
  })
  const load = startLoadProcess()
  const measured = (calls: Call[], seconds?: number) =>
    withCost(school, product.child, () =>
      load.run({ origin: product.url, clients, calls, ...(seconds && { seconds }) }),
    )
  try {
    const boards = active.map(boardCall)
    await load.run({ origin: product.url, clients, calls: boards, seconds: 2 })
    const board = await measured(boards, Number(options.seconds))
    const boardCost = report(students, 'own board', board, fewest?.board)

    const learn = async (learners: readonly number[]) => {
      const enrolments = learners.map((student) => enrolCall(school, student))
      await load.run({ origin: product.url, clients, calls: enrolments })
      const [warmUp = [], ...articles] = articleCalls(school, learners)
      await load.run({ origin: product.url, clients, calls: warmUp })
      return measured(articles.flat())
    }
    const awayCost = report(students, 'award, not joined', await learn(away), fewest?.away)
    const awardCost = report(students, 'award, joined', await learn(active), fewest?.award)

    await reportPlaces(school, students, product.url)
    return { board: boardCost, award: awardCost, away: awayCost }
  } finally {
    load.stop()
    await product.stop()
    await school.close()
    await postgres.stop()
  }
}

function boardCall(student: number): Call {
  return { method: 'GET', path: '/api/leaderboard', cookie: cookieOf(student) }
}

/** Prints a row and returns its cost. */
function report(students: number, work: string, load: MeasuredLoad, fewest?: number): number {
  const { perSecond, p50, p99, cost, failures } = load
  const sum = cost.server + cost.database
  const ratio = sum / (fewest ?? sum)
  const verdict = ratio <= flat ? 'flat' : 'NOT FLAT'
  const problem = failures.length > 0 ? `FAILED: ${failures[0]?.replaceAll(/\s+/g, ' ')}` : verdict
  if (problem !== 'flat') process.exitCode = 1
  const cells = [
    Math.round(perSecond),
    p50.toFixed(1),
    p99.toFixed(1),
    `${cost.server.toFixed(2)} + ${cost.database.toFixed(2)}`,
    ratio.toFixed(2),
    problem,
  ]
  console.log(`| ${students} | ${work} | ${cells.join(' | ')} |`)
  return sum
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
    `| ${students} | places | ${active.length} read, ${wrong} wrong; ${wrongSums} of ${Number(rows[0]?.['sums'])} sums wrong, in ${Number(rows[0]?.['rows'])} rows | | | | | ${exact ? 'exact' : 'NOT EXACT'} |`,
  )
}
