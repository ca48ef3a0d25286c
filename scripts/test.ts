import { checkSteps } from './testing/check-steps.ts'
import { inTurn, sideBySide, type Outcome } from './testing/steps.ts'
import { summaryOf } from './testing/summary.ts'
import { isPart, parts } from './testing/test-parts.ts'
import { buildStep, journeyStep, sizeStep, vitestStep } from './testing/test-steps.ts'

/** Desktop size and the longest journeys wait for the part `journeys`, as the workflow runs it with every push. */
const withEveryChange = ['--project=phone', '--grep-invert=@push']

const [mode, ...rest] = process.argv.slice(2)
const outcomes = await run()
console.log(`\n${summaryOf(outcomes)}`)
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1

async function run(): Promise<Outcome[]> {
  if (mode === undefined) return everything()
  if (mode === '--quick') return quick(rest)
  const part = mode.replace(/^--only=/, '')
  if (isPart(part)) return parts[part]()
  console.error(`Unknown part "${mode}". Use --only= with one of: ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}

/** For use while working: the checks, and the tests on the embedded engine, without a browser. */
async function quick(filters: readonly string[]): Promise<Outcome[]> {
  const projects = ['--project=unit', '--project=components', '--project=server-embedded']
  return [
    ...(await sideBySide(checkSteps)),
    ...(await inTurn([vitestStep([...projects, ...filters])])),
  ]
}

async function everything(): Promise<Outcome[]> {
  const first = await sideBySide([buildStep, ...checkSteps])
  const tests = await inTurn([vitestStep(['--project=!server-postgres-rest'])])
  const built = first.some(({ name, ok }) => name === buildStep.name && ok)
  return [
    ...first,
    ...tests,
    ...(built ? await inTurn([journeyStep(withEveryChange), sizeStep]) : []),
  ]
}
