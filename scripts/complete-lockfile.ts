import { readFileSync, writeFileSync } from 'node:fs'
import { completed } from './lockfile-platforms.ts'

// Run it after `npm install`, which omits packages for other platforms from the lockfile when the
// registry does not have them; `npm ci` then refuses that lockfile everywhere.
const FILE = 'package-lock.json'
const lockfile = completed(JSON.parse(readFileSync(FILE, 'utf8')))
writeFileSync(FILE, `${JSON.stringify(lockfile, null, 2)}\n`)
