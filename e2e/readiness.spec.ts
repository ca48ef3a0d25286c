import { axe, expect, inBothThemes, signUp, test } from './app.ts'

test('a task explains itself, links to its official site, and stays done', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard?tab=opportunities')
  await page.getByRole('link', { name: 'Checklist' }).click()
  await expect(page.getByText('0 of 15 done')).toBeVisible()

  const task = page.getByRole('listitem').filter({ hasText: 'Find your birth certificate' }).first()
  await expect(task.getByText('Check that your name is spelled right.')).toBeVisible()
  const official = task.getByRole('link', { name: /^Registrar General's Department/ })
  await expect(official).toHaveAttribute('href', 'https://www.rgd.gov.jm')
  await expect(official).toHaveAttribute('rel', 'noopener noreferrer')

  await task.getByRole('button', { name: 'Mark as done: Find your birth certificate' }).click()
  await expect(page.getByText('1 of 15 done').first()).toBeVisible()
  await expect(task.getByText(/^Done on /)).toBeVisible()
  await expect(task.locator('summary')).toBeFocused()
  // The next task is expanded.
  await expect(page.getByRole('button', { name: 'Mark as done: Get your TRN' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('1 of 15 done').first()).toBeVisible()
  await expect(task.getByText(/^Done on /)).toBeVisible()
})

test('the checklist works by keyboard', async ({ page }) => {
  await signUp(page)
  await page.goto('/readiness')
  const nis = page.locator('summary').filter({ hasText: 'Register for NIS' })
  await nis.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Mark as done: Register for NIS' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 15 done').first()).toBeVisible()
  await expect(nis).toBeFocused()
})

inBothThemes({ desktop: 'light' }, () => {
  test('the checklist passes the accessibility checks', async ({ page }) => {
    await signUp(page)
    await page.goto('/readiness')
    await expect(page.getByText('0 of 15 done')).toBeVisible()
    await axe(page)
  })
})
