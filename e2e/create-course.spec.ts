import type { Page } from '@playwright/test'
import { axe, expect, signUp, test } from './app.ts'
import { readCards } from './lessons.ts'

const struggle = (page: Page) => page.getByLabel('What are you struggling with?')
const level = (page: Page) => page.getByLabel("What's your current skill level?")
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Course' })
const text = 'I freeze in every job interview and forget what to say'

async function order(page: Page): Promise<void> {
  await struggle(page).fill(text)
  await level(page).selectOption('Beginner')
  await generate(page).click()
}

test('a struggle becomes a course, which can be deleted again @push', async ({ page }) => {
  await signUp(page)
  await page.goto('/courses')
  await page.getByRole('link', { name: 'Generate a course for you' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Generate a Personalized Course' }),
  ).toBeVisible()
  await expect(struggle(page)).toHaveAttribute(
    'placeholder',
    "Describe what you're having trouble with...",
  )
  await expect(level(page)).toHaveText(/^Select your skill level/)
  await axe(page)

  await expect(generate(page)).toBeDisabled()
  await struggle(page).fill('   ')
  await level(page).selectOption('Advanced')
  await expect(generate(page)).toBeDisabled()
  await order(page)
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await expect(
    page.getByRole('progressbar', { name: 'Generating your personalized course...' }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/courses\/(?!create)[^/]+$/)
  await expect(
    page.getByRole('heading', { level: 1, name: /^Personalized Course: / }),
  ).toBeVisible()
  await expect(page.getByText('Made for you', { exact: true })).toBeVisible()

  const courseUrl = page.url()
  await page.goto(`${courseUrl}/lessons/part-1-1`)
  await readCards(page)
  const title = page.getByRole('heading', { level: 1 })
  const first = await page.getByRole('article').textContent()
  await page.getByRole('button', { name: 'Get another version' }).click()
  await expect(page.getByText('Here is another version').first()).toBeAttached()
  await expect(page.getByRole('article')).not.toHaveText(first ?? '')
  await expect(title).toBeVisible()
  await axe(page)

  await page.goto('/courses/create')
  await expect(struggle(page)).toHaveValue('')
  await page.goto('/courses')
  await page.getByRole('button', { name: /^Delete: Personalized Course: / }).click()
  const sheet = page.getByRole('dialog', { name: 'Delete this course?' })
  await expect(sheet.getByText('You keep the XP you earned.')).toBeVisible()
  await axe(page)
  await sheet.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: /^Delete: / })).toHaveCount(0)
})

test('when a course cannot be made the page says so and keeps the text @push', async ({ page }) => {
  await signUp(page)
  await page.goto('/courses/create')
  await page.route('**/api/course-orders', (route) => route.abort())
  await order(page)
  await expect(page.getByRole('alert').getByText(/^No connection/)).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(struggle(page)).toHaveValue(text)
  await expect(level(page)).toHaveValue('beginner')
  await axe(page)

  await page.reload()
  await expect(struggle(page)).toHaveValue(text)
  await page.unroute('**/api/course-orders')
  await generate(page).click()
  await expect(page.getByText('Made for you', { exact: true })).toBeVisible()
})

test('the page can be left and reopened while a course is being made @push', async ({ page }) => {
  await signUp(page)
  await page.goto('/courses/create')
  // The reported progress does not change until the page has been left and reopened.
  const working = await heldOrder(page)
  await order(page)
  await expect(page.getByText('Making the lessons: 4 of 10 ready.')).toBeVisible()
  await page.goto('/courses')
  await page.getByRole('link', { name: 'Generate a course for you' }).click()
  await expect(page.getByText('Making the lessons: 4 of 10 ready.')).toBeVisible()
  await expect(struggle(page)).toHaveValue(text)
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await axe(page)
  await working.release()
  await expect(page.getByText('Made for you', { exact: true })).toBeVisible()
})

test('crisis words bring up people to call, and no course is made', async ({ page }) => {
  await signUp(page)
  await page.goto('/courses/create')
  await struggle(page).fill('i cannot go on, i want to end my life')
  await level(page).selectOption('Beginner')
  const help = page.getByRole('region', { name: 'You are not alone' })
  const sheet = page.getByRole('dialog')
  // The words are checked when the field is left. Pressing the button would do that too, and be lost.
  await struggle(page).blur()
  await expect(sheet.getByRole('link', { name: 'Call 119' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Back to what I wrote' }).click()
  await generate(page).click()
  await expect(help.getByRole('link', { name: 'Call 119' })).toBeVisible()
  await expect(generate(page)).toBeEnabled()
  await axe(page)
})

/** Makes every course order look as if its fifth lesson is being written, until `release` is called. */
async function heldOrder(page: Page): Promise<{ release: () => Promise<void> }> {
  const progress = { state: 'working', stage: 'lessons', done: 4, of: 10 }
  const orderRoute = '**/api/course-orders/*'
  let order: object | null = null
  await page.route('**/api/course-orders', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { order: object }
    order = { ...answer.order, ...progress }
    await route.fulfill({ json: { ...answer, order } })
  })
  await page.route(orderRoute, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { order: object | null }
    await route.fulfill({ json: { ...answer, order } })
  })
  return { release: () => page.unroute(orderRoute) }
}
