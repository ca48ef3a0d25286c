import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

async function run(script: string): Promise<{ signal: unknown; code: unknown; output: string }> {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { startWatchdog } from './src/server/watchdog.ts'\n${script}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => (output += part))
  const [code, signal] = await once(child, 'close')
  return { code, signal, output }
}

test('a process that hangs is killed after printing a line that says why', async () => {
  const { signal, output } = await run('await startWatchdog(2); for (;;);')
  expect(signal).toBe('SIGKILL')
  expect(output).toContain('Upful did not respond for 2 seconds and was ended')
}, 60_000)

test('the watchdog does not keep a finished process alive', async () => {
  expect(await run('await startWatchdog(60)')).toMatchObject({ code: 0, signal: null })
}, 60_000)
