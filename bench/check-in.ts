import { line, load } from './load.ts'
import { openSchool } from './students.ts'

/** One check-in per student, 32 concurrent, on one process and one PostgreSQL (no fsync). */
const school = await openSchool(600)
const calls = school.cookies.map((cookie) => ({
  method: 'POST' as const,
  url: `${school.url}/api/check-in`,
  headers: { cookie },
}))
const warmUp = calls.splice(0, 100)
await load(warmUp)
console.log(line('check-in', await load(calls)))
console.log(line('check-in, repeated', await load(calls)))
await school.stop()
