import type { Page } from '@playwright/test'
import { axe, expect, signUp, test } from './app.ts'

test('the calendar link is copied, replaced and turned off, and works only while it is on', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUp(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Make my calendar link' }).tap()
  const field = page.getByRole('textbox', { name: 'Your private link' })
  await expect(field).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await axe(page)
  }
  const first = await field.inputValue()
  await page.getByRole('button', { name: 'Copy link' }).tap()
  await expect(page.getByText('Link copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)
  expect(await calendarAt(page, first)).toMatch(/^BEGIN:VCALENDAR/)

  await page.getByRole('button', { name: 'Make a new link' }).tap()
  await expect(page.getByText('Here is your new link').first()).toBeVisible()
  await expect(field).not.toHaveValue(first)
  const second = await field.inputValue()
  expect(await calendarAt(page, first)).toBeNull()
  expect(await calendarAt(page, second)).toMatch(/^BEGIN:VCALENDAR/)

  await page.getByRole('button', { name: 'Turn off' }).tap()
  await expect(page.getByRole('button', { name: 'Make my calendar link' })).toBeVisible()
  expect(await calendarAt(page, second)).toBeNull()
})

/** As a calendar reads it, which has no session; null when the link does not work. */
async function calendarAt(page: Page, link: string): Promise<string | null> {
  const { pathname, search } = new URL(link)
  const response = await page.request.get(pathname + search, { headers: { cookie: '' } })
  return response.ok() ? response.text() : null
}
