// Plain JavaScript for Node >= 18: this file and scripts/run/ work before anything is installed.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './run/ensure-built.mjs'
import { ensureInstalled } from './run/ensure-installed.mjs'
import { findNode } from './run/find-node.mjs'
import { folderInUse } from './run/folder-in-use.mjs'
import { runToEnd } from './run/run-to-end.mjs'
import { Trouble } from './run/trouble.mjs'
import { tasks } from './tasks.mjs'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))

try {
  process.exitCode = await run(process.argv[2], process.argv.slice(3))
} catch (error) {
  if (!(error instanceof Trouble)) throw error
  console.error(`\n${error.message}`)
  process.exitCode = 1
}

async function run(name, args) {
  const task = tasks[name]
  if (!task) {
    throw new Trouble(`Usage: npm run <task>, one of: ${Object.keys(tasks).join(', ')}`)
  }
  // A second command must not replace the packages and the build of a running server.
  const inUse = task.folder ? folderInUse() : null
  if (inUse !== null && task.folder === 'alone') throw new Trouble(inUse)
  if (inUse === null) await ensureInstalled()
  const node = findNode()
  const env = { ...process.env, ...task.env, PATH: pathWith(node) }
  if (task.built && inUse === null) await ensureBuilt(node, env)
  if (!task.run) return 0
  const [file, ...rest] = task.run(args)
  if (!existsSync(file)) throw new Trouble(`There is no ${file}.`)
  return runToEnd(node, [file, ...rest], env)
}

function pathWith(node) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return [dirname(node), join(process.cwd(), 'node_modules/.bin'), process.env.PATH].join(separator)
}
