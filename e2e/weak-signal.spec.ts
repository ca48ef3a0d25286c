import type { Page } from '@playwright/test'
import { expect, signUp, test } from './app.ts'
import { keepsWork } from './offline.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
/** React logs a failed fetch to the console even when the page handles it. */
function ignoreFailedFetches(errors: string[]) {
  expect(errors.filter((error) => !/Failed to fetch/.test(error))).toEqual([])
  errors.length = 0
}
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test('a lost response does not cause a second application', async ({ page }) => {
  await signUp(page)
  await page.goto('/applications')
  await keepsWork(page)
  await page.getByRole('button', { name: 'Add one by hand' }).click()
  const form = page.getByRole('dialog', { name: 'Add one by hand' })
  await form.getByLabel('What is the work?').fill('Shop assistant')
  await form.getByLabel('Who is it with?').fill('Miss Pat Grocery')
  // The server saves it, and the connection breaks before the response arrives.
  await page.route(
    '**/api/applications/manual',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(form).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Shop assistant' })).toHaveCount(1)
})

test('a tab whose code fails to load does not break the other tabs, and opens when the signal is back', async ({
  page,
  context,
  browserErrors,
}) => {
  await signUp(page)
  await page.getByRole('tabpanel', { name: 'Overview' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Level Progress')).toBeVisible()
  await keepsWork(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline. What you see')).toBeVisible()
  await tab(page, 'Opportunities').click()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await tab(page, 'Overview').click()
  await expect(page.getByText('Something went wrong')).toBeHidden()
  await tab(page, 'Opportunities').click()
  await expect(page.getByText('Something went wrong')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('Something went wrong')).toBeHidden()
  await expect(page.getByText('You are offline')).toBeHidden()
  await expect(page.getByRole('list', { name: 'Opportunities' })).toBeVisible()
  ignoreFailedFetches(browserErrors)
})

test('Try again opens a page whose code failed to load, without a reload', async ({
  page,
  browserErrors,
}) => {
  await signUp(page)
  let broken = true
  await page.route(/assets\/CoursesPage-.*\.js$/, (route) => {
    return broken ? route.abort('connectionreset') : route.continue()
  })
  await page.evaluate(() => void ((globalThis as { marker?: boolean }).marker = true))
  await page.getByRole('link', { name: 'Learn', exact: true }).click()
  await expect(page.getByText('This page did not load.')).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Courses')).toBeVisible()
  expect(await page.evaluate(() => (globalThis as { marker?: boolean }).marker)).toBe(true)
  ignoreFailedFetches(browserErrors)
})

test('data that failed to load without a signal is loaded when it is back', async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.goto('/achievements')
  await page.getByRole('link', { name: 'Learn', exact: true }).click()
  await expect(heading(page, 'Courses')).toBeVisible()
  await page.goBack()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Learn', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('budget')
  await expect(page.getByText(/^No connection/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: 'View Course: Budget the J$ Way' })).toBeVisible()
})
