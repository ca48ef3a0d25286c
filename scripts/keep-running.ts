import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

interface KeepRunningOptions {
  /** The name of the process in messages. */
  name: string
  start: () => ChildProcess
  print: (line: string) => void
  /** Called when the process has exited too often and is not restarted. */
  onGiveUp: () => void
  firstDelayMs?: number
}

const maxEndsInAMinute = 5

/**
 * Starts a process, and restarts it when it exits, with exponential backoff.
 * If it exits too often within a minute, another restart will not help.
 */
export function keepRunning({
  name,
  start,
  print,
  onGiveUp,
  firstDelayMs = 500,
}: KeepRunningOptions): {
  stop: () => Promise<void>
} {
  let ends: number[] = []
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let child = begin()
  return { stop }

  function begin(): ChildProcess {
    return start().once('exit', onExit)
  }

  function onExit(code: number | null, signal: NodeJS.Signals | null): void {
    if (stopped) return
    const now = performance.now()
    ends = [...ends.filter((at) => now - at < 60_000), now]
    const reason = signal ?? `exit code ${code}`
    if (ends.length >= maxEndsInAMinute) {
      stopped = true
      print(`The ${name} ended ${ends.length} times within a minute, the last time with ${reason}.`)
      onGiveUp()
      return
    }
    const delay = firstDelayMs * 2 ** (ends.length - 1)
    print(`The ${name} ended with ${reason} and restarts in ${delay / 1000} s.`)
    timer = setTimeout(() => (child = begin()), delay)
  }

  async function stop(): Promise<void> {
    stopped = true
    clearTimeout(timer)
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
  }
}
