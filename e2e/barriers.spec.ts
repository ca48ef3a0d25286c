import type { Page } from '@playwright/test'
import { axe, expect, inBothThemes, signUp, test } from './app.ts'

const publicPages = [
  '/',
  '/start',
  '/login',
  '/signup',
  '/auth?mode=sign-up',
  '/forgot-password',
  '/reset-password',
  '/privacy',
  '/helplines',
  '/confirm-email?token=x',
  '/no-such-page',
]

const studentPages = [
  '/dashboard',
  '/dashboard?tab=skills',
  '/dashboard?tab=opportunities',
  '/dashboard?tab=advisor',
  '/achievements',
  '/profile',
  '/account',
]

inBothThemes({ desktop: 'light' }, () => {
  test('the public pages pass the accessibility checks', async ({ page }) => {
    for (const path of publicPages) await check(page, path)
  })

  test('the pages of a student pass the accessibility checks', async ({ page }) => {
    await signUp(page)
    for (const path of studentPages) await check(page, path)
  })

  test('the sheet of rewards passes the accessibility checks', async ({ page }) => {
    await signUp(page)
    await page.getByRole('button', { name: 'Rewards' }).click()
    await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(0)
    await axe(page)
  })

  for (const role of ['mentor', 'guardian', 'business'] as const)
    test(`the dashboard of a ${role} passes the accessibility checks`, async ({ page }) => {
      await signUp(page, { role })
      await check(page, '/dashboard')
    })
})

test('no page is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of publicPages) await expectToFit(page, path)
  await signUp(page)
  for (const path of studentPages) await expectToFit(page, path)
})

/** A page has loaded when its heading is visible and nothing is loading. */
async function arrive(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
}

async function check(page: Page, path: string) {
  await test.step(path, async () => {
    await arrive(page, path)
    await axe(page)
  })
}

async function expectToFit(page: Page, path: string) {
  await arrive(page, path)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, path).toBeLessThanOrEqual(0)
}
