import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { CountsFile } from './counts-file.ts'
import { COUNTS_OF_JOURNEYS } from './test-steps.ts'

/** A reporter for Playwright that keeps the counts of the run in a file. */
export default class JourneyCounts implements Reporter {
  readonly #file = new CountsFile(COUNTS_OF_JOURNEYS)

  onTestEnd(test: TestCase, result: TestResult): void {
    const outcome = test.outcome()
    if (outcome === 'skipped') this.#file.add('skipped')
    else if (outcome === 'expected' || outcome === 'flaky') this.#file.add('passed')
    else if (result.retry === test.retries) this.#file.add('failed')
  }
}
