import type { Reporter } from 'vitest/node'
import { CountsFile } from './counts-file.ts'
import { COUNTS_OF_TESTS } from './test-steps.ts'

/** A reporter for vitest that keeps the counts of the run in a file. */
export default class VitestCounts implements Reporter {
  readonly #file = new CountsFile(COUNTS_OF_TESTS)

  onTestCaseResult: NonNullable<Reporter['onTestCaseResult']> = (testCase) => {
    const { state } = testCase.result()
    if (state !== 'pending') this.#file.add(state)
  }
}
