import type { TracedWork, Traces } from './traces.ts'

/** Runs `work` in a new span; without traces just runs it. */
export function inSpan<T>(
  traces: Traces | null,
  traced: TracedWork<T>,
  work: () => Promise<T>,
): Promise<T> {
  return traces === null ? work() : traces.run(traced, work)
}
