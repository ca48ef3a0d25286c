import { describe, expect, test } from 'vitest'
import { freshSettings, runToEnd, startServer } from '../testing/server-process.ts'
import { addStudents } from '../testing/add-students.ts'

const onPostgres = process.env['TEST_ENGINE'] === 'postgres'
const demo = 'src/server/operator/demo.ts'
const verify = 'src/server/operator/ledger-verify.ts'

describe.runIf(!onPostgres)('the demo', { timeout: 240_000 }, () => {
  test('fills an empty folder with people who can log in and a consistent ledger', async () => {
    const settings = await freshSettings()
    const firstRun = await runToEnd(demo, [], settings)
    expect(firstRun.output).toMatch(/^Made 19 accounts and [\d,]{3,} ledger rows\./)
    const secondRun = await runToEnd(demo, [], settings)
    expect(secondRun.output).toContain('The demo accounts already exist')
    expect((await runToEnd(verify, [], settings)).output).toContain('every total follows')
    const server = await startServer(settings)
    for (const [name, role] of [
      ['shanice', 'student'],
      ['grace', 'staff'],
      ['andre', 'mentor'],
      ['keisha', 'business'],
    ] as const) {
      const answer = await fetch(`${server.url}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${name}@demo.example.com`, password: 'upful-demo' }),
      })
      expect(await answer.json()).toMatchObject({ user: { role } })
      const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
      if (role === 'business') {
        const teams = await fetch(`${server.url}/api/business/teams`, { headers: { cookie } })
        expect(await teams.json()).toMatchObject({ total: { people: 6 } })
      }
      if (role !== 'mentor') continue
      const home = await fetch(`${server.url}/api/mentor`, { headers: { cookie } })
      expect(await home.json()).toMatchObject({
        requests: [{ aim: 'your-work' }],
        upcoming: [{ state: 'planned' }],
        students: [{ sessionsHeld: 1 }],
      })
    }
    await server.end('SIGTERM')
  })

  test('does not touch a database that holds a real account', async () => {
    const settings = await freshSettings()
    await addStudents(settings, 1)
    const { code, output } = await runToEnd(demo, [], settings)
    expect(code).toBe(1)
    expect(output.trim()).toBe(
      'This database holds real accounts. Set DATA_DIR to a separate folder.',
    )
    expect((await runToEnd(verify, [], settings)).output).toContain('1 student, 3 ledger rows')
  })
})
