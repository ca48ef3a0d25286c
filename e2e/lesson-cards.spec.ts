import type { Locator, Page } from '@playwright/test'
import { axe, expect, inBothThemes, signUp, test } from './app.ts'

const lesson = '/courses/workplace-skills-first-job-ready/lessons/ready-beats-on-time'
const cards = [
  {
    text: 'On time means ready to work at the start time.',
    ask: {
      kind: 'choose',
      prompt: 'What does it mean?',
      options: [
        { text: 'At the gate at 8:00', note: 'The counter is still empty then.' },
        { text: 'At the counter before 8:00', right: true },
      ],
      explanation: 'The boss counts from when you can serve.',
    },
  },
  {
    text: 'Late anyway? Call before the start time.',
    ask: {
      kind: 'match',
      prompt: 'Match the parts of the call.',
      hints: [],
      pairs: [
        { left: 'Who', right: 'It is Tajay' },
        { left: 'When', right: 'I will reach at 8:25' },
        { left: 'Offer', right: 'I can stay longer' },
      ],
      explanation: 'Name, honest time, offer.',
    },
  },
]

inBothThemes({ desktop: 'both' }, () => {
  test('a whole lesson by keyboard: a miss says why, comes back, and survives leaving', async ({
    page,
  }) => {
    await signUp(page)
    await giveCards(page)
    await page.goto(lesson)
    await press(page, 'At the gate at 8:00')
    await expect(page.getByText('The counter is still empty then.')).toBeInViewport()
    await axe(page)
    // The focus is on Continue.
    await page.keyboard.press('Enter')
    await expect(page.getByText('Late anyway?')).toBeInViewport()

    await page.getByRole('link', { name: /^Leave the lesson/ }).click()
    await expect(page.getByRole('heading', { name: 'First Job Ready' })).toBeVisible()
    await page.goto(lesson)
    await expect(page.getByText('Late anyway?')).toBeInViewport()

    for (const { left, right } of cards[1]?.ask.pairs ?? []) {
      await press(page, left)
      await press(page, right)
    }
    await axe(page)
    await press(page, 'Check')
    await expect(page.getByText('Right!')).toBeInViewport()
    await page.keyboard.press('Enter')
    const progress = page.getByRole('progressbar', { name: 'Progress in this lesson' })
    await expect(progress).toHaveAttribute('aria-valuetext', '2 of 3 done')
    await press(page, 'At the counter before 8:00')
    await expect(page.getByRole('button', { name: 'Finish lesson' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'What you learned' })).toBeVisible()
    await expect(page.getByText('+10 XP').first()).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Missed first, right in the end' }),
    ).toBeVisible()
    await axe(page)
    await page.getByRole('link', { name: /^Next lesson/ }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Plan the morning' })).toBeVisible()
  })
})

/** Puts these cards into the lesson, so that the journey does not depend on its content. */
async function giveCards(page: Page, given: readonly object[] = cards) {
  await page.route(`**/api${lesson}`, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({ response, json: { ...json, item: { ...json.item, cards: given } } })
  })
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).press('Enter')
}

const steps = ['Wake', 'Wash', 'Eat', 'Pack', 'Walk', 'Ride', 'Arrive', 'Greet']
const handsOn = [
  {
    text: 'A morning has an order.',
    ask: {
      kind: 'order',
      prompt: 'Put it in order.',
      hints: [],
      steps,
      explanation: 'One by one.',
    },
  },
  {
    text: 'A call has three parts.',
    ask: {
      kind: 'fill',
      prompt: 'Fill the gaps.',
      hints: [],
      text: 'Say your ___, the honest ___, and what you ___.',
      gaps: [{ accepted: ['name'] }, { accepted: ['time'] }, { accepted: ['offer'] }],
      explanation: 'Name, time, offer.',
    },
  },
]

test(
  'steps are dragged, also past the edge of the screen, and words are tapped into gaps',
  { tag: '@desktop' },
  async ({ page }) => {
    await signUp(page)
    await giveCards(page, handsOn)
    await page.goto(lesson)
    // Each step in turn is dragged to the end, so that they stand in their order.
    for (const step of steps) {
      const row = page.getByRole('listitem').filter({ hasText: step })
      await dragToEnd(page, row.locator('span').first())
      await expect(row).toContainText(`${steps.length}`)
    }
    await press(page, 'Check')
    await expect(page.getByText('Right!')).toBeInViewport()
    await press(page, 'Continue')

    await axe(page)
    const words = page.getByRole('group', { name: 'Words' })
    await words.getByRole('button', { name: 'time' }).click()
    await page.getByRole('button', { name: 'Gap 1 of 3: time' }).click()
    for (const word of ['name', 'time', 'offer'])
      await words.getByRole('button', { name: word }).click()
    await press(page, 'Check')
    await expect(page.getByText('Right!')).toBeInViewport()
  },
)

/** Holds it near the bar until the page has scrolled to the end, as a thumb does. */
async function dragToEnd(page: Page, handle: Locator) {
  await handle.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  const bar = await page.getByRole('navigation', { name: 'Lesson' }).boundingBox()
  if (from === null || bar === null) throw new Error('There is nothing to drag')
  await page.mouse.move(from.x + 10, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, bar.y - 6, { steps: 4 })
  const last = page.getByRole('listitem').last()
  await expect
    .poll(async () => {
      const box = await last.boundingBox()
      return box !== null && box.y + box.height < bar.y
    })
    .toBe(true)
  await page.mouse.up()
}
