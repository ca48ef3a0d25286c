import { spawn, type ChildProcess } from 'node:child_process'

export type Counts = { passed: number; failed: number; skipped: number }
export type Step = {
  name: string
  /** A Node file and its arguments. */
  run: readonly string[]
  /** What a runner of tests counted; other steps count only when they fail. */
  count?: () => Counts
}
export type Outcome = Counts & { name: string; ok: boolean; seconds: number }

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }
const LIMIT_MS = 10 * 60_000
const running = new Set<ChildProcess>()

/** Runs the steps two at a time; each one's output is shown whole, once it ended. */
export async function sideBySide(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = [...steps]
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      outcomes.push(await runStep(step, 'at the end'))
    }
  }
  await Promise.all([work(), work()])
  return outcomes
}

/** Runs the steps one after the other and shows what they say as they say it. */
export async function inTurn(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await runStep(step, 'live'))
  return outcomes
}

async function runStep(step: Step, show: 'live' | 'at the end'): Promise<Outcome> {
  const started = performance.now()
  if (show === 'live') console.log(`\n${step.name}`)
  const { ok, output } = await runNode(step.run, show)
  const seconds = (performance.now() - started) / 1000
  if (show === 'at the end') console.log(`${ok ? 'ok  ' : 'FAIL'} ${step.name}`)
  if (!ok && output) console.log(output.trimEnd())
  return { name: step.name, ok, seconds, ...countsOf(step, ok) }
}

// A step can fail without a failed test: a crash, a lint finding, a lost rejection.
function countsOf(step: Step, ok: boolean): Counts {
  const counts = step.count?.() ?? NOTHING
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

function runNode(args: readonly string[], show: 'live' | 'at the end') {
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    const stdio = show === 'live' ? 'inherit' : 'pipe'
    const child = spawn(process.execPath, args, { stdio: ['ignore', stdio, stdio] })
    running.add(child)
    const limit = setTimeout(() => child.kill(), LIMIT_MS)
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))
    child.once('close', (code) => {
      clearTimeout(limit)
      running.delete(child)
      resolve({ ok: code === 0, output })
    })
  })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal)
    process.exit(1)
  })
}
