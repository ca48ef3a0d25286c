import { describe, expect, test } from 'vitest'
import { BadConfiguration, readEnv, warningsOf } from './env.ts'

const database = 'postgres://upful@db.example.com/upful'
const secret = 'an honest secret: 0123456789 abcdef'

describe('the configuration', () => {
  test('the server needs no setting, and treats an empty value as absent', () => {
    const expected = { PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data', ROLE: 'all' }
    expect(readEnv({})).toMatchObject(expected)
    expect(readEnv({ PORT: '', ROLE: '', DATABASE_URL: '' })).toEqual(readEnv({}))
  })

  test('the settings for several processes on one PostgreSQL are accepted unchanged', () => {
    const settings = { DATABASE_URL: database, SECRET: secret, ROLE: 'web', TRUST_PROXY: '1' }
    expect(readEnv(settings)).toMatchObject(settings)
  })

  test('the headers for a collector are a list with escapes', () => {
    const list = 'api-key=a%2Cb=, x-team = upful '
    expect(readEnv({ OTEL_EXPORTER_OTLP_HEADERS: list }).OTEL_EXPORTER_OTLP_HEADERS).toEqual({
      'api-key': 'a,b=',
      'x-team': 'upful',
    })
  })

  test.for<[Record<string, string>, string]>([
    [{ UPFUL_PORT: '80' }, 'Unknown setting UPFUL_PORT: no setting starts with UPFUL_'],
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'upful.example.com' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://x', SECRET: secret }, 'DATABASE_URL'],
    [{ DATABASE_URL: database }, 'SECRET: required with DATABASE_URL'],
    [{ SECRET: 'short' }, 'SECRET: must be at least 32 characters'],
    [{ SECRET: 'ab'.repeat(20) }, 'SECRET: too weak'],
    [{ SECRET: '0123456789abcdef'.repeat(2) }, 'SECRET: too weak'],
    [{ SECRET: '0123456789abcdefghijklmnopqrstuvwxyz' }, 'SECRET: too weak'],
    [{ ROLE: 'boss' }, 'ROLE'],
    [{ ROLE: 'worker' }, 'ROLE: web and worker need DATABASE_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
    [{ AI_BASE_URL: 'file:///etc' }, 'AI_BASE_URL'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: must be a number of proxies or a list of addresses'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'api-key mango' }, 'HEADERS: must be a list of name=value'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'api-key=%mango' }, 'HEADERS: must be a list of name=value'],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'api-key=mango%0Atree' },
      'HEADERS: must be a list of name=value',
    ],
    [{ OTEL_TRACES_SAMPLER: 'jaeger_remote' }, 'OTEL_TRACES_SAMPLER'],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG'],
    [{ JOB_FEED_KEY: 'k' }, 'JOB_FEED_URL: required with JOB_FEED_KEY'],
  ])(
    '%o is refused with the name of the setting, without showing its value',
    ([settings, reason]) => {
      expect(() => readEnv(settings)).toThrow(BadConfiguration)
      expect(() => readEnv(settings)).toThrow(reason)
      for (const value of Object.values(settings).filter((text) => text.length > 6)) {
        expect(() => readEnv(settings)).not.toThrow(value)
      }
    },
  )

  test.for<[Record<string, string>, string[]]>([
    [{ HOME: '/root', PATH: '/bin', HOSTNAME: 'school', SHELL: 'sh' }, []],
    [{ PUBLIC_URL: 'http://localhost:3000' }, []],
    [{ PUBLIC_URL: 'https://upful.example' }, []],
    [
      { PUBLIC_URL: 'http://upful.example' },
      [
        'PUBLIC_URL starts with http: passwords and sessions travel unencrypted. Put an https proxy in front.',
      ],
    ],
    [{ DATABASEURL: 'x' }, ['DATABASEURL is not a setting of Upful. Did you mean DATABASE_URL?']],
    [{ smtp_url: 'x' }, ['smtp_url is not a setting of Upful. Did you mean SMTP_URL?']],
    [{ TRUST_PROXI: 'x' }, ['TRUST_PROXI is not a setting of Upful. Did you mean TRUST_PROXY?']],
  ])('the server starts with %o and gives these warnings: %o', ([settings, warnings]) => {
    expect(warningsOf(readEnv(settings), settings)).toEqual(warnings)
  })
})
