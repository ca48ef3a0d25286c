import { existsSync, readdirSync, rmSync } from 'node:fs'
import { build as bundle } from 'esbuild'
import { build as buildClient } from 'vite'
import { writeBuiltContent } from '../src/server/content/built-content.ts'
import { loadContent } from '../src/server/content/load-content.ts'
import { writeEmbeddedImage } from './embedded-image.ts'
import { buildFirstScreen } from './pages/first-screen.ts'

const image = 'dist/embedded.tar.gz'
const OPERATOR = 'src/server/operator'

// esbuild has already printed the problem; a stack trace would only bury it.
const stop = () => process.exit(1)
await Promise.all([
  buildServer().catch(stop),
  buildClient({ logLevel: 'warn' }),
  buildFirstScreen('dist/first-screen'),
  writeEmbeddedImage(image),
])

/** One file for each command an operator can run; packages are not bundled, so that they load as shipped. */
async function buildServer(): Promise<void> {
  rmSync('dist/server', { recursive: true, force: true })
  const operator = existsSync(OPERATOR) ? readdirSync(OPERATOR) : []
  const commands = operator.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  await bundle({
    entryPoints: ['src/server/main.ts', ...commands.map((name) => `${OPERATOR}/${name}`)],
    outdir: 'dist/server',
    outbase: 'src/server',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    logLevel: 'warning',
  })
  writeBuiltContent('dist/server', loadContent('content'))
}
