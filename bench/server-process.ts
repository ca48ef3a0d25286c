import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { secret } from './api/school.ts'

export interface ServerProcess {
  url: string
  child: ChildProcess
  stop: () => Promise<unknown>
}

/** As `npm start` starts it (scripts/tasks.mjs). */
export const startFlags: readonly string[] = ['--max-semi-space-size=16']

/** The built server on this database, without a pace for answers. */
export function startProduct(
  databaseUrl: string,
  flags: readonly string[] = startFlags,
): Promise<ServerProcess> {
  return startServerProcess('dist/server/main.js', databaseUrl, {
    address: /Upful is at (\S+)/,
    flags,
    env: { ANSWER_PACE: 'off' },
  })
}

/** A server process on this database, once it has printed its address. With a channel if `flags` may use one. */
export async function startServerProcess(
  file: string,
  databaseUrl: string,
  { address, flags = [], env = {} }: { address: RegExp; flags?: readonly string[]; env?: object },
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, file], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      SECRET: secret,
      PORT: '0',
      LOG_LEVEL: 'error',
      REQUESTS_A_MINUTE: '1000000',
      ...env,
    },
  })
  const stop = () => {
    child.kill('SIGTERM')
    return once(child, 'exit')
  }
  let output = ''
  for await (const part of child.stdout?.setEncoding('utf8') ?? []) {
    output += String(part)
    const url = address.exec(output)?.[1]
    if (url === undefined) continue
    child.stdout?.resume()
    return { url, child, stop }
  }
  throw new Error(`${file} did not start:\n${output}`)
}
