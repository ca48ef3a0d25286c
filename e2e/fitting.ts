import type { Page } from '@playwright/test'
import { expect } from './app.ts'
import { pageTables } from './page-tables.ts'

export const lesson = '/courses/budgeting-the-j-dollar-way/lessons/left-over-each-week'
/** Every page of a student that has no id in its address. */
export const studentPages = pageTables.student.filter((address) => typeof address === 'string')

/** Opens a page and fails where it is wider than the screen or a word is in pieces. */
export async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main .animate-spin')).toHaveCount(0)
  expect.soft(await tooWide(page), `${path}: too wide`).toEqual([])
  expect.soft(await broken(page), `${path}: words in pieces`).toEqual([])
}

/** The elements that cross the right edge, if the page scrolls sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => !element.closest('[role=tablist], svg'))
      .map((element) =>
        `${element.tagName} ${element.className} ${element.textContent}`.slice(0, 160),
      )
      .slice(0, 12)
  })
}

/** Texts with a single word broken over three lines or more. */
function broken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const brokenWords: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.closest('.sr-only, script, style, svg')) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /(?<=^|[\s-])[^\s@-]+(?=[\s-]|$)/g,
      )) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (range.getClientRects().length > 2) brokenWords.push(`${word} in ${text.textContent}`)
      }
    }
    return brokenWords.slice(0, 12)
  })
}
