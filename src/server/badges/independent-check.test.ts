import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { decodeJwt } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { givenSkillBadge } from '../testing/badges.ts'
import { checkAsStranger } from '../testing/check-as-stranger.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  const port = await freePort()
  app = await startApp({ PUBLIC_URL: `http://127.0.0.1:${port}` })
  await app.app.listen({ port, host: '127.0.0.1' })
})

test('an independent library accepts a badge, and finds every word of it in the standards', async () => {
  const { jwt } = await givenSkillBadge(app)
  expect(await checkAsStranger(jwt)).toEqual({ takenBack: false })
})

test('an independent library refuses a badge in which one letter was changed', async () => {
  const { jwt } = await givenSkillBadge(app)
  const [header = '', payload = '', signature = ''] = jwt.split('.')
  const forged = Buffer.from(
    Buffer.from(payload, 'base64url').toString().replace('100%', '101%'),
  ).toString('base64url')
  expect(forged).not.toBe(payload)
  await expect(checkAsStranger(`${header}.${forged}.${signature}`)).rejects.toThrow(
    /invalid_signature|Signature/i,
  )
})

test('an independent library sees in the signed list that a badge was taken back, and no other', async () => {
  const mine = await givenSkillBadge(app)
  const other = await givenSkillBadge(app)
  await mine.student.call('DELETE /api/badges/:id', { id: mine.badge.id })
  expect(await checkAsStranger(mine.jwt)).toEqual({ takenBack: true })
  expect(await checkAsStranger(other.jwt)).toEqual({ takenBack: false })
})

test('a badge of a deleted account is seen as taken back', async () => {
  const { student, jwt } = await givenSkillBadge(app)
  const { db } = app.services
  await db.deleteFrom('auth_users').where('id', '=', student.userId).execute()
  expect(await checkAsStranger(jwt)).toEqual({ takenBack: true })
})

test('what verifiers read may be read from every website', async () => {
  const { jwt } = await givenSkillBadge(app)
  const { credentialStatus: status } = decodeJwt<{
    credentialStatus: { statusListCredential: string }
  }>(jwt)
  for (const url of ['/.well-known/did.json', new URL(status.statusListCredential).pathname]) {
    const { statusCode, headers } = await app.app.inject({ url })
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*'])
  }
  expect((await app.app.inject({ url: '/badge-status/1' })).statusCode).toBe(404)
  expect((await app.app.inject({ url: '/badge-status/x' })).statusCode).toBe(404)
})

/** The address of a server is in its badges, so it is known before the server starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
