import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import type { Counts, Step } from './steps.ts'

const RESULTS = '.cache/results'

/** Unit and server tests; `args` narrow them as vitest's own arguments would. */
export function vitestStep(args: readonly string[]): Step {
  const results = freshFile('vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  return {
    name: 'unit and server tests',
    run: ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args],
    count: () => readCounts(results, vitestCounts),
  }
}

/** The journeys, on the built product in a browser. */
export function journeyStep(): Step {
  const results = freshFile('journeys.json')
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = results
  return {
    name: 'journeys',
    run: ['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests'],
    count: () => readCounts(results, journeyCounts),
  }
}

const vitestCounts = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform((totals) => ({
    passed: totals.numPassedTests,
    failed: totals.numFailedTests,
    skipped: totals.numPendingTests + totals.numTodoTests,
  }))

const journeyCounts = z
  .object({
    stats: z.object({
      expected: z.number(),
      flaky: z.number(),
      unexpected: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }))

// A runner that crashed wrote nothing: what an earlier run left must not be counted in its place.
function freshFile(name: string): string {
  mkdirSync(RESULTS, { recursive: true })
  rmSync(`${RESULTS}/${name}`, { force: true })
  return `${RESULTS}/${name}`
}

function readCounts(file: string, schema: z.ZodType<Counts>): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 }
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
