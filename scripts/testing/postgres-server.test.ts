import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { packagedBinaries, postgresBinaries } from './postgres-binaries.ts'
import { startPostgres } from './postgres-server.ts'

test.for([
  ['a system server', postgresBinaries],
  ['the server from npm', packagedBinaries],
] as const)('%s answers SQL and is gone once stopped', async ([, binaries]) => {
  const server = await startPostgres({ binaries })
  expect(await answerOf(server.url)).toBe(2)
  await server.stop()
  expect(await isListening(server.url)).toBe(false)
})

test('the server stops when its parent process is killed', async () => {
  const script = `
    const { startPostgres } = await import('./scripts/testing/postgres-server.ts')
    console.log((await startPostgres()).url)`
  const child = spawn('node', ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await once(child.stdout, 'data')
  const url = String(output).trim()
  expect(await isListening(url)).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(() => isListening(url)).toBe(false)
})

async function answerOf(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query('select 1 + 1 as answer')
  await client.end()
  return rows[0].answer
}

function isListening(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
