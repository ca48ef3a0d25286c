import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** Gives the tests `inject('databaseUrl')`: the server named by TEST_DATABASE_URL, else a temporary one. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    project.provide('databaseUrl', given)
    return undefined
  }
  const server = await startPostgres()
  project.provide('databaseUrl', server.url)
  return () => server.stop()
}
