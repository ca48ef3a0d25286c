import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** Runs Node on a file, forwards signals to it, and returns its exit code. */
export function runToEnd(node, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { stdio: 'inherit', env })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      let forwarded = false
      process.on(signal, () => {
        // A terminal sends Ctrl-C to the whole process group and npm repeats it, but the child must get it only once.
        if (forwarded || (signal === 'SIGINT' && process.stdin.isTTY)) return
        forwarded = true
        child.kill(signal)
      })
    }
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}
