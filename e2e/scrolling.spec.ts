import type { Page } from '@playwright/test'
import { expect, signUp, test } from './app.ts'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The scroll position in each of the next frames, from the first one that has `text`. */
function scrollOnceThere(page: Page, text: string): Promise<number[]> {
  return page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isThere = () => document.querySelector('h1')?.textContent === wanted
    while (!isThere()) await frame()
    const seen: number[] = []
    for (let at = 0; at < 20; at += 1) {
      seen.push(Math.round(window.scrollY))
      await frame()
    }
    return seen
  }, text)
}

test('a new page starts at its top, and Back restores the scroll position', async ({ page }) => {
  await signUp(page)
  await page.goto('/courses')
  const last = page.getByRole('link', { name: /^View Course/ }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await scrollY(page)
  expect(before).toBeGreaterThan(2_000)
  const title = ((await last.getAttribute('aria-label')) ?? '').replace('View Course: ', '')

  const opened = scrollOnceThere(page, title)
  await last.click()
  expect(new Set(await opened)).toEqual(new Set([0]))

  const returned = scrollOnceThere(page, 'Courses')
  await page.goBack()
  expect((await returned).every((y) => Math.abs(y - before) < 2)).toBe(true)
})
