import type { Page } from '@playwright/test'
import { axe, expect, signUp, test } from './app.ts'

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

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colours`, { tag: '@desktop' }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

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
      await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'What you learned' })).toBeVisible()
      await expect(page.getByText('+10 XP')).toBeVisible()
      await axe(page)
      await page.getByRole('link', { name: /^Continue/ }).press('Enter')
      await expect(page.getByRole('heading', { name: 'What would you do?' })).toBeVisible()
    })
  })

/** Puts these cards into the lesson, so that the journey does not depend on its content. */
async function giveCards(page: Page) {
  await page.route(`**/api${lesson}`, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({ response, json: { ...json, item: { ...json.item, cards } } })
  })
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).press('Enter')
}
