import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readEnv } from '../src/server/env.ts'

/** The file that `scripts/build.ts` makes of `src/server/main.ts`. */
const serverFile = 'dist/server/main.js'

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      restart: z.string(),
      environment: z.record(z.string(), z.string()),
      build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
      volumes: z.array(z.string()),
      ports: z.array(z.string()).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
})

test('every way to start the server limits the memory of short-lived objects alike', () => {
  const [, flag] = /memoryFlag = '(\S+)'/.exec(readFileSync('scripts/tasks.mjs', 'utf8')) ?? []
  expect(flag).toBeTruthy()
  for (const file of ['deploy/upful.service', 'deploy/Dockerfile'])
    expect(readFileSync(file, 'utf8')).toContain(`NODE_OPTIONS=${flag} `)
})

describe('the systemd unit', () => {
  const unit = readFileSync('deploy/upful.service', 'utf8')
  const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]

  test('the systemd unit starts the built server with the installed Node', () => {
    const home = valueOf('WorkingDirectory') ?? ''
    const [node = '', file] = (valueOf('ExecStart') ?? '').split(' ')
    expect(file).toBe(serverFile)
    expect(readFileSync('scripts/bundle-server.ts', 'utf8')).toContain("'src/server/main.ts'")
    expect(packageOf(node.slice(home.length + 1))).toBe(true)
  })

  test('the systemd unit restarts the server however it ended, without a limit', () => {
    expect([valueOf('Restart'), valueOf('StartLimitIntervalSec')]).toEqual(['always', '0'])
  })

  test('the systemd unit lets the server write only to its data folder', () => {
    expect(valueOf('ProtectSystem')).toBe('strict')
    expect(valueOf('Environment')).toContain(`DATA_DIR=/var/lib/${valueOf('StateDirectory')}`)
  })
})

describe('the compose file', () => {
  const { services, volumes } = composeSchema.parse(
    parse(readFileSync('deploy/compose.yaml', 'utf8')),
  )

  test('the compose file restarts every service however it ended, and keeps its data', () => {
    expect(Object.keys(services)).toEqual(['database', 'app', 'proxy'])
    for (const service of Object.values(services)) {
      expect(service.restart).toBe('always')
      for (const volume of service.volumes) {
        const [source = ''] = volume.split(':')
        if (source.startsWith('./')) expect(existsSync(`deploy/${source}`)).toBe(true)
        else expect(volumes).toHaveProperty(source)
      }
    }
  })

  test('the compose file gives the server settings that it accepts', () => {
    const variables = {
      POSTGRES_PASSWORD: 'a-password',
      SECRET: 'Zm9ydHktdHdvIHJhbmRvbSBjaGFyYWN0ZXJz',
      SITE_ADDRESS: 'upful.example',
    }
    const settings = Object.entries(services['app']?.environment ?? {}).map(
      ([name, value]): [string, string] => [name, filledIn(value, variables)],
    )
    expect(readEnv(Object.fromEntries(settings))).toMatchObject({
      DATABASE_URL: 'postgres://upful:a-password@database:5432/upful',
      PUBLIC_URL: 'https://upful.example',
      TRUST_PROXY: '1',
    })
  })

  test('the compose file exposes the server only through the proxy, which does not buffer streams', () => {
    const caddy = readFileSync('deploy/Caddyfile', 'utf8')
    expect(caddy).toContain('reverse_proxy app:3000')
    expect(caddy).toContain('flush_interval -1')
    expect(services['app']).not.toHaveProperty('ports')
    expect(services['proxy']?.ports).toEqual(['80:80', '443:443', '443:443/udp'])
  })

  test('the Dockerfile of the compose file copies only files that exist, and starts the built server', () => {
    expect(services['app']?.build).toEqual({ context: '..', dockerfile: 'deploy/Dockerfile' })
    const lines = readFileSync('deploy/Dockerfile', 'utf8').split('\n')
    const copiedPaths = lines.flatMap(
      (line) => /^COPY --from=build \/app\/(\S+)/.exec(line)?.[1] ?? [],
    )
    const builtPaths = ['node_modules', 'dist']
    expect(copiedPaths.filter((path) => !builtPaths.includes(path) && !existsSync(path))).toEqual(
      [],
    )
    expect(lines).toContain(`CMD ["node", "${serverFile}"]`)
    expect(lines.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true)
  })
})

/** Whether a path in `node_modules` belongs to a package in the lockfile. */
function packageOf(path: string): boolean {
  const lock = z
    .object({ packages: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return Object.hasOwn(lock.packages, path.split('/').slice(0, 2).join('/'))
}

/** As compose does: `${NAME:?why}` is required, `${NAME:-value}` has a default. */
function filledIn(value: string, variables: Record<string, string>): string {
  return value.replaceAll(
    /\$\{(\w+):([?-])([^}]*)\}/g,
    (_whole, name: string, kind: string, rest: string) => {
      const variable = variables[name]
      if (variable === undefined && kind === '?') throw new Error(`${name} is not set`)
      return variable ?? rest
    },
  )
}
