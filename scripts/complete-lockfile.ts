import { readFileSync, writeFileSync } from 'node:fs'
import { completed } from './lockfile-platforms.ts'

// Run it after `npm install`, which leaves out of the lockfile what a registry lacks for other
// platforms; `npm ci` then refuses that lockfile, there and on every complete registry.
const FILE = 'package-lock.json'
const lockfile = completed(JSON.parse(readFileSync(FILE, 'utf8')))
writeFileSync(FILE, `${JSON.stringify(lockfile, null, 2)}\n`)
