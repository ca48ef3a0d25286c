import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** Gives the tests `inject('databaseUrl')`: the server named by TEST_DATABASE_URL, else a temporary one. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const configuredUrl = process.env['TEST_DATABASE_URL']
  if (configuredUrl) {
    project.provide('databaseUrl', configuredUrl)
    return undefined
  }
  const server = await startPostgres()
  project.provide('databaseUrl', server.url)
  return () => server.stop()
}
