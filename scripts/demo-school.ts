import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, findChromium } from './chromium.ts'

/** The people of the demo, by their first name. */
export const demoPerson = (name: string) => ({
  email: `${name}@demo.example.com`,
  password: 'upful-demo',
})

/** Runs the built product with a new demo school in a temporary folder, and a browser to look at it. */
export async function withDemoSchool(
  look: (url: string, browser: Browser) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'upful-demo-'))
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'warn',
  }
  try {
    console.log('Making a demo school ...')
    execFileSync(process.execPath, ['dist/server/operator/demo.js'], { env, stdio: 'ignore' })
    const server = await startServer(env)
    const browser = await startBrowser()
    try {
      await look(server.url, browser)
    } finally {
      await browser.close()
      await server.end()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function startBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  return chromium.launch({ executablePath, args: chromiumFlags, env: { ...process.env, ...env } })
}

async function startServer(env: Record<string, string | undefined>) {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(server, 'exit')
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /Upful is at (\S+)/.exec(line)?.[1]
    if (url === undefined) continue
    const end = async () => {
      server.kill('SIGTERM')
      await exit
    }
    return { url, end }
  }
  throw new Error('The server ended before it had an address')
}
