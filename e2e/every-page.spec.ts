import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { axe, expect, inBothThemes, test as base } from './app.ts'
import { answerAssessment } from './assessments.ts'
import { expectToFit } from './fitting.ts'
import { lookers, pageTables, type Address, type Looker } from './page-tables.ts'
import { startApp, type RunningApp } from './running-app.ts'

/** The demo school, where every page has something to show. */
const test = base.extend<object, { app: RunningApp }>({
  app: [
    async ({ browser }, provide) => {
      const app = await startApp({}, async (env) => {
        await promisify(execFile)(process.execPath, ['dist/server/operator/demo.js'], { env })
      })
      await addPapers(app, browser)
      await provide(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** What nobody in the demo school has: a CV, a badge, and a project that a mentor is asked to read. */
async function addPapers(app: RunningApp, browser: Browser): Promise<void> {
  const page = await browser.newPage({ baseURL: app.url })
  const student = page.request
  await signIn(student, lookers.student)
  await send(student, 'POST', '/api/cvs', { name: 'First CV' })
  await passAssessment(page)
  const { possible } = await send(student, 'GET', '/api/badges')
  const { kind, sourceId } = possible[0]
  await send(student, 'POST', '/api/badges', { kind, sourceId, name: 'initial' })
  const { entries } = await send(student, 'GET', '/api/portfolio')
  const { mentors } = await send(student, 'GET', '/api/mentor-sessions')
  const [{ id }, { id: mentorId }] = [entries[0], mentors[0]]
  await send(student, 'POST', `/api/portfolio/${id}/show`, { mentorId })
  await page.close()
}

/** Passes one that the student has not sat before, because how they did in the demo is left to chance. */
async function passAssessment(page: Page): Promise<void> {
  const { assessments } = await send(page.request, 'GET', '/api/assessments')
  const { id } = assessments.find(({ attempts }: { attempts: number }) => attempts === 0)
  await page.goto(`/assessment/${id}`)
  await answerAssessment(page, id, 0)
  await page.getByRole('button', { name: 'Submit Assessment' }).click()
  await expect(page.getByRole('link', { name: 'Get the badge' })).toBeVisible()
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
