import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { closeAfter } from './close-after.ts'
import { root } from './fill-template.ts'
import { newDatabase } from './test-database.ts'

export type Settings = Record<string, string>

export interface ServerProcess {
  url: string
  /** Everything it has printed so far. */
  output: () => string
  /** Resolves with its exit code once it has ended; null when a signal ended it. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

/** The data folder of each process. */
const running = new Map<ChildProcess, string | undefined>()

/** Settings with an empty data folder, on the engine of this test run; removed after the test or file that created them. */
export async function freshSettings(): Promise<Settings> {
  const folder = mkdtempSync(join(tmpdir(), 'upful-process-'))
  const onPostgres = process.env['TEST_ENGINE'] === 'postgres'
  const database = onPostgres ? await newDatabase() : null
  closeAfter(async () => {
    const children = [...running].flatMap(([child, dataDir]) => (dataDir === folder ? [child] : []))
    const exits = children.map((child) => once(child, 'exit'))
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(exits)
    await database?.drop()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    DATA_DIR: folder,
    ...(database === null
      ? {}
      : { DATABASE_URL: database.url, SECRET: 'a secret of the tests: 0123456789' }),
  }
}

/** Starts the real server on a free port; rejects with its output if it does not start. */
export async function startServer(settings: Settings): Promise<ServerProcess> {
  const { child, output } = run('src/server/main.ts', [], {
    PORT: '0',
    TRUST_PROXY: '1',
    ...settings,
  })
  const exit = once(child, 'exit') as Promise<[number | null]>
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /Upful is at (\S+)/.exec(output())?.[1]
      if (address !== undefined) resolve(address)
    })
    void exit.then(([code]) => reject(new Error(`The server ended with ${code}: ${output()}`)))
  })
  return {
    url,
    output,
    async end(signal) {
      child.kill(signal)
      return (await exit)[0]
    },
  }
}

/** Runs a server script, named by its source, to its end. */
export async function runToEnd(
  source: string,
  args: string[],
  settings: Settings,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = run(source, args, settings)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output() }
}

const END_WITH_PARENT = pathToFileURL(join(root, 'scripts/testing/end-with-parent.ts')).href

function run(source: string, args: string[], settings: Settings) {
  const folder = process.env['TEST_SERVER'] ?? ''
  const file = join(folder, relative('src/server', source)).replace(/\.ts$/, '.js')
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, file, ...args], {
    cwd: root,
    // The process must not inherit the tests' environment.
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      LOG_LEVEL: 'warn',
      REQUESTS_A_MINUTE: '1000000',
      ANSWER_PACE: 'off',
      DRAIN_SECONDS: '0',
      // A busy machine is slow, and tests read the output.
      SLOW_STATEMENT_MS: '0',
      ...settings,
    },
  })
  running.set(child, settings['DATA_DIR'])
  child.once('exit', () => running.delete(child))
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  }
  return { child, output: () => text }
}
