import type { Page } from '@playwright/test'
import { axe, expect, signUp, test } from './app.ts'
import { readyForOffline, signOut } from './offline.ts'
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

test('with the server gone the app opens too and catches up; after signing out the helplines are there', async ({
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

  await signOut(page)
  await app.goDown()
  await page.goto('/login')
  await expect(heading(page, 'You are not alone')).toBeVisible()

  await context.close()
  await app.stop()
})
