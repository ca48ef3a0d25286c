import { deleteCounts, readCounts } from './counts-file.ts'
import type { Step } from './steps.ts'

export const COUNTS_OF_TESTS = '.cache/results/tests.json'
export const COUNTS_OF_JOURNEYS = '.cache/results/journeys.json'

export const buildStep: Step = { name: 'build', run: ['scripts/run.mjs', 'build'] }
export const sizeStep: Step = { name: 'size', run: ['scripts/size.ts'] }

/** Unit and server tests; `args` filter them like vitest's arguments. */
export function vitestStep(args: readonly string[]): Step {
  const reporters = ['--reporter=default', '--reporter=./scripts/testing/vitest-counts.ts']
  return {
    name: 'unit and server tests',
    run: ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args],
    ...countedIn(COUNTS_OF_TESTS),
  }
}

/** The journeys, on the built product in a browser; `args` filter them like Playwright's arguments. */
export function journeyStep(args: readonly string[] = []): Step {
  const reporters = '--reporter=list,./scripts/testing/journey-counts.ts'
  return {
    name: 'journeys',
    run: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--pass-with-no-tests',
      reporters,
      ...args,
    ],
    ...countedIn(COUNTS_OF_JOURNEYS),
  }
}

function countedIn(file: string): Pick<Step, 'count'> {
  deleteCounts(file)
  return { count: () => readCounts(file) }
}
