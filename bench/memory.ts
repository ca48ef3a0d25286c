import { parseArgs } from 'node:util'
import { startPostgres } from '../scripts/testing/postgres-server.ts'
import { startLoadProcess } from './api/load-process.ts'
import { cookieOf, openSchool } from './api/school.ts'
import { reads } from './api/workloads.ts'
import { memoryOf } from './process-memory.ts'
import { startFlags, startProduct } from './server-process.ts'

/**
 * `npm run bench memory -- --minutes=60`: the resident memory of the server process with PostgreSQL while clients check in
 * and read everything by turns. `--flags` are those of V8; without it, those of `npm start`. Only on Linux.
 */
const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    students: { type: 'string', default: '4000' },
    openings: { type: 'string', default: '100000' },
    clients: { type: 'string', default: '32' },
    flags: { type: 'string', default: startFlags.join(' ') },
  },
})
const goal = 150
const students = Number(options.students)

const postgres = await startPostgres({ durable: true })
const school = await openSchool(postgres.url, {
  students,
  days: 20,
  openings: Number(options.openings),
})
const server = await startProduct(
  postgres.url,
  options.flags.split(' ').filter((flag) => flag !== ''),
)
const loading = startLoadProcess()
let requests = 0
try {
  console.log(
    `${options.flags}, ${options.clients} clients\n\n| Minutes | Requests | Resident |\n|---|---|---|`,
  )
  report(0)
  const numbers = Array.from({ length: students }, (_, index) => index + 1)
  const calls = numbers.flatMap((student) => [
    { method: 'POST' as const, path: '/api/check-in', cookie: cookieOf(student) },
    ...reads.map(({ path }) => ({ method: 'GET' as const, path, cookie: cookieOf(student) })),
  ])
  for (let minute = 1; minute <= Number(options.minutes); minute += 1) {
    const job = { origin: server.url, calls, clients: Number(options.clients), seconds: 60 }
    const load = await loading.run(job)
    requests += load.requests
    if (load.failures.length > 0) console.log(load.failures[0])
    if (minute <= 3 || minute % 10 === 0) report(minute)
  }
} finally {
  loading.stop()
  await server.stop()
  await school.close()
  await postgres.stop()
}

function report(minute: number): void {
  const { now: resident } = memoryOf(server.child.pid)
  const verdict = resident <= goal ? '' : ` of ${goal}`
  console.log(`| ${minute} | ${requests} | ${resident} MB${verdict} |`)
}
