import type { Browser, Page } from '@playwright/test'
import { axe, expect, signUp, test } from './app.ts'

test('joins with a nickname, learns among neighbours, and leaves without a trace', async ({
  page,
  browser,
}) => {
  await signUp(page, { name: 'Tashana Grant' })
  await page.goto('/me')
  await page.getByRole('link', { name: 'Leaderboard' }).tap()
  await expect(page.getByRole('heading', { name: 'Do you want to join?' })).toBeVisible()
  await axe(page)

  await page.getByText('Another one').tap()
  const field = page.getByLabel('Type a nickname')
  await field.fill('Tashana')
  await page.getByRole('button', { name: 'Join' }).tap()
  await expect(page.getByText('Leave out your own name, your email and your school.')).toBeVisible()
  await axe(page)
  await field.fill('Zanzo Quell')
  await page.getByRole('button', { name: 'Join' }).tap()
  await expect(page.getByText('Your first lesson this week opens your group')).toBeVisible()
  await axe(page)

  const other = await somebodyElse(browser, page)
  await learn(page)
  await page.goto('/leaderboard')
  const rows = page.getByRole('list', { name: 'You and your neighbours' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Zanzo Quell' })).toContainText('You')
  await expect(rows.filter({ hasText: 'Zanzo Quell' })).toContainText('10 XP')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await axe(page)
  }

  // What the other one typed can be reported, and is gone for both.
  await other.goto('/leaderboard')
  await other.getByRole('button', { name: 'Report the name Zanzo Quell' }).tap()
  await axe(other)
  await other.getByRole('button', { name: 'Report it' }).tap()
  await expect(other.getByText('Zanzo Quell')).toHaveCount(0)
  await expect(page.getByText('Zanzo Quell')).toHaveCount(0)
  await page.getByRole('button', { name: 'Change it' }).tap()
  await expect(page.getByText('Somebody reported your last nickname')).toBeVisible()
  await expect(page.getByText('Another one')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/account')
  const isOn = page.getByLabel('Be on the weekly leaderboard')
  await isOn.tap()
  await expect(isOn).not.toBeChecked()
  await page.getByRole('link', { name: 'Open the leaderboard' }).tap()
  await expect(page.getByRole('heading', { name: 'Do you want to join?' })).toBeVisible()
  await other.reload()
  await expect(other.getByText('You are the first one here.')).toBeVisible()
})

/** Joins with a made nickname after learning. */
async function somebodyElse(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, hasTouch: true })
  const other = await context.newPage()
  await signUp(other)
  await learn(other)
  await other.goto('/leaderboard')
  await other.getByRole('button', { name: 'Join' }).tap()
  await expect(other.getByText('You are the first one here.')).toBeVisible()
  return other
}

/** Marks a lesson complete, as its page does. */
async function learn(page: Page): Promise<void> {
  const course = 'budgeting-the-j-dollar-way'
  const path = `/api/courses/${course}/lessons/where-did-the-money-go/complete`
  for (const address of [`/api/courses/${course}/enrol`, path]) {
    const response = await page.request.post(address, { data: {} })
    expect(response.ok(), await response.text()).toBe(true)
  }
}
