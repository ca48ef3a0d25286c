import type { TestProject } from 'vitest/node'
import { citusBinaries, startCitus } from './citus-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    citusWorkers: string
  }
}

/** Gives the tests `inject('databaseUrl')`, a coordinator, and `inject('citusWorkers')`, its two workers. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const configured = process.env['TEST_CITUS_URLS']
  if (configured) {
    provide(project, configured.split(' '))
    return undefined
  }
  const bin = citusBinaries()
  if (bin === undefined) return undefined
  const { urls, stop } = await startCitus(bin)
  provide(project, urls)
  return stop
}

function provide(project: TestProject, [coordinator = '', ...workers]: string[]): void {
  project.provide('databaseUrl', coordinator)
  project.provide('citusWorkers', workers.join(' '))
}
