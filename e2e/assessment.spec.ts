import type { Page } from '@playwright/test'
import { axe, expect, signUp, test } from './app.ts'
import { answerAssessment } from './assessments.ts'

const address = '/assessment/budgeting'
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Assessment' })
const saved = (page: Page) => page.getByRole('main').getByText('Saved', { exact: true })
/** Which questions are asked differs: the first choice stands for any. */
const choice = (page: Page) => page.getByRole('radio').first()

test('an assessment is found by its skill and describes its topic', async ({ page }) => {
  await signUp(page)
  await page.goto('/assessments')
  await page.getByLabel('Skill', { exact: true }).selectOption('Budgeting')
  await expect(page).toHaveURL(/skill=budgeting/)
  await page.getByRole('link', { name: 'Start: Budgeting check' }).click()
  await expect(page.getByRole('heading', { name: 'Budgeting check' })).toBeVisible()
  await expect(page.getByText('Skill Category')).toBeVisible()
  await expect(page.getByText('Level', { exact: true })).toBeVisible()
  await expect(page.getByText('0 of 10 answered')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Start: Budgeting check' }).click()
  await choice(page).check()
  await expect(saved(page)).toBeVisible()
  await page.goto('/assessments')
  await expect(page.getByRole('link', { name: 'Continue: Budgeting check' })).toBeVisible()
})

test('answers survive a reload', async ({ page }) => {
  await signUp(page)
  await page.goto(address)
  await choice(page).check()
  await expect(page.getByText('1 of 10 answered')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(choice(page)).toBeChecked()
  await expect(page.getByText('1 of 10 answered')).toBeVisible()
})

test(
  'the answers of an assessment are still there after Back, Forward and reopening it',
  { tag: '@desktop' },
  async ({ page }) => {
    await signUp(page)
    await page.goto('/assessments')
    await page.getByRole('link', { name: 'Start: Budgeting check' }).click()
    await choice(page).check()
    await expect(page.getByText('1 of 10 answered')).toBeVisible()
    await expect(saved(page)).toBeVisible()
    await page.goBack()
    await page.goForward()
    await expect(page.getByText('1 of 10 answered')).toBeVisible()
    await expect(choice(page)).toBeChecked()
    await page.goBack()
    await page.getByRole('link', { name: 'Continue: Budgeting check' }).click()
    await expect(choice(page)).toBeChecked()
  },
)

test('without a connection the page says so and sends the answers later', async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.goto(address)
  await expect(submit(page)).toBeVisible()
  await context.setOffline(true)
  await choice(page).check()
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible()
  await expect(page.getByText('Keep this page open')).toBeVisible()
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(choice(page)).toBeChecked()
})

test('unanswered questions are marked, and nothing is submitted', async ({ page }) => {
  await signUp(page)
  await page.goto(address)
  await choice(page).check()
  await submit(page).click()
  await expect(page.getByText('9 questions have no answer yet.')).toBeVisible()
  const missing = page.locator('[data-question]').filter({ hasText: 'Answer this question.' })
  await expect(missing).toHaveCount(9)
  await expect(missing.first().locator('input, button').first()).toBeFocused()
})

test('the result replaces the form, and trying again starts over', async ({ page }) => {
  await signUp(page)
  await page.goto(address)
  const scored = await answerAssessment(page, 'budgeting', 5)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/submit', async (route) => {
    await released
    await route.continue()
  })
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Assessment Results' })).toBeFocused()
  await expect(page.getByText(`${scored - 5} of ${scored} right`)).toBeVisible()
  await expect(page.getByText('Your answer', { exact: true })).toHaveCount(scored)
  // The keys of what was missed stay back until the assessment is passed.
  await expect(page.getByText('Correct answer', { exact: true })).toHaveCount(scored - 5)
  await expect(page.getByText('Incorrect', { exact: true })).toHaveCount(5)
  await expect(page.getByText('From 70% you have shown this skill')).toBeVisible()
  // Correct answers are folded away so that the wrong ones are visible.
  for (const summary of await page.locator('main details > summary').all()) await summary.click()
  await axe(page)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Assessment Results' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('0 of 10 answered')).toBeVisible()
})

test('missed questions come back in the daily review', async ({ page }) => {
  await signUp(page)
  await page.goto(address)
  const scored = await answerAssessment(page, 'budgeting', 5)
  await submit(page).click()
  await expect(page.getByText(`${scored - 5} of ${scored} right`)).toBeVisible()

  await page.getByRole('link', { name: 'All assessments' }).click()
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await expect(page.getByRole('banner')).toHaveCount(0)
  const keys = new Map<string, string>()
  for (let card = 1; card <= 5; card += 1) {
    await expect(page.getByText(`${card} of 5`, { exact: true })).toBeVisible()
    await options(page).first().click()
    await expect(page.getByText('You will see it again on')).toBeVisible()
    keys.set(await promptOf(page), await rightOption(page).innerText())
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  // What was missed comes back until it is right.
  const end = page.getByText('Today’s review is done')
  const again = page.getByText('Once more')
  await expect(end.or(again)).toBeVisible()
  while (await again.isVisible()) {
    await options(page)
      .filter({ hasText: keys.get(await promptOf(page)) ?? '' })
      .click()
    await expect(page.getByText('Right!')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(end.or(again)).toBeVisible()
  }
  await expect(page.getByText('+20 XP').first()).toBeAttached()
  await axe(page)
  await expect(page.getByRole('link', { name: 'Keep learning' })).toBeVisible()
})

function options(page: Page) {
  return page.locator('[aria-pressed]')
}

/** The question that is asked; some have a chat or a table around it. */
async function promptOf(page: Page) {
  const group = page.getByRole('group').filter({ has: options(page) })
  const id = await group.getAttribute('aria-labelledby')
  return page.locator(`[id="${id}"]`).innerText()
}

/** The text of the right option, once the answer is marked. */
function rightOption(page: Page) {
  return options(page).filter({ hasText: 'Right answer' }).locator('> :first-child')
}

test('an unknown assessment shows a message', async ({ page }) => {
  await signUp(page)
  await page.goto('/assessment/no-such-thing')
  await expect(page.getByText('Assessment not found')).toBeVisible()
})
