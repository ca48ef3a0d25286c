import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { postgresBinaries } from './postgres-binaries.ts'

export type PostgresServer = { url: string; stop: () => Promise<void> }

interface PostgresOptions {
  binaries?: typeof postgresBinaries
  /** Commits reach the disk, as on a real server; tests are faster without. */
  durable?: boolean
  /** Settings of the server besides ours. */
  settings?: Record<string, string | number>
}

/** A throw-away PostgreSQL on a free port. It ends and cleans up after itself even if we are killed. */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const { binaries = postgresBinaries, durable = false, settings = {} } = options
  const folder = mkdtempSync(join(tmpdir(), 'upful-postgres-'))
  chmodSync(folder, 0o755)
  const bin = binaries(folder)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const owner = unprivilegedOwner()
  if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder])

  const asOwner = { ...owner, cwd: '/' }
  const init = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(bin, 'initdb'), [...init, '-D', data], { ...asOwner, stdio: 'pipe' })
  const port = await freePort()
  const command = [
    join(bin, 'postgres'),
    '-D',
    data,
    ...asArguments({ ...serverSettings(port, durable), ...settings }),
  ]
  const keeper = spawn('/bin/sh', ['-c', KEEPER, folder, ...command], {
    ...asOwner,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const exit = new Promise<void>((resolve) => keeper.once('exit', () => resolve()))
  const stop = async () => {
    keeper.stdin.end()
    await exit
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(keeper.stderr)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

// Our end of its standard input closes however we exit, even with kill -9: then `cat` returns.
const KEEPER = '"$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$0"'

function serverSettings(port: number, durable: boolean): Record<string, string | number> {
  return {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...(durable
      ? { shared_buffers: '1GB', max_wal_size: '8GB' }
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    wal_level: 'minimal',
    max_wal_senders: 0,
    // Low enough that a leak of apps that are never closed is noticed.
    max_connections: 200,
    log_min_messages: 'log',
  }
}

function asArguments(values: Record<string, string | number>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

// PostgreSQL refuses to run as root.
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}

async function waitUntilReady(log: Readable): Promise<void> {
  const lines: string[] = []
  for await (const line of createInterface({ input: log })) {
    lines.push(line)
    if (line.includes('FATAL')) break
    if (!line.includes('ready to accept connections')) continue
    log.resume()
    return
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)
}
