import type { Page } from '@playwright/test'
import { asksOf } from './lessons.ts'
import { expect, test } from './app.ts'

/** Somebody of sixteen who reads everything once, on a phone. */
const wordsASecond = 4
const secondsATap = 1.5

const atWork = [/^Miss Bev/, /^It may be tight/, /^Sorry/]
const ways = {
  'First job': atWork,
  Training: atWork,
  'My own hustle': [/^300, Miss/, /^It is cold now/, /^Half now/],
  'Just looking': atWork,
}

for (const [goal, answers] of Object.entries(ways))
  test(`who wants "${goal}" answers three times in a minute, and finishes a lesson in another`, async ({
    page,
  }) => {
    const walk = new Walk(page)
    await page.goto('/')
    await walk.read()
    await walk.tap('link', 'Start')
    await expect(page.getByRole('heading', { name: 'What do you want?' })).toBeVisible()
    await walk.read()
    await walk.tap('button', goal)
    for (const answer of answers) {
      await expect(page.getByRole('button', { name: answer })).toBeEnabled()
      await walk.read()
      await walk.tap('button', answer)
      await expect(page.getByText('Right!')).toBeVisible()
      await walk.read()
      await walk.tap('button', 'Continue')
    }
    const firstMinute = walk.seconds()
    expect(firstMinute).toBeLessThan(65)

    await page.getByRole('button', { name: 'Skip' }).click()
    await page.getByLabel('Full Name').fill('Shanice Brown')
    await page.getByLabel('Email').fill(`way.${process.pid}.${Date.now()}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('mango-season-2026')
    await page.getByRole('button', { name: 'Create Account' }).click()

    await walk.tap('link', 'Start')
    const bar = page.getByRole('navigation', { name: 'Lesson' })
    await expect(bar).toBeVisible()
    for (const [index, ask] of (await asksOf(page)).entries()) {
      const right = ask?.kind === 'choose' ? ask.options.find((option) => option.right) : undefined
      const option = page.getByRole('button', { name: right?.text ?? '', exact: true })
      await expect(option, `card ${index + 1} asks for a tap`).toBeEnabled()
      await expect(page.getByRole('img').first()).toBeVisible()
      await walk.read()
      await walk.tap('button', right?.text ?? '')
      await expect(bar.getByText('Right!')).toBeVisible()
      await walk.read()
      await walk.tap('button', /^(Continue|Finish lesson)/)
    }
    expect(walk.seconds() - firstMinute).toBeLessThan(75)
  })

/** Counts the words that come up in sight, and the taps. */
class Walk {
  #words = 0
  #taps = 0
  #seen = new Set<string>()
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  async read(): Promise<void> {
    const texts = await this.#page.evaluate(textsInSight)
    const fresh = texts.filter((text) => !this.#seen.has(text))
    this.#seen = new Set(texts)
    this.#words += fresh.flatMap((text) => text.split(/\s+/)).length
  }

  async tap(role: 'link' | 'button', name: string | RegExp): Promise<void> {
    this.#taps += 1
    await this.#page.getByRole(role, { name, exact: true }).first().click()
  }

  seconds(): number {
    return this.#words / wordsASecond + this.#taps * secondsATap
  }
}

function textsInSight(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    const element = node.parentElement
    if (!text || !element || element.closest('script, style, option, .sr-only')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { top, bottom, width } = range.getBoundingClientRect()
    if (width > 2 && bottom > 0 && top < innerHeight && element.checkVisibility()) texts.push(text)
  }
  return texts
}
