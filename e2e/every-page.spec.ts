import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { request, type APIRequestContext, type Page } from '@playwright/test'
import { axe, expect, inBothThemes, test as base } from './app.ts'
import { expectToFit } from './fitting.ts'
import { lookers, pageTables, type Address, type Looker } from './page-tables.ts'
import { startApp, type RunningApp } from './running-app.ts'

/** The demo school, where every page has something to show. */
const test = base.extend<object, { app: RunningApp }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its braces
    async ({}, provide) => {
      const app = await startApp({}, async (env) => {
        await promisify(execFile)(process.execPath, ['dist/server/operator/demo.js'], { env })
      })
      await addPapers(app)
      await provide(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** What nobody in the demo school has: a CV, a badge, and a project that a mentor is asked to read. */
async function addPapers(app: RunningApp): Promise<void> {
  const visitor = await request.newContext({ baseURL: app.url })
  await signIn(visitor, 'javaughn')
  await send(visitor, 'POST', '/api/cvs', { name: 'First CV' })
  const { possible } = await send(visitor, 'GET', '/api/badges')
  const { kind, sourceId } = possible[0]
  await send(visitor, 'POST', '/api/badges', { kind, sourceId, name: 'initial' })
  const { entries } = await send(visitor, 'GET', '/api/portfolio')
  const { mentors } = await send(visitor, 'GET', '/api/mentor-sessions')
  const [{ id }, { id: mentorId }] = [entries[0], mentors[0]]
  await send(visitor, 'POST', `/api/portfolio/${id}/show`, { mentorId })
  await visitor.dispose()
}

inBothThemes({ desktop: 'both' }, () => {
  for (const [looker, addresses] of Object.entries(pageTables)) {
    test(`every page of a ${looker} fits its screen, and axe finds nothing @push`, async ({
      page,
    }) => {
      test.setTimeout(20 * 60_000)
      await logIn(page, looker as Looker)
      for (const address of addresses) {
        const path = await pathOf(page, address)
        await test.step(path, async () => {
          await expectToFit(page, path)
          await axe(page)
        })
      }
    })
  }
})

async function logIn(page: Page, looker: Looker): Promise<void> {
  const name = lookers[looker]
  if (name !== null) await signIn(page.request, name)
}

async function signIn(visitor: APIRequestContext, name: string): Promise<void> {
  const data = { email: `${name}@demo.example.com`, password: 'upful-demo' }
  await send(visitor, 'POST', '/api/sign-in', data)
}

async function send(
  visitor: APIRequestContext,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
) {
  const response = await visitor.fetch(path, { method, ...(data && { data }) })
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

/** The address itself, or the one that the first such link of the other page has. */
async function pathOf(page: Page, address: Address): Promise<string> {
  if (typeof address === 'string') return address
  const from = await pathOf(page, address.on)
  await page.goto(from)
  let path: string | undefined
  await expect(async () => {
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    path = links.find((link) => address.link.test(link))
    expect(path, `a link like ${address.link} on ${from}, among ${links.join(' ')}`).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return path ?? ''
}
