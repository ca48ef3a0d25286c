import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { openingPageRoute, withHead } from './opening-page-routes.ts'

const html = '<!doctype html><html><head><title>Upful</title></head><body></body></html>'
let app: TestApp
let folder: string

beforeAll(async () => {
  app = await startApp()
  folder = mkdtempSync(join(tmpdir(), 'upful-page-'))
  writeFileSync(join(folder, 'app.html'), html)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the text of a business cannot break out of its HTML element', () => {
  const evil = '</script><script>alert(1)</script> $& $1'
  const page = withHead(html, { title: `</title>${evil}`, jobPosting: { description: evil } })
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page.match(/<\/title>/g)).toHaveLength(1)
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({ description: evil })
})

test('an opening that does not exist or is not public gets the plain page', async () => {
  const site = Fastify()
  openingPageRoute(site, app.services, {
    folder,
    styleHashes: [],
    pages: {},
    app: 'app.html',
    addresses: [],
    scriptHashes: [],
    drawn: { path: '', preloads: [] },
    draw: () => '',
  })
  for (const id of [crypto.randomUUID(), 'no-such-opening', '%00']) {
    const page = await site.inject({ url: `/opportunities/${id}` })
    expect([page.statusCode, page.body]).toEqual([200, html])
  }
  await site.close()
})
