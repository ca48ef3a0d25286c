import { spawn, type ChildProcess } from 'node:child_process'
import { pathToFileURL } from 'node:url'

export type Counts = { passed: number; failed: number; skipped: number }
export type Step = {
  name: string
  /** A Node file and its arguments. */
  run: readonly string[]
  /** What a test runner has counted so far; other steps count only when they fail. */
  count?: () => Counts
}
export type Outcome = Counts & { name: string; ok: boolean; seconds: number }
type Show = 'live' | 'at the end'

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }
const MAX_SILENCE_MS = 15 * 60_000
const running = new Set<ChildProcess>()

/** Runs the steps two at a time; each one's output is shown in full when it has ended. */
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

/** Runs the steps one after the other and streams their output. */
export async function inTurn(
  steps: readonly Step[],
  maxSilenceMs = MAX_SILENCE_MS,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await runStep(step, 'live', maxSilenceMs))
  return outcomes
}

async function runStep(step: Step, show: Show, maxSilenceMs = MAX_SILENCE_MS): Promise<Outcome> {
  const started = performance.now()
  if (show === 'live') console.log(`\n${step.name}`)
  const { ok, output } = await runNode(step.run, show, maxSilenceMs)
  const seconds = (performance.now() - started) / 1000
  if (show === 'at the end') console.log(`${ok ? 'ok  ' : 'FAIL'} ${step.name}`)
  if (!ok && output) console.log(output.trimEnd())
  return { name: step.name, ok, seconds, ...countsOf(step, ok) }
}

// A step can fail without a failed test: a crash, a lint finding, an unhandled rejection.
function countsOf(step: Step, ok: boolean): Counts {
  const counts = step.count?.() ?? NOTHING
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/**
 * A slow machine may take as long as it needs, so there is no overall time limit. A step without
 * output for a quarter of an hour is considered hung, and is killed.
 */
function runNode(args: readonly string[], show: Show, maxSilenceMs: number) {
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: OWN_GROUP,
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    })
    running.add(child)
    let output = ''
    let silence = setTimeout(() => {})
    const onOutput = (text: string) => {
      if (show === 'live') process.stdout.write(text)
      else output += text
      clearTimeout(silence)
      silence = setTimeout(() => {
        console.log(`No output for ${Math.round(maxSilenceMs / 1000)} s: the step is killed.`)
        end(child, 'SIGKILL')
      }, maxSilenceMs)
    }
    onOutput('')
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', onOutput)
    child.once('close', (code) => {
      clearTimeout(silence)
      running.delete(child)
      resolve({ ok: code === 0, output })
    })
  })
}

const END_WITH_PARENT = pathToFileURL(`${import.meta.dirname}/end-with-parent.ts`).href

// A separate process group, so that a step can be killed together with its children.
const OWN_GROUP = process.platform !== 'win32'

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  if (!OWN_GROUP) return void child.kill(signal)
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The whole group has already exited.
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) end(child, signal)
    process.exit(1)
  })
}
