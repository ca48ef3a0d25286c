import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { pageRoutes, readPages } from './page-routes.ts'

const shell = '<head></head><body><div id="root">Loading</div></body>'
const drawing =
  "export const firstScreen = (search, answers) => `${search} ${answers['GET /api/staff'].count} new`"

async function serverOfPages({ refused = false, screen = drawing } = {}) {
  const dist = mkdtempSync(join(tmpdir(), 'upful-pages-'))
  const folder = join(dist, 'client')
  mkdirSync(folder)
  mkdirSync(join(dist, 'first-screen'))
  const manifest = {
    styleHashes: [],
    scriptHashes: [],
    drawn: { path: '/dashboard', preloads: ['/assets/dashboard.js'] },
    pages: { '/login': 'login.html', '/privacy': 'privacy.html' },
    app: 'app.html',
    addresses: [
      { path: '/dashboard', reads: ['GET /api/name', 'GET /api/staff'] },
      { path: '/courses/$id/lessons/$contentId', reads: ['GET /api/name'] },
    ],
  }
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'login.html'), 'the login page')
  writeFileSync(join(folder, 'privacy.html'), '<head><title>Privacy</title></head>')
  writeFileSync(join(folder, 'app.html'), shell)
  writeFileSync(join(dist, 'first-screen/first-screen.js'), screen)
  const pages = await readPages(folder)
  if (pages === null) throw new Error('no pages')
  const app = Fastify()
  await app.register(cookie)
  app.get('/api/name', (request, reply) =>
    reply.header('set-cookie', 'renewed=yes').send({ name: request.cookies['upful'] }),
  )
  app.get('/api/staff', (_request, reply) => reply.status(refused ? 403 : 200).send({ count: 2 }))
  await pageRoutes(app, pages, {
    sessionCookie: 'upful',
    publicUrl: 'https://upful.example',
    picture: 'https://upful.example/pictures/upful.png',
  })
  onTestFinished(async () => {
    await app.close()
    rmSync(dist, { recursive: true })
  })
  return app
}

test.for([
  ['/login', 200, 'the login page'],
  ['/dashboard', 200, shell],
  ['/dashboard/?tab=overview', 200, shell],
  ['/courses/money/lessons/12', 200, shell],
  // A friendly error page, with a status that no health check takes for a success.
  ['/metrics', 404, shell],
  ['/healthz', 404, shell],
  ['/courses/money/lessons', 404, shell],
  ['/nowhere/%E0%A4', 400, undefined],
] as const)('%s is answered with %i', async ([url, status, text]) => {
  const app = await serverOfPages()
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(status)
  if (text !== undefined) expect(answer.body).toBe(text)
})

const cookies = { upful: 'Ann</script>' }

test('a signed-in person gets the responses and the first screen with the page', async () => {
  const app = await serverOfPages()
  const { body, headers } = await app.inject({ url: '/dashboard?tab=skills', cookies })
  expect(body).toContain('<div id="root">?tab=skills 2 new</div>')
  expect(body).toContain('<link rel="modulepreload" href="/assets/dashboard.js"')
  const [, json = ''] = /id="answers">(.*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(json)).toEqual({
    'GET /api/name': { name: 'Ann</script>' },
    'GET /api/staff': { count: 2 },
  })
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'set-cookie': ['renewed=yes'] })
})

test('a response that is refused is left out, and nothing is drawn', async () => {
  const app = await serverOfPages({ refused: true })
  const { body } = await app.inject({ url: '/dashboard', cookies })
  expect(body).toContain('"GET /api/name"')
  expect(body).not.toContain('"GET /api/staff"')
  expect(body).toContain('<div id="root">Loading</div>')
})

test('a first screen that cannot be drawn does not keep the page from its reader', async () => {
  const app = await serverOfPages({ screen: 'export const firstScreen = (a, { b }) => b.c' })
  const { statusCode, body } = await app.inject({ url: '/dashboard', cookies })
  expect(statusCode).toBe(200)
  expect(body).toContain('"GET /api/staff"')
  expect(body).toContain('<div id="root">Loading</div>')
})

test('the other pages get their responses too', async () => {
  const app = await serverOfPages()
  const { body } = await app.inject({ url: '/courses/money/lessons/12', cookies })
  expect(body).toContain('"GET /api/name"')
  expect(body).toContain('<div id="root">Loading</div>')
})

test('a page of the build says its whole address and its picture, small and only once', async () => {
  const app = await serverOfPages()
  const { body, headers } = await app.inject({ url: '/privacy' })
  expect(body).toContain('<meta property="og:url" content="https://upful.example/privacy">')
  expect(body).toContain('content="https://upful.example/pictures/upful.png"')
  const small = await app.inject({ url: '/privacy', headers: { 'accept-encoding': 'gzip, br' } })
  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(body)
  const gzipped = await app.inject({ url: '/privacy', headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(body)
  const again = await app.inject({ url: '/privacy', headers: { 'if-none-match': headers.etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
