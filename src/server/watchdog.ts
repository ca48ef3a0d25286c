import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const beatMs = 1_000

/**
 * Ends the process when its event loop hangs for this long. A spinning embedded engine responds to
 * nothing, not even a signal, and a supervisor only restarts a process that has ended.
 */
export async function startWatchdog(seconds: number): Promise<void> {
  const beats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref()
  const watcher = new Worker(watch, {
    eval: true,
    // The server's command-line flags do not apply to it.
    execArgv: [],
    workerData: { beats, seconds, pid: process.pid },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  })
  await once(watcher, 'online')
  watcher.unref()
}

// Counts checks instead of using the clock, which jumps after sleep although nothing is wrong.
const watch = `
const { workerData: { beats, seconds, pid } } = require('node:worker_threads')
const { writeSync } = require('node:fs')
let last = -1
let stuck = 0
setInterval(() => {
  const beat = Atomics.load(beats, 0)
  stuck = beat === last ? stuck + 1 : 0
  last = beat
  if (stuck < seconds) return
  writeSync(2, 'Upful did not respond for ' + seconds + ' seconds and was ended, so that it can be restarted.\\n')
  process.kill(pid, 'SIGKILL')
}, 1000)
`
