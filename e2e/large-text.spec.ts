import type { Page } from '@playwright/test'
import { expect, signUp, test } from './app.ts'

const lesson = '/courses/budgeting-the-j-dollar-way/lessons/left-over-each-week'
const pages = ['/dashboard', '/courses', lesson, '/review', '/applications', '/account']

for (const [width, size, paths] of [
  [360, '150%', pages],
  [360, '200%', [lesson]],
] as const) {
  test(`text at ${size} fits a screen of ${width}`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.addInitScript((large) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = large
      })
    }, size)
    await signUp(page)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await tooWide(page), path).toEqual([])
    }
    await page.getByRole('button', { name: /^Your menu/ }).click()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL(/\/(login)?$/)
  })
}

/** What reaches over the right edge, if the page can be moved sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) =>
        `${element.tagName} ${element.className} ${element.textContent}`.slice(0, 160),
      )
      .slice(0, 12)
  })
}
