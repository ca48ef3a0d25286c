import { expect, signUp, test as base } from './app.ts'
import { readCards } from './lessons.ts'
import { startApp } from './running-app.ts'

const test = base.extend({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its braces
    async ({}, provide) => {
      const app = await startApp({ ANSWER_PACE: 'on' })
      await provide(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const minute = 60_000

test('an article cannot be marked complete before there was time to read it: the list opens it, and its button counts down @push', async ({
  page,
  app,
}) => {
  await page.clock.install()
  await signUp(page)
  await page.goto('/course/budgeting-the-j-dollar-way/progress')
  await page.getByRole('button', { name: 'Mark Complete: Where did the money go?' }).click()
  await expect(page.getByRole('heading', { name: 'Where did the money go?' })).toBeVisible()

  await readCards(page)
  const complete = page.getByRole('button', { name: 'Finish lesson', exact: true })
  await expect(complete).toHaveText(/in \d+ s/)
  await complete.click()
  await expect(page.getByRole('alert')).toContainText('Give it a read first')
  await expect(page.getByRole('heading', { name: 'Where did the money go?' })).toBeVisible()

  // Reopening it continues the countdown.
  await page.reload()
  await readCards(page)
  await expect(complete).toHaveText(/in \d+ s/)
  // The time to read is a minute at most. It passes on the server and on the page.
  await app.comeBackLater(minute)
  await page.clock.fastForward(minute)
  await expect(complete).toHaveText('Finish lesson')
  await complete.click()
  await expect(page.getByText('Lesson done')).toBeVisible()
  await expect(page.getByText('+10 XP').first()).toBeAttached()
})
