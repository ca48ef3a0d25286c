import { expect, test } from 'vitest'
import { onCitus } from '../testing/citus.ts'
import { freshSettings, runToEnd } from '../testing/server-process.ts'

const onPostgres = process.env['TEST_ENGINE'] === 'postgres'

function distribute(settings: Record<string, string>) {
  return runToEnd('src/server/operator/distribute.ts', [], settings)
}

test.runIf(!onPostgres)(
  'without DATABASE_URL, npm run distribute says why it does nothing',
  async () => {
    const { code, output } = await distribute(await freshSettings())
    expect(code).toBe(1)
    expect(output).toContain('the embedded database is one machine')
  },
)

test.runIf(onPostgres && !onCitus)(
  'on a PostgreSQL without the extension, npm run distribute says what to do',
  async () => {
    const { code, output } = await distribute(await freshSettings())
    expect(code).toBe(1)
    expect(output).toContain('create extension citus')
  },
)

test.runIf(onCitus)(
  'npm run distribute moves nothing the second time, and compares the copies',
  async () => {
    expect(await distribute(await freshSettings())).toEqual({
      code: 0,
      output:
        'Every table was in its place on 2 workers and the coordinator; all copies are equal.\n',
    })
  },
)
