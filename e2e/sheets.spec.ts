import type { Page } from '@playwright/test'
import { expect, signUp, test } from './app.ts'

const rewards = (page: Page) => page.getByRole('dialog', { name: 'Rewards' })

async function openRewards(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rewards' }).click()
  await expect(rewards(page)).toBeVisible()
  await expectSheetsInHistory(page, 1)
}

async function expectSheetsInHistory(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.sheets ?? 0)).toBe(count)
}

test('Back closes a sheet and stays on the page', async ({ page }) => {
  await signUp(page)
  await page.goto('/courses')
  await page.goto('/dashboard')

  await openRewards(page)
  await page.goBack()
  await expect(rewards(page)).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)

  // Forward does not reopen it, and adds no extra step for Back.
  await page.goForward()
  await expectSheetsInHistory(page, 0)
  await expect(rewards(page)).toBeHidden()

  // Closing it leaves no history entry either, and neither does a reload.
  await openRewards(page)
  await page.keyboard.press('Escape')
  await expect(rewards(page)).toBeHidden()
  await expectSheetsInHistory(page, 0)
  await openRewards(page)
  await page.reload()
  await expectSheetsInHistory(page, 0)
  await page.goBack()
  await expect(page).toHaveURL(/\/courses$/)
})

test("the device's own close gesture leaves no history entry", async ({ page }) => {
  await signUp(page)
  await openRewards(page)
  // Android's Back sends this to a dialog in browsers with close watchers.
  await rewards(page).evaluate((dialog: HTMLDialogElement) => dialog.requestClose())
  await expect(rewards(page)).toBeHidden()
  await expectSheetsInHistory(page, 0)
})

test('a link in a sheet opens its page, and Back returns to the page below the sheet', async ({
  page,
}) => {
  await signUp(page)
  const course = '/api/courses/budgeting-the-j-dollar-way'
  const lesson = `${course}/lessons/where-did-the-money-go`
  for (const path of [`${course}/enrol`, `${lesson}/complete`]) {
    const answer = await page.request.post(path, { data: {} })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await page.goto('/dashboard?tab=skills')
  const skill = page.getByRole('button', { name: /^Budgeting/ })
  await skill.click()
  const sheet = page.getByRole('dialog', { name: /^Budgeting/ })
  await expectSheetsInHistory(page, 1)
  await sheet.getByRole('link', { name: 'Learn it' }).click()
  await expect(page).toHaveURL(/\/courses\?skill=/)
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\?tab=skills$/)
  await expect(skill).toBeVisible()
  await expect(sheet).toBeHidden()
  await expectSheetsInHistory(page, 0)
})

test('the streak flame flares up when a day is credited', async ({ page }) => {
  await signUp(page)
  await expect(page.getByRole('link', { name: 'Streak: 1 day' })).toBeVisible()
  await page.reload()
  const flare = page.getByRole('link', { name: 'Streak: 1 day' }).locator('.flare')
  await expect(page.getByRole('button', { name: 'Daily Check-in' })).toBeVisible()
  await expect(flare).toHaveCount(0)
  await page.getByRole('button', { name: 'Daily Check-in' }).click()
  await expect(flare).toHaveCount(1)
})
