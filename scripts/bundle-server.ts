import { existsSync, readdirSync, rmSync } from 'node:fs'
import { build } from 'esbuild'
import { writeBuiltContent } from '../src/server/content/built-content.ts'
import { loadContent } from '../src/server/content/load-content.ts'
import { withGuide } from '../src/server/guide/guide-rules.ts'

const OPERATOR = 'src/server/operator'

/**
 * Writes the server into a folder, which must be two levels deep in the project: one file for each command an operator
 * can run, with the content that was checked and what the guide has learned from it. Packages are not bundled, so that they load as shipped.
 */
export async function bundleServer(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const operator = existsSync(OPERATOR) ? readdirSync(OPERATOR) : []
  const commands = operator.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  await build({
    entryPoints: ['src/server/main.ts', ...commands.map((name) => `${OPERATOR}/${name}`)],
    outdir: folder,
    outbase: 'src/server',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    logLevel: 'warning',
  })
  writeBuiltContent(folder, withGuide(loadContent('content')), 'content')
}
