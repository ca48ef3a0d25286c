import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { pageRoutes, readPages } from './page-routes.ts'

async function serverOfPages() {
  const folder = mkdtempSync(join(tmpdir(), 'upful-pages-'))
  const manifest = {
    styleHashes: [],
    pages: { '/login': 'login.html' },
    app: 'app.html',
    addresses: ['/dashboard', '/courses/$id/lessons/$contentId'],
  }
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'login.html'), 'the login page')
  writeFileSync(join(folder, 'app.html'), 'the application')
  const pages = readPages(folder)
  if (pages === null) throw new Error('no pages')
  const app = Fastify()
  await pageRoutes(app, pages)
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  return app
}

test.for([
  ['/login', 200, 'the login page'],
  ['/dashboard', 200, 'the application'],
  ['/dashboard/?tab=overview', 200, 'the application'],
  ['/courses/money/lessons/12', 200, 'the application'],
  // A friendly error page, with a status that no health check takes for a success.
  ['/metrics', 404, 'the application'],
  ['/healthz', 404, 'the application'],
  ['/courses/money/lessons', 404, 'the application'],
  ['/nowhere/%E0%A4', 400, undefined],
] as const)('%s is answered with %i', async ([url, status, text]) => {
  const app = await serverOfPages()
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(status)
  if (text !== undefined) expect(answer.body).toBe(text)
})
