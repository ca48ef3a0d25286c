import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** Runs Node on a file, forwards signals to it, and returns its exit code. */
export function runToEnd(node, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { stdio: 'inherit', env })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      let handedOn = false
      process.on(signal, () => {
        // A terminal gives Ctrl-C to the whole group, and npm repeats it: the child must get it once.
        if (handedOn || (signal === 'SIGINT' && process.stdin.isTTY)) return
        handedOn = true
        child.kill(signal)
      })
    }
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}
