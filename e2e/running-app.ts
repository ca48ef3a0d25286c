import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from '@playwright/test'

export type RunningApp = {
  url: string
  dataDir: string
  /** Restarts the app at the same address, with its clock set this far ahead. */
  comeBackLater: (aheadMs: number) => Promise<void>
  /** Ends the server; the returned function starts it again at the same address, or another build of it. */
  goDown: () => Promise<(build?: string) => Promise<void>>
  stop: () => Promise<void>
}

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Starts the built product as an operator does, on a free port, with an empty data folder and these settings.
 * Operator commands go in `before`, because a running server locks the data folder.
 */
export async function startApp(
  settings: Record<string, string> = {},
  before: (env: Environment) => Promise<void> = () => Promise.resolve(),
): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'upful-e2e-'))
  const env = {
    PATH: process.env['PATH'],
    // A journey answers faster than anybody can read.
    ANSWER_PACE: 'off',
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    // Each test sends its own client address, so that they do not share a rate limit.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    // A test machine without free processors is slow, but it is not a school that all logs in at once.
    BUSY_AFTER_MS: '600000',
    ...settings,
  }
  await before(env)
  let server = await serve(env)
  const { url } = server
  const app: RunningApp = {
    url,
    dataDir,
    async comeBackLater(aheadMs) {
      await server.end()
      const port = new URL(url).port
      server = await serve({ ...env, PORT: port, CLOCK_AHEAD_MS: String(aheadMs) }, [
        '--import',
        './e2e/clock-ahead.ts',
      ])
    },
    async goDown() {
      await server.end()
      const port = new URL(url).port
      return async (build) => {
        server = await serve({ ...env, PORT: port }, [], build)
      }
    },
    async stop() {
      await server.end()
      running.delete(url)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  running.set(url, app)
  return app
}

const running = new Map<string, RunningApp>()

/** The app running at this address. */
export function appAt(address: string): RunningApp {
  const app = running.get(new URL(address).origin)
  if (app === undefined) throw new Error(`No app runs at ${address}`)
  return app
}

/** Starts one server process and waits until it is ready. */
async function serve(env: Environment, flags: readonly string[] = [], build = 'dist') {
  // Ends this process if the test run is killed.
  const watchParent = ['--import', './scripts/testing/end-with-parent.ts']
  const server = spawn(process.execPath, [...watchParent, ...flags, `${build}/server/main.js`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  const exit = once(server, 'exit')
  const output: string[] = []
  createInterface({ input: server.stderr }).on('line', (line) => output.push(line))

  const printedUrl = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      output.push(line)
      const address = /https?:\/\/[\w.]+:\d+/.exec(line)
      if (address) resolve(address[0])
    })
    server.once('exit', (code) =>
      reject(new Error(`The server ended with ${code}:\n${output.join('\n')}`)),
    )
  })
  // With a PUBLIC_URL it prints that URL, which is the proxy's.
  const url = env['PUBLIC_URL'] === undefined ? printedUrl : `http://localhost:${env['PORT']}`
  // On a busy machine it may take a moment longer to accept connections.
  await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(200)
  return {
    url,
    async end() {
      server.kill('SIGTERM')
      await exit
    },
  }
}
