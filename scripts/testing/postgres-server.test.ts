import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { expect, test } from 'vitest'
import { packagedBinaries, postgresBinaries } from './postgres-binaries.ts'
import { startPostgres } from './postgres-server.ts'

test.for([
  ['a system server', postgresBinaries],
  ['the server from npm', packagedBinaries],
] as const)('%s answers SQL and is gone once stopped', async ([, binaries]) => {
  const server = await startPostgres(binaries)
  expect(await answerOf(server.url)).toBe(2)
  await server.stop()
  await expect(answerOf(server.url)).rejects.toThrow('ECONNREFUSED')
})

test('the server ends when the process that started it is killed', async () => {
  const script = `
    const { startPostgres } = await import('./scripts/testing/postgres-server.ts')
    console.log((await startPostgres()).url)`
  const child = spawn('node', ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(child.stdout, 'data')
  expect(await answerOf(String(url).trim())).toBe(2)
  child.kill('SIGKILL')
  const outcome = () => answerOf(String(url).trim()).then(String, (error: Error) => error.message)
  await expect.poll(outcome, { timeout: 10_000 }).toContain('ECONNREFUSED')
})

async function answerOf(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query('select 1 + 1 as answer')
  await client.end()
  return rows[0].answer
}
