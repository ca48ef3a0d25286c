import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { writeEmbeddedTemplate } from '../../src/server/testing/embedded-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    embeddedTemplate: string
  }
}

/** Gives the tests `inject('embeddedTemplate')`: the file with the cluster that their databases are copied from. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'upful-template-'))
  const file = join(folder, 'cluster.tar')
  await writeEmbeddedTemplate(file)
  project.provide('embeddedTemplate', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
