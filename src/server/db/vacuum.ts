const stepEveryMs = 5_000
/** After a failure, which is most likely a full disk. */
const pauseMs = 30 * 60_000

export type Run = (sql: string) => Promise<Record<string, unknown>[]>

/**
 * The embedded engine has no autovacuum, and a vacuum blocks all queries. So the tables are vacuumed one
 * at a time, the whole database within half an hour.
 */
export function vacuumInSteps(
  run: Run,
  warn: (error: unknown) => void,
  everyMs = stepEveryMs,
): () => void {
  let steps: string[] = []
  let busy = false
  let stopped = false
  let pausedUntil = 0

  async function takeStep(): Promise<void> {
    if (busy || performance.now() < pausedUntil) return
    busy = true
    try {
      if (steps.length === 0) steps = await stepsOfRound(run)
      const step = steps.shift()
      if (step !== undefined) await run(step)
    } catch (error) {
      // The database was closed while the step waited for its turn.
      if (stopped) return
      steps = []
      pausedUntil = performance.now() + pauseMs
      warn(error)
    } finally {
      busy = false
    }
  }

  const timer = setInterval(() => void takeStep(), everyMs)
  timer.unref()
  return () => {
    stopped = true
    clearInterval(timer)
  }
}

async function stepsOfRound(run: Run): Promise<string[]> {
  const tables = await run(`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'm') and relpersistence = 'p' order by 1`)
  return tables.flatMap(({ name }) => [`vacuum ${String(name)}`, `analyze ${String(name)}`])
}
