import { expect, signUp, test } from './app.ts'

// Text enlarged through the page's own font size, as some phones do: media queries do not follow it.
test('openings and a lesson fit the screen with enlarged text', async ({ page }) => {
  await signUp(page)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )
  const widths = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.goto('/dashboard?tab=opportunities')
  await expect(page.getByRole('list', { name: 'Opportunities' })).toBeVisible()
  expect(await widths()).toBe(0)
  const heading = page.getByRole('heading', { name: 'Opportunities', level: 2, exact: true })
  // One line, or two at most.
  expect((await heading.boundingBox())?.height).toBeLessThan(130)

  await page.goto('/courses/budgeting-the-j-dollar-way/lessons/left-over-each-week')
  const bar = page.getByRole('navigation', { name: 'Lesson' })
  await expect(bar).toBeVisible()
  expect(await widths()).toBe(0)
  // A bar that takes up more than a third of the screen is not sticky.
  await expect(bar).toHaveCSS('position', 'static')
})
