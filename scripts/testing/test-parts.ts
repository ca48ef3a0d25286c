import { citusFound } from './citus-cluster.ts'
import { checkSteps } from './check-steps.ts'
import { inTurn, sideBySide, type Outcome } from './steps.ts'
import { buildStep, journeyStep, sizeStep, vitestStep } from './test-steps.ts'

/** What `npm test` runs, in parts that separate machines can run in parallel. `postgres` runs more than `npm test`. */
export const parts = {
  check: () => sideBySide(checkSteps),
  unit: () => inTurn([vitestStep(['--project=unit', '--project=components'])]),
  embedded: () => inTurn([vitestStep(['--project=server-embedded'])]),
  postgres: () =>
    inTurn([vitestStep(['--project=server-postgres', '--project=server-postgres-rest'])]),
  citus: () => {
    if (!citusFound()) return skipped('Citus not found')
    return inTurn([vitestStep(['--project=server-citus'])])
  },
  journeys: () => inTurn([buildStep, journeyStep()]),
  size: () => inTurn([buildStep, sizeStep]),
} satisfies Record<string, () => Promise<Outcome[]>>

function skipped(why: string): Promise<Outcome[]> {
  console.log(`skipped: ${why}`)
  return Promise.resolve([])
}

export function isPart(name: string): name is keyof typeof parts {
  return Object.hasOwn(parts, name)
}
