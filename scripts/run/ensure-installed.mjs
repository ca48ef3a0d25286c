import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fingerprintOf } from './fingerprint.mjs'
import { Trouble } from './trouble.mjs'

const STAMP = 'node_modules/.upful-lock'
// The cache first, so that a warm one needs no network; then afresh; then without insisting that the
// lockfile names every platform's packages, which npm leaves out where a registry lacks some.
const ATTEMPTS = [
  { args: ['ci', '--prefer-offline'], pauseMs: 0 },
  { args: ['ci'], pauseMs: 3_000 },
  { args: ['install', '--no-save'], pauseMs: 10_000 },
]
const FLAGS = ['--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']

/** Installs the packages of the lockfile when they are missing, out of date or of another machine. */
export async function ensureInstalled() {
  const wanted = `${fingerprintOf(['package-lock.json'])} ${process.platform}-${process.arch}`
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  if (!isInstalled({ optional: true })) await install()
  writeFileSync(STAMP, wanted)
}

/** Whether npm's own note of what it installed, by us or by hand, says what the lockfile says. */
function isInstalled({ optional }) {
  const note = 'node_modules/.package-lock.json'
  if (!existsSync(note)) return false
  const installed = packagesOf(note)
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    if (path === '' || !fits(wanted) || (wanted.optional && !optional)) return true
    return installed[path]?.version === wanted.version
  })
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {}
}

// What npm may rightly have left out: packages of other machines, and what only those need.
function fits({ os, cpu, libc, optional }) {
  if (optional && (libc || !(os || cpu))) return false
  const names = (list, own) => !list || list.includes(own)
  return names(os, process.platform) && names(cpu, process.arch)
}

async function install() {
  console.log('Installing packages (the first time takes a minute) ...')
  for (const { args, pauseMs } of ATTEMPTS) {
    if (pauseMs > 0) console.log(`Trying again in ${pauseMs / 1000} seconds ...`)
    await pause(pauseMs)
    const { status, error } = runNpm([...args, ...FLAGS])
    // Without a network npm can end with 0 and nothing done.
    if (status === 0 && isInstalled({ optional: false })) return
    if (error) throw new Trouble(`Could not run npm: ${error.message}`)
  }
  throw new Trouble(
    'Could not install the packages. What npm said is above; with a connection to its registry, run the same command again.',
  )
}

function runNpm(args) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('npm-cli.js')) {
    return spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
  }
  return spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
}
