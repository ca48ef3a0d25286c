import type { Page } from '@playwright/test'
import { expect, signUp, test } from './app.ts'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The scroll positions of twenty frames, from the first one whose heading is `text`. */
function scrollPositions(page: Page, text: string): Promise<number[]> {
  return page.evaluate(async (title) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isOpen = () => document.querySelector('h1')?.textContent === title
    while (!isOpen()) await frame()
    const positions: number[] = []
    for (let count = 0; count < 20; count += 1) {
      positions.push(Math.round(window.scrollY))
      await frame()
    }
    return positions
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

  const openPositions = scrollPositions(page, title)
  await last.click()
  expect(new Set(await openPositions)).toEqual(new Set([0]))

  const backPositions = scrollPositions(page, 'Courses')
  await page.goBack()
  expect((await backPositions).every((y) => Math.abs(y - before) < 2)).toBe(true)
})
