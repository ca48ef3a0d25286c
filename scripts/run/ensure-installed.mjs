import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fingerprintOf } from './fingerprint.mjs'
import { Trouble } from './trouble.mjs'

const STAMP = 'node_modules/.upful-lock'
const PAUSES_MS = [5_000, 15_000]
const FLAGS = ['--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']

/** Installs the packages of the lockfile when they are missing, out of date or of another machine. */
export async function ensureInstalled() {
  const wanted = `${fingerprintOf(['package-lock.json'])} ${process.platform}-${process.arch}`
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  if (!holdsTheLockfile()) await install()
  writeFileSync(STAMP, wanted)
}

/** Somebody may have run `npm ci` by hand; npm notes what it installed in a lockfile of its own. */
function holdsTheLockfile() {
  const note = 'node_modules/.package-lock.json'
  if (!existsSync(note)) return false
  const installed = packagesOf(note)
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    if (path === '' || !fits(wanted)) return true
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
  for (let attempt = 0; ; attempt += 1) {
    // The cache first, so that a warm one needs no network; afresh if that failed.
    const flags = attempt === 0 ? [...FLAGS, '--prefer-offline'] : FLAGS
    const { status, error } = runNpm(['ci', ...flags])
    if (status === 0) return
    const wait = PAUSES_MS[attempt]
    if (wait === undefined || error) {
      throw new Trouble(
        `Could not install the packages: ${error ? error.message : `"npm ci" ended with ${status}`}. Its messages are above; with a working connection to the npm registry, run the same command again.`,
      )
    }
    console.log(`"npm ci" ended with ${status}. Trying again in ${wait / 1000} seconds ...`)
    await pause(wait)
  }
}

function runNpm(args) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('npm-cli.js')) {
    return spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
  }
  return spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
}
