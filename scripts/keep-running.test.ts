import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'

const untilKilled = 'setInterval(() => {}, 1000)'

/** Keeps a real process with this script running, and reports what happened to it. */
function kept(code: string, firstDelayMs: number) {
  const started: { child: ChildProcess; at: number }[] = []
  const lines: string[] = []
  const givenUp = vi.fn<() => void>()
  const { stop } = keepRunning({
    name: 'worker',
    start: () => {
      const child = spawn(process.execPath, ['-e', code], { stdio: 'ignore' })
      started.push({ child, at: performance.now() })
      return child
    },
    say: (line) => lines.push(line),
    onGiveUp: givenUp,
    firstDelayMs,
  })
  onTestFinished(stop)
  const running = (times: number) =>
    vi.waitFor(() => expect(started).toHaveLength(times), { timeout: 20_000 })
  return { started, lines, givenUp, stop, running }
}

test('a killed process is restarted', async () => {
  const { started, lines, givenUp, running } = kept(untilKilled, 10)
  started[0]?.child.kill('SIGKILL')
  await running(2)
  expect(lines).toEqual(['The worker ended with SIGKILL and starts again in 0.01 s.'])
  expect(started[1]?.child.exitCode).toBeNull()
  expect(givenUp).not.toHaveBeenCalled()
})

test('one that ends again and again is started later each time, and the fifth time no more', async () => {
  const { started, lines, givenUp } = kept('process.exit(3)', 40)
  await vi.waitFor(() => expect(givenUp).toHaveBeenCalledOnce(), { timeout: 30_000 })
  expect(started).toHaveLength(5)
  const gaps = started.slice(1).map(({ at }, index) => at - (started[index]?.at ?? 0))
  for (const [index, delay] of [40, 80, 160, 320].entries())
    expect(gaps[index]).toBeGreaterThanOrEqual(delay - 2)
  expect(lines.at(-1)).toBe(
    'The worker ended 5 times within a minute, the last time with exit code 3.',
  )
})

test('stopping ends it, and it is not started again', async () => {
  const { started, lines, stop } = kept(untilKilled, 1)
  await stop()
  expect(started[0]?.child.signalCode).toBe('SIGTERM')
  expect([started.length, lines]).toEqual([1, []])
})

test('stopping it while it waits to restart leaves nothing running', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { started, lines, givenUp, stop } = kept('process.exit(1)', 200)
  await once(started[0]?.child as ChildProcess, 'exit')
  expect(vi.getTimerCount()).toBe(1)
  await stop()
  expect(lines).toEqual(['The worker ended with exit code 1 and starts again in 0.2 s.'])
  expect(vi.getTimerCount()).toBe(0)
  expect(started).toHaveLength(1)
  expect(givenUp).not.toHaveBeenCalled()
})
