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
      database: (after.database - before.database) / load.requests,
    },
  }

  async function reading(): Promise<Cost> {
    const { rows } = await run(
      `select pid from pg_stat_activity where backend_type in ('client backend', 'walwriter')`,
    )
    const database = rows.map((row) => millisecondsOf(Number(row['pid'])))
    return {
      server: millisecondsOf(Number(pid)),
      database: database.reduce((sum, milliseconds) => sum + milliseconds, 0),
    }
  }
}

/** In user and system mode, since the process began: the fields 14 and 15, in hundredths of a second. */
function millisecondsOf(pid: number): number {
  const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const [user, system] = fields.split(' ').slice(11)
  return (Number(user) + Number(system)) * 10
}
