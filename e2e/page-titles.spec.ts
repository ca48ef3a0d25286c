import { expect, signUp, test } from './app.ts'

test('the tab of the browser says which page is open', async ({ page }) => {
  await signUp(page)
  await expect(page).toHaveTitle('Dashboard · Upful')
  await page.getByRole('tab', { name: 'AI Advisor' }).click()
  await expect(page).toHaveTitle('AI Advisor · Upful')
  await page.getByRole('tab', { name: 'Opportunities' }).click()
  await expect(page).toHaveTitle('Opportunities · Upful')
  await page.goto('/no-such-page')
  await expect(page).toHaveTitle('Page not found · Upful')
})

test('the side that is open is in sight', async ({ page }) => {
  await signUp(page)
  await page.goto('/portfolio')
  const chosen = page
    .getByRole('navigation', { name: 'Learn' })
    .getByRole('link', { name: 'Portfolio' })
  await expect(chosen).toBeInViewport({ ratio: 1 })
})

test('the landing page leads on who is signed in', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
