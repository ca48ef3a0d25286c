import type { Page } from '@playwright/test'
import { axe, expect, inBothThemes, signUp, test } from './app.ts'
import { keepsWork } from './offline.ts'

const quiz = '/courses/budgeting-the-j-dollar-way/lessons/tracking-quiz'
const truth = 'So that you see your true habits'

inBothThemes({ desktop: 'both' }, () => {
  test('a quiz by keyboard goes on after leaving and a reload, and a miss comes back', async ({
    page,
  }) => {
    await signUp(page)
    await page.goto(quiz)
    await expect(page.getByText('Question 1 of 3')).toBeVisible()
    await axe(page)
    await option(page, 'So that you spend all your pay').press('Enter')
    await expect(page.getByText('Not quite')).toBeInViewport()
    await expect(page.getByText('A week of best behaviour')).toBeInViewport()
    await axe(page)
    // The focus is on Continue.
    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Question 2 of 3')).toBeVisible()

    await page.getByRole('link', { name: /^Leave the lesson/ }).click()
    await page.goto(quiz)
    await expect(page.getByText('Question 2 of 3')).toBeVisible()
    await page.reload()
    await option(page, 'J$78,000').press('Enter')
    await expect(page.getByText('Right!')).toBeInViewport()
    await page.keyboard.press('Enter')

    await page.getByRole('textbox').fill('J$400')
    await axe(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Right!')).toBeInViewport()
    await page.keyboard.press('Enter')

    await expect(page.getByText('Once more')).toBeVisible()
    const progress = page.getByRole('progressbar', { name: 'Progress in this lesson' })
    await expect(progress).toHaveAttribute('aria-valuetext', '3 of 4 done')
    await option(page, truth).press('Enter')
    await expect(page.getByText('Right!')).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Not there yet: 67%')).toBeFocused()
    await expect(heading(page, 'Look at these again')).toBeVisible()
    await axe(page)
  })
})

test('a quiz begun on one device is finished on another, and pays once', async ({
  page,
  browser,
}) => {
  await signUp(page)
  await page.goto(quiz)
  await option(page, truth).click()
  await expect(page.getByText('Right!')).toBeVisible()

  const other = await browser.newPage({ storageState: await page.context().storageState() })
  await other.goto(new URL(quiz, page.url()).href)
  await expect(other.getByText('Question 2 of 3')).toBeVisible()
  await option(other, 'J$78,000').click()
  await other.getByRole('button', { name: 'Continue' }).click()
  await other.getByRole('textbox').fill('400')
  await other.getByRole('button', { name: 'Check' }).click()
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(other, 'Passed: 100%')).toBeVisible()
  await expect(other.getByText('+25 XP').first()).toBeAttached()
  await other.close()

  // The first device still shows its panel; its answers no longer count.
  await page.getByRole('button', { name: 'Continue' }).click()
  await option(page, 'J$1,500').click()
  await expect(page.getByText('Right!')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Passed: 100%')).toBeVisible()
})

test('another attempt pays once it is passed; a lost connection loses nothing', async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.goto(quiz)
  await option(page, 'Because wants are never a problem').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await keepsWork(page)
  await context.setOffline(true)
  await option(page, 'J$1,500').click()
  await expect(page.getByText('Your answer is kept on this device.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your answer is kept on this device.')).toBeHidden()
  await option(page, 'J$1,500').click()
  await expect(page.getByText('Not quite')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox').fill('400')
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  for (const name of [truth, 'J$78,000']) {
    await option(page, name).click()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await expect(heading(page, 'Not there yet: 33%')).toBeVisible()

  await page.getByRole('button', { name: 'Try again' }).click()
  for (let question = 1; question <= 3; question += 1) {
    await expect(page.getByText(`Question ${question} of 3`)).toBeVisible()
    const field = page.getByRole('textbox')
    // The questions are in another order now.
    if (await field.isVisible()) {
      await field.fill('J$400')
      await page.getByRole('button', { name: 'Check' }).click()
    } else await option(page, truth).or(option(page, 'J$78,000')).click()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await expect(heading(page, 'Passed: 100%')).toBeVisible()
  await expect(page.getByText('+25 XP').first()).toBeAttached()
})

function option(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name })
}
