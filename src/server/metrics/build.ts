import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Env } from '../env.ts'

/** What runs: the labels of `upful_build_info`. */
export interface Build {
  version: string
  /** The newest migration of this build. */
  migration: string
  engine: 'embedded' | 'postgres'
  role: Env['ROLE']
}

const packageSchema = z.object({ version: z.string() })

export function buildOf(root: string, { DATABASE_URL, ROLE }: Env): Build {
  const { version } = packageSchema.parse(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  )
  const migrations = readdirSync(join(root, 'src/server/db/migrations')).sort()
  return {
    version,
    migration: migrations.at(-1) ?? 'none',
    engine: DATABASE_URL === undefined ? 'embedded' : 'postgres',
    role: ROLE,
  }
}
