import type { Page } from '@playwright/test'
import { expect, signUp, test } from './app.ts'

const lesson = '/courses/workplace-skills-first-job-ready/lessons/ready-beats-on-time'
const badge = {
  type: 'achievement',
  key: 'achievement:first-course',
  id: 'first-course',
  title: 'First Course',
  icon: 'book',
  xp: 50,
}
const level = {
  type: 'level-up',
  key: 'level:2',
  level: 2,
  unlocked: [{ id: 'on-time', kind: 'title', name: 'Always on Time' }],
}

declare global {
  interface Window {
    tell: (event: object) => void
  }
}

// The next journey of this worker needs the real date.
test.afterAll(({ app }) => app.comeBackLater(0))

test('the first activity of a day lights the flame once', async ({ page, app }) => {
  await signUp(page)
  // An open page would open the day itself as soon as the server is back.
  await page.goto('about:blank')
  await app.comeBackLater(86_400_000)
  await page.goto(`${app.url}/dashboard`)
  const flame = band(page, 'Today counts.')
  await expect(flame).toBeVisible()
  await expect(flame).toContainText('Day 2')
  await expect(flame).toBeHidden()
  await page.reload()
  await expect(page.getByText('2 day streak!')).toBeVisible()
  await staysAway(page, 'Today counts.')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`with motion: ${reducedMotion}`, { tag: '@desktop' }, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('the end of a course, its achievement and a level come in turn, above the way on', async ({
      page,
    }) => {
      await tellEvents(page)
      await signUp(page)
      await makeItTheLastLesson(page)
      await page.goto(lesson)
      await page.getByRole('button', { name: 'Finish lesson' }).click()
      // The order in which the server sends them.
      await page.evaluate((events) => events.forEach((event) => window.tell(event)), [level, badge])

      await expect(page.getByRole('heading', { name: 'First Job Ready' })).toBeVisible()
      const onward = page.getByRole('link', { name: 'Take the assessment' })
      for (const words of ['Course finished', 'New achievement', 'Level up']) {
        const shown = band(page, words)
        await expect(shown).toBeVisible()
        expect(await isAbove(shown, onward)).toBe(true)
        if (reducedMotion === 'reduce') expect(await moves(page)).toBe(false)
        await page.mouse.click(4, 4)
        await expect(shown).toBeHidden()
      }

      // The same events again, as after a lost connection, and after a reload.
      await page.evaluate((events) => events.forEach((event) => window.tell(event)), [level, badge])
      await staysAway(page, 'New achievement')
      await page.reload()
      await page.getByRole('button', { name: 'Finish lesson' }).click()
      await expect(onward).toBeVisible()
      await page.evaluate((events) => events.forEach((event) => window.tell(event)), [badge, level])
      await staysAway(page, 'Course finished')
    })
  })

test('a tap goes through a moment to the button below it', async ({ page }) => {
  await tellEvents(page)
  await signUp(page)
  await expect(page.getByText('1 day streak!')).toBeVisible()
  await page.evaluate((event) => window.tell(event), level)
  await expect(band(page, 'Level up')).toBeVisible()
  await page.getByRole('button', { name: 'Daily Check-in' }).click()
  await expect(page.getByRole('button', { name: 'Already checked in today' })).toBeVisible()
  await expect(band(page, 'Level up')).toBeHidden()
})

function band(page: Page, words: string) {
  return page.locator('[popover]:popover-open', { hasText: words })
}

/** Longer than what one action caused is gathered. */
async function staysAway(page: Page, words: string) {
  await page.waitForTimeout(1_500)
  await expect(band(page, words)).toBeHidden()
}

/** Replaces the live stream by one that the test sends events through: it has to send some twice. */
async function tellEvents(page: Page) {
  await page.addInitScript(() => {
    class Stream extends EventTarget {
      onopen: (() => void) | null = null
      onmessage: ((message: { data: string }) => void) | null = null
      onerror: (() => void) | null = null
      constructor() {
        super()
        setTimeout(() => this.onopen?.())
        window.tell = (event) => this.onmessage?.({ data: JSON.stringify(event) })
      }
      close() {}
    }
    Object.assign(window, { EventSource: Stream })
  })
}

/** One card with nothing to do, whose completion finishes the course. */
async function makeItTheLastLesson(page: Page) {
  const cards = [{ text: 'On time means ready to work at the start time.', ask: null }]
  await page.route(`**/api${lesson}`, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({ response, json: { ...json, item: { ...json.item, cards }, done: false } })
  })
  await page.route(`**/api${lesson}/open`, (route) => route.fulfill({ json: { secondsToRead: 0 } }))
  await page.route(`**/api${lesson}/complete`, (route) =>
    route.fulfill({
      json: { itemDone: true, earned: 160, percent: 100, courseFinished: true, nextItem: null },
    }),
  )
}

async function isAbove(shown: ReturnType<typeof band>, onward: ReturnType<Page['getByRole']>) {
  const [upper, lower] = [await shown.boundingBox(), await onward.boundingBox()]
  return upper !== null && lower !== null && upper.y + upper.height <= lower.y
}

/** Whether anything has an animation that one can see. */
function moves(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .some(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 1_000),
  )
}
