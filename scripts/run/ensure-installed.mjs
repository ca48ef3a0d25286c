import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fingerprintOf } from './fingerprint.mjs'
import { Trouble } from './trouble.mjs'

const STAMP = 'node_modules/.upful-lock'
// First from the cache, so that a warm one needs no network; then from the registry; then without requiring
// the lockfile to name every platform's packages, which npm omits when a registry lacks some.
const ATTEMPTS = [
  { args: ['ci', '--prefer-offline'], pauseMs: 0 },
  { args: ['ci'], pauseMs: 3_000 },
  { args: ['install', '--no-save'], pauseMs: 10_000 },
]
const FLAGS = ['--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']

/** Installs the packages of the lockfile when they are missing, out of date or for another platform. */
export async function ensureInstalled() {
  const stamp = `${fingerprintOf(['package-lock.json'])} ${process.platform}-${process.arch}`
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  if (!isInstalled({ optional: true })) await install()
  writeFileSync(STAMP, stamp)
}

/** Whether npm's own record of installed packages matches the lockfile. */
function isInstalled({ optional }) {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const installed = packagesOf(record)
  return Object.entries(packagesOf('package-lock.json')).every(([path, locked]) => {
    if (path === '' || !fits(locked) || (locked.optional && !optional)) return true
    return installed[path]?.version === locked.version
  })
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {}
}

// npm may omit packages for other platforms, and their dependencies.
function fits({ os, cpu, libc, optional }) {
  if (optional && (libc || !(os || cpu))) return false
  const allows = (list, value) => !list || list.includes(value)
  return allows(os, process.platform) && allows(cpu, process.arch)
}

async function install() {
  console.log('Installing packages (the first time takes a minute) ...')
  for (const { args, pauseMs } of ATTEMPTS) {
    if (pauseMs > 0) console.log(`Trying again in ${pauseMs / 1000} seconds ...`)
    await pause(pauseMs)
    const { status, error } = runNpm([...args, ...FLAGS])
    // Without a network npm can exit with 0 although it has installed nothing.
    if (status === 0 && isInstalled({ optional: false })) return
    if (error) throw new Trouble(`Could not run npm: ${error.message}`)
  }
  throw new Trouble(
    'Could not install the packages. See the messages of npm above; when its registry is reachable, run the same command again.',
  )
}

function runNpm(args) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('npm-cli.js')) {
    return spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
  }
  return spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
}
