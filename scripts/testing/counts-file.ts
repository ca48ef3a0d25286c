import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Counts } from './steps.ts'

/** Counts are written to disk after every test, so that a run that is killed still reports what it ran. */
export class CountsFile {
  readonly #path: string
  readonly #counts: Counts = { passed: 0, failed: 0, skipped: 0 }

  constructor(path: string) {
    this.#path = path
  }

  add(result: keyof Counts): void {
    this.#counts[result] += 1
    mkdirSync(dirname(this.#path), { recursive: true })
    writeFileSync(this.#path, JSON.stringify(this.#counts))
  }
}

const countsSchema = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() })

/** The counts in this file; zero when no test has finished. */
export function readCounts(path: string): Counts {
  if (!existsSync(path)) return { passed: 0, failed: 0, skipped: 0 }
  return countsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** Deletes the counts of an earlier run, which must not count for a runner that crashes at startup. */
export function deleteCounts(path: string): void {
  rmSync(path, { force: true })
}
