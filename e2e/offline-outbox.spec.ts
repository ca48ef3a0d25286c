import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, signUp, test } from './app.ts'
import { asksOf, finishArticle } from './lessons.ts'
import { readyForOffline } from './offline.ts'

test.use({ serviceWorkers: 'allow' })

const checkIn = (page: Page) => page.getByRole('button', { name: 'Daily Check-in' })
const notSent = (page: Page, count: number) =>
  page.getByRole('link', { name: `${count} ${count === 1 ? 'thing' : 'things'} not sent yet` })

/** What the ledger has of this kind, from the server. */
async function entries(page: Page, type: string): Promise<number> {
  const response = await page.request.get('/api/activities')
  const { activities } = (await response.json()) as { activities: { type: string }[] }
  return activities.filter((activity) => activity.type === type).length
}

test('a check-in without a connection says that it waits, and counts once when it has arrived', async ({
  page,
  context,
}) => {
  await signUp(page)
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await checkIn(page).click()
  await expect(
    page.getByText('Your check-in counts for the day it arrives.').first(),
  ).toBeAttached()
  await expect(page.getByRole('button', { name: 'Check-in not sent yet' })).toBeDisabled()
  await notSent(page, 1).click()
  await expect(page.getByText('Your check-in: it counts for the day it arrives')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Everything is sent')).toBeVisible()
  expect(await entries(page, 'daily_checkin')).toBe(1)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Already checked in today' })).toBeVisible()
})

test('a response that is lost after the commit is no second check-in', async ({ page }) => {
  await signUp(page)
  await readyForOffline(page)
  await page.route(
    '**/api/check-in',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await checkIn(page).click()
  await expect(page.getByRole('button', { name: 'Already checked in today' })).toBeVisible()
  await expect(page.getByText(/not sent yet/)).toHaveCount(0)
  expect(await entries(page, 'daily_checkin')).toBe(1)
})

test('two tabs send what was done in both, each once', async ({ page, context }) => {
  await signUp(page)
  await readyForOffline(page)
  const other = await context.newPage()
  await other.goto('/readiness')
  await expect(other.getByRole('button', { name: /^Mark as done/ }).first()).toBeVisible()
  await context.setOffline(true)
  await page.goto('/dashboard')
  await checkIn(page).click()
  await other
    .getByRole('button', { name: /^Mark as done/ })
    .first()
    .click()
  await expect(other.getByText('Done, not sent yet')).toBeVisible()
  await expect(notSent(page, 2)).toBeVisible()
  await context.setOffline(false)
  await expect(notSent(page, 2)).toBeHidden()
  await expect(page.getByText(/not sent yet/)).toHaveCount(0)
  await expect(other.getByText(/not sent yet/)).toHaveCount(0)
  expect([await entries(page, 'daily_checkin'), await entries(page, 'readiness')]).toEqual([1, 1])
})

test('after the session has ended it asks to log in, and goes on as the same person', async ({
  page,
  context,
}) => {
  const person = await signUp(page)
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await checkIn(page).click()
  await expect(notSent(page, 1)).toBeVisible()
  await context.clearCookies()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('button', { name: 'Already checked in today' })).toBeVisible()
  expect(await entries(page, 'daily_checkin')).toBe(1)
})

test('signing out with something that is not sent asks first; another account is told, and deletes it', async ({
  page,
  context,
}) => {
  await signUp(page)
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await checkIn(page).click()
  await expect(notSent(page, 1)).toBeVisible()
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const sheet = page.getByRole('dialog', { name: 'Not everything is sent' })
  await expect(sheet.getByText(/1 thing you did offline has not been sent/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(sheet).toBeHidden()

  // Their session ends, and somebody else signs up on the same phone.
  await page.goto('about:blank')
  await context.clearCookies()
  await context.setOffline(false)
  await page.goto('/login')
  await signUp(page)
  const left = page.getByRole('dialog', { name: 'Somebody else used this phone' })
  await left.getByRole('button', { name: 'Delete it and go on' }).click()
  await expect(left).toBeHidden()
  await expect(checkIn(page)).toBeVisible()
  expect(await entries(page, 'daily_checkin')).toBe(0)
})

test('articles are read to the end without a connection, and pay once when they have arrived', async ({
  page,
  context,
}) => {
  await signUp(page)
  const id = 'budgeting-the-j-dollar-way'
  await page.request.post(`/api/courses/${id}/enrol`, { data: {} })
  const { lessons } = (await (await page.request.get(`/api/courses/${id}/lessons`)).json()) as {
    lessons: { item: { id: string; type: string } }[]
  }
  const articles = lessons.filter(({ item }) => item.type === 'article').map(({ item }) => item.id)
  const paths = articles.map((article) => `/courses/${id}/lessons/${article}`)
  const asks = await Promise.all(paths.map((path) => asksOf(page, path)))
  await page.reload()
  await readyForOffline(page, id)
  await context.setOffline(true)
  for (const [index, path] of paths.entries()) {
    await page.goto(path)
    await finishArticle(page, asks[index])
    await expect(page.getByText('Not sent yet. Its XP comes')).toBeVisible()
  }
  await expect(notSent(page, paths.length)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/not sent yet/i)).toHaveCount(0)
  await page.goto(`/courses/${id}`)
  await expect.poll(() => entries(page, 'content_completion')).toBe(paths.length)
})

test('ten things that wait outlive the browser, and are sent once when it is opened again', async ({
  app,
  launchOptions,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'upful-browser-'))
  const open = () =>
    chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL: app.url,
      serviceWorkers: 'allow',
      viewport: { width: 360, height: 740 },
    })
  const before = await open()
  const page = await before.newPage()
  await signUp(page)
  await readyForOffline(page)
  await before.setOffline(true)
  await page.goto('/readiness')
  for (let task = 0; task < 9; task += 1) {
    const next = page.locator('details:not([data-seen])').nth(task)
    if (!(await next.evaluate((details: HTMLDetailsElement) => details.open)))
      await next.locator('summary').click()
    await next.getByRole('button', { name: /^Mark as done/ }).click()
    await expect(next.getByText('Done, not sent yet')).toBeVisible()
  }
  await page.goto('/dashboard')
  await checkIn(page).click()
  await expect(notSent(page, 10)).toBeVisible()
  const crash = await before.newCDPSession(page)
  await crash.send('Browser.crash').catch(() => {})
  await before.close().catch(() => {})

  const after = await open()
  const again = await after.newPage()
  await again.goto('/dashboard')
  await expect(again.getByRole('button', { name: 'Already checked in today' })).toBeVisible()
  await expect.poll(() => entries(again, 'readiness')).toBe(9)
  expect(await entries(again, 'daily_checkin')).toBe(1)
  await expect(again.getByText(/not sent yet/)).toHaveCount(0)
  await after.close()
  await rm(folder, { recursive: true, force: true })
})
