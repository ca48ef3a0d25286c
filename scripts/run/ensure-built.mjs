import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fingerprintOf } from './fingerprint.mjs'
import { runToEnd } from './run-to-end.mjs'
import { Trouble } from './trouble.mjs'

const SOURCES = ['src', 'content', 'public', 'package-lock.json']
const BUILD = [
  'scripts/build.ts',
  'scripts/embedded-image.ts',
  'scripts/pages',
  'scripts/api-reference',
]
const CONFIG = ['vite.config.ts', 'tsconfig.base.json', 'package.json']
const STAMP = '.cache/built'

/** Builds the product into `dist/` unless it was already built from the same sources. */
export async function ensureBuilt(node, env) {
  const fingerprint = fingerprintOf([...SOURCES, ...BUILD, ...CONFIG])
  const built = existsSync('dist/server/main.js') && existsSync(STAMP)
  if (built && readFileSync(STAMP, 'utf8') === fingerprint) return
  rmSync(STAMP, { force: true })
  console.log('Building (the first time takes about half a minute) ...')
  if ((await runToEnd(node, ['scripts/build.ts'], env)) !== 0) {
    throw new Trouble('The build failed; its messages are above.')
  }
  mkdirSync('.cache', { recursive: true })
  writeFileSync(STAMP, fingerprint)
}
