import { expect, signUp, test } from './app.ts'

test('the browser tab shows which page is open', async ({ page }) => {
  await signUp(page)
  await expect(page).toHaveTitle('Dashboard · Upful')
  await page.getByRole('tab', { name: 'AI Advisor' }).click()
  await expect(page).toHaveTitle('AI Advisor · Upful')
  await page.getByRole('tab', { name: 'Opportunities' }).click()
  await expect(page).toHaveTitle('Opportunities · Upful')
  await page.goto('/no-such-page')
  await expect(page).toHaveTitle('Page not found · Upful')
})

test('the navigation link of the current page is in view', async ({ page }) => {
  await signUp(page)
  await page.goto('/portfolio')
  const link = page
    .getByRole('navigation', { name: 'Learn' })
    .getByRole('link', { name: 'Portfolio' })
  await expect(link).toBeInViewport({ ratio: 1 })
})

test('the landing page sends a signed-in visitor to their dashboard', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
