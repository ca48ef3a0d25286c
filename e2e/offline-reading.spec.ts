import type { Page } from '@playwright/test'
import { axe, expect, signUp, test } from './app.ts'
import { leftOnDevice, readyForOffline } from './offline.ts'
import { startApp } from './running-app.ts'

test.use({ serviceWorkers: 'allow' })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const offline = (page: Page) => page.getByText(/^You are offline/)

test('with no network the app opens, and shows what the student has read, with its time', async ({
  page,
  context,
}) => {
  await signUp(page)
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Daily Check-in' })).toBeVisible()
  await expect(page.getByText(/What you see is as of \d+:\d\d [AP]M/)).toBeVisible()
  await axe(page)
  await context.setOffline(false)
  await page.goto('/dashboard')
  await expect(offline(page)).toBeHidden()
})

test('with the server gone the app opens too, and catches up when it is back', async ({
  browser,
}) => {
  const app = await startApp()
  const context = await browser.newContext({ baseURL: app.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await signUp(page)
  await readyForOffline(page)
  const comeBack = await app.goDown()
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Daily Check-in' })).toBeVisible()
  await expect(offline(page)).toBeVisible()
  await comeBack()
  await page.reload()
  await expect(offline(page)).toBeHidden()

  await context.close()
  await app.stop()
})

test('a shared phone: signing out leaves nothing of the person, and the next one sees only their own', async ({
  page,
  context,
}) => {
  const first = await signUp(page, { name: 'Shanice Grant' })
  await readyForOffline(page)
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(heading(page, /./).first()).toBeVisible()
  await expect.poll(() => leftOnDevice(page)).toEqual([])
  await context.setOffline(true)
  await page.goto('/dashboard').catch(() => {})
  await expect(page.getByText(first.name)).toHaveCount(0)
  await context.setOffline(false)

  await signUp(page, { name: 'Omar Reid' })
  await expect(page.getByText('Shanice')).toHaveCount(0)
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto('/me')
  await expect(page.getByText('Omar Reid').first()).toBeVisible()
})
