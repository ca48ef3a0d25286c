import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Load } from './load.ts'
import type { School } from './school.ts'

/** What a request costs, in milliseconds of processor time. It changes less than the speed when other work shares the machine. */
export interface Cost {
  server: number
  database: number
}

export interface MeasuredLoad extends Load {
  cost: Cost
}

/** Runs a load and adds what its requests cost this server process and the backends of PostgreSQL; only on Linux. */
export async function withCost(
  { run }: School,
  { pid }: ChildProcess,
  work: () => Promise<Load>,
): Promise<MeasuredLoad> {
  const before = await reading()
  const load = await work()
  const after = await reading()
  return {
    ...load,
    cost: {
      server: (after.server - before.server) / load.requests,
      database: databaseTime(before.backends, after.backends) / load.requests,
    },
  }

  async function reading() {
    const { rows } = await run(
      `select pid from pg_stat_activity where backend_type in ('client backend', 'walwriter')`,
    )
    const backends = rows.map((row) => Number(row['pid']))
    return {
      server: millisecondsOf(Number(pid)),
      backends: new Map(backends.map((backend) => [backend, millisecondsOf(backend)])),
    }
  }
}

/** Backends come and go with the connections of the pools. */
function databaseTime(
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): number {
  return [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0)
}

/** In user and system mode, since the process began: the fields 14 and 15, in hundredths of a second. */
function millisecondsOf(pid: number): number {
  const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const [user, system] = fields.split(' ').slice(11)
  return (Number(user) + Number(system)) * 10
}
