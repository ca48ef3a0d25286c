import type { Page } from '@playwright/test'
import { axe, expect, signUp, test } from './app.ts'
import { finishArticle } from './lessons.ts'

const tab = '/dashboard?tab=skills'
const quest = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const step = (page: Page, title: string) => quest(page, title)

test('a quest is started, progresses with each activity, and pays', async ({ page }) => {
  await signUp(page)
  await page.goto(tab)
  await page.getByRole('button', { name: /^Show \d+ more quests?$/ }).click()
  const first = quest(page, 'First lesson')
  await first.getByRole('button', { name: 'Start: First lesson' }).click()
  await expect(first.getByText('0 of 1', { exact: true })).toBeVisible()
  await expect(first.getByRole('button')).toHaveCount(0)

  await page.goto('/courses/budgeting-the-j-dollar-way/lessons/where-did-the-money-go')
  await finishArticle(page)
  await expect(page.getByText('Quest done: First lesson, +30 XP').first()).toBeAttached()
  await page.goto(tab)
  await expect(page.getByRole('heading', { name: 'Done recently' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'First lesson' })).toContainText(
    '+30 XP',
  )
})

test('a quest away from the screen is done by writing about it, and can be read again', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(tab)
  await page.getByRole('button', { name: /^Show \d+ more quests?$/ }).click()
  const away = quest(page, 'A folder at home')
  await expect(away.getByText('Away from the screen')).toBeVisible()
  await away.getByRole('button', { name: 'Start: A folder at home' }).click()
  await away.getByRole('button', { name: 'I did it: A folder at home' }).click()
  const sheet = page.getByRole('dialog', { name: 'A folder at home' })
  const text = sheet.getByLabel('Which papers did you find, and which one do you still need?')
  await text.fill('My birth certificate')
  await sheet.getByRole('button', { name: 'Finish the quest' }).click()
  await expect(sheet.getByText('Write at least 12 words. You have 3.').first()).toBeVisible()
  await axe(page)
  // What was typed survives a reload.
  await text.fill('My birth certificate was under the bed, and I still need to get a TRN.')
  await page.reload()
  await page.getByRole('button', { name: 'I did it: A folder at home' }).click()
  await sheet.getByRole('button', { name: 'Finish the quest' }).click()
  await expect(page.getByText('Quest done: A folder at home, +50 XP').first()).toBeAttached()
  await page.getByRole('button', { name: 'All quests you finished' }).click()
  await expect(page.getByText('My birth certificate was under the bed')).toBeVisible()
  await axe(page)
})

test('a skill opens the activities that raised it', async ({ page }) => {
  await signUp(page)
  await page.goto(tab)
  await expect(page.getByText('No Skills Progress Yet')).toBeVisible()
  await page.goto('/courses/budgeting-the-j-dollar-way/lessons/where-did-the-money-go')
  await finishArticle(page)
  await page.goto(tab)
  await page.getByRole('button', { name: /^Budgeting/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Budgeting' })
  await expect(sheet.getByText('Skill XP, of 1,000')).toBeVisible()
  await expect(sheet.getByText('Not shown yet.')).toBeVisible()
  await expect(sheet.getByText('Completed "Where did the money go?"')).toBeVisible()
  await axe(page)
  await sheet.getByRole('link', { name: 'Learn it' }).click()
  await expect(page).toHaveURL(/\/courses\?skill=budgeting$/)
})

test('a career path is chosen, followed and changed', async ({ page }) => {
  test.slow()
  await signUp(page)
  await page.goto(tab)
  await page.getByRole('button', { name: /^Construction and skilled trades/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('A day at work')).toBeVisible()
  const numbers = sheet.getByRole('table', { name: 'Pay and ways in' })
  await expect(numbers.getByRole('row', { name: /^Length six to twelve months/ })).toBeVisible()
  await sheet.getByText('Where these numbers come from').click()
  await expect(sheet.getByText(/^Length of a full-time Level 1 course at HEART/)).toBeVisible()
  await axe(page)
  await sheet.getByRole('button', { name: 'Choose this path' }).click()
  await expect(page.getByText(/^0 of \d+ steps done$/)).toBeVisible()
  await expect(step(page, 'Be tool smart').getByText('Next', { exact: true })).toBeVisible()
  await expect(step(page, 'Keep a work log with photos').getByText('Locked')).toBeVisible()
  await expect(
    step(page, 'Be tool smart').getByRole('link', { name: 'Tool Smart' }),
  ).toHaveAttribute('href', '/courses/technical-tools-tool-smart')
  await axe(page)

  await page.reload()
  await expect(page.getByText(/^0 of \d+ steps done$/)).toBeVisible()
  await page.getByRole('button', { name: 'Change path' }).click()
  await page.getByRole('button', { name: /^Tourism/ }).click()
  await sheet.getByRole('button', { name: 'Choose this path' }).click()
  await expect(step(page, 'Be tool smart')).toHaveCount(0)
  await expect(page.getByText(/^0 of \d+ steps done$/)).toBeVisible()
})
