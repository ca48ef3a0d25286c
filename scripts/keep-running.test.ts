import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'

const untilKilled = 'setInterval(() => {}, 1000)'

/** Keeps a real process with this script running, and records what happens to it. */
function keepScriptRunning(code: string, firstDelayMs: number) {
  const starts: { child: ChildProcess; at: number }[] = []
  const lines: string[] = []
  const onGiveUp = vi.fn<() => void>()
  const { stop } = keepRunning({
    name: 'worker',
    start: () => {
      const child = spawn(process.execPath, ['-e', code], { stdio: 'ignore' })
      starts.push({ child, at: performance.now() })
      return child
    },
    print: (line) => lines.push(line),
    onGiveUp,
    firstDelayMs,
  })
  onTestFinished(stop)
  const running = (times: number) =>
    vi.waitFor(() => expect(starts).toHaveLength(times), { timeout: 20_000 })
  return { starts, lines, onGiveUp, stop, running }
}

test('a killed process is restarted', async () => {
  const { starts, lines, onGiveUp, running } = keepScriptRunning(untilKilled, 10)
  starts[0]?.child.kill('SIGKILL')
  await running(2)
  expect(lines).toEqual(['The worker ended with SIGKILL and restarts in 0.01 s.'])
  expect(starts[1]?.child.exitCode).toBeNull()
  expect(onGiveUp).not.toHaveBeenCalled()
})

test('a process that keeps ending is restarted after longer and longer delays, and not after the fifth time', async () => {
  const { starts, lines, onGiveUp } = keepScriptRunning('process.exit(3)', 40)
  await vi.waitFor(() => expect(onGiveUp).toHaveBeenCalledOnce(), { timeout: 30_000 })
  expect(starts).toHaveLength(5)
  const gaps = starts.slice(1).map(({ at }, index) => at - (starts[index]?.at ?? 0))
  for (const [index, delay] of [40, 80, 160, 320].entries())
    expect(gaps[index]).toBeGreaterThanOrEqual(delay - 2)
  expect(lines.at(-1)).toBe(
    'The worker ended 5 times within a minute, the last time with exit code 3.',
  )
})

test('stopping ends the process and does not restart it', async () => {
  const { starts, lines, stop } = keepScriptRunning(untilKilled, 1)
  await stop()
  expect(starts[0]?.child.signalCode).toBe('SIGTERM')
  expect([starts.length, lines]).toEqual([1, []])
})

test('stopping while a restart is pending leaves no process running', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { starts, lines, onGiveUp, stop } = keepScriptRunning('process.exit(1)', 200)
  await once(starts[0]?.child as ChildProcess, 'exit')
  expect(vi.getTimerCount()).toBe(1)
  await stop()
  expect(lines).toEqual(['The worker ended with exit code 1 and restarts in 0.2 s.'])
  expect(vi.getTimerCount()).toBe(0)
  expect(starts).toHaveLength(1)
  expect(onGiveUp).not.toHaveBeenCalled()
})
