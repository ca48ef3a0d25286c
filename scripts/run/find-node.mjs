import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Trouble } from './trouble.mjs'

const NEEDED = 24

/** The packaged Node 24, else the one that runs this script if it is new enough. */
export function findNode() {
  const node = nodeHere()
  if (node !== null) return node
  throw new Trouble(
    `Upful runs on Node ${NEEDED} or newer; this is ${process.version}, and there is no packaged Node for ${process.platform}-${process.arch}. Install it from https://nodejs.org and run the same command again.`,
  )
}

/** Like `findNode`, but null when there is none. */
export function nodeHere() {
  const windows = process.platform === 'win32'
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const packaged = resolve('node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  // Checking that the file exists is not enough: with another C library it does not run.
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged
  return Number.parseInt(process.versions.node, 10) >= NEEDED ? process.execPath : null
}
