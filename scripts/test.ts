import { checkSteps } from './testing/check-steps.ts'
import { inTurn, sideBySide, type Outcome, type Step } from './testing/steps.ts'
import { summaryOf } from './testing/summary.ts'
import { journeyStep, vitestStep } from './testing/test-steps.ts'

const [mode, ...rest] = process.argv.slice(2)
const outcomes = mode === '--quick' ? await quick(rest) : await everything()
console.log(`\n${summaryOf(outcomes)}`)
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1

/** While working: the checks, and the tests that need no second engine and no browser. */
async function quick(filters: readonly string[]): Promise<Outcome[]> {
  const projects = ['--project=unit', '--project=server-embedded']
  return [
    ...(await sideBySide(checkSteps)),
    ...(await inTurn([vitestStep([...projects, ...filters])])),
  ]
}

async function everything(): Promise<Outcome[]> {
  const build: Step = { name: 'build', run: ['scripts/run.mjs', 'build'] }
  const first = await sideBySide([build, ...checkSteps])
  const tests = await inTurn([vitestStep([])])
  const built = first.some(({ name, ok }) => name === build.name && ok)
  const size: Step = { name: 'size', run: ['scripts/size.ts'] }
  return [...first, ...tests, ...(built ? await inTurn([journeyStep(), size]) : [])]
}
