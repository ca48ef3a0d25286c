import { countsOf } from './one-way-rules.ts'
import { readSources } from './sources.ts'

const counts = countsOf(readSources())
for (const { what, count, max } of counts) {
  console.log(`${String(count).padStart(4)} of at most ${String(max).padStart(3)}  ${what}`)
}
process.exitCode = counts.some(({ count, max }) => count > max) ? 1 : 0
