import type { Page } from '@playwright/test'
import { axe, expect, inBothThemes, test } from './app.ts'

const password = 'mango-season-2026'

test('a visitor answers something at the third tap, and keeps 20 XP once', async ({ page }) => {
  const started = Date.now()
  let taps = 0
  const tap = async (role: 'link' | 'button', name: string | RegExp) => {
    taps += 1
    await page.getByRole(role, { name, exact: true }).click()
  }
  await page.goto('/')
  await tap('link', 'Start')
  await tap('button', 'First job')
  await tap('button', /^Nothing yet/)
  await expect(page.getByText('Not yet', { exact: true })).toBeInViewport({ ratio: 1 })
  expect(taps).toBeLessThanOrEqual(3)
  expect(Date.now() - started).toBeLessThan(20_000)

  await tap('button', 'Continue')
  await tap('button', /^It may be tight/)
  await expect(page.getByText('Right!')).toBeInViewport({ ratio: 1 })
  await tap('button', 'Continue')
  await tap('button', /^Sorry, sir/)
  await tap('button', 'Continue')
  await page.getByLabel('Your parish').selectOption('Portland')
  await page.getByText('10', { exact: true }).click()
  await tap('button', 'Continue')
  await expect(page.getByText('+20 XP')).toBeVisible()

  await save(page, 'minute')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shanice')
  const paid = await firstMinutesPaid(page)
  expect(paid).toEqual([20])
  await page.reload()
  expect(await firstMinutesPaid(page)).toEqual(paid)
  await page.goto('/profile')
  await expect(page.getByLabel('Parish')).toHaveValue('Portland')
})

test('who leaves before signing up finds everything again', async ({ page }) => {
  await page.goto('/start')
  await answerAll(page)
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.goto('/')
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Save it' })).toBeVisible()

  // Without a connection the form says so, and works afterwards.
  await page.context().setOffline(true)
  await fill(page, 'back')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await firstMinutesPaid(page)).toEqual([20])
  expect(await page.evaluate(() => sessionStorage.getItem('upful-first-minute'))).toBeNull()
})

test('who wants a hustle is led to the course about it, and finishes its first lesson in nine taps', async ({
  page,
}) => {
  await page.goto('/start')
  await page.getByRole('button', { name: 'My own hustle' }).click()
  for (const name of [/^300, Miss/, /^It is cold now/, /^Half now/]) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await page.getByRole('button', { name: 'Skip' }).click()
  await save(page, 'hustle')
  await page.getByRole('button', { name: 'Daily Check-in' }).click()
  await expect(page.getByText('Earn for Yourself · Unit 1 of 5')).toBeVisible()
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  for (const right of [/^Her old teacher/, /^School on Monday/, /^J\$6,500/, /^Thank her/]) {
    await page.getByRole('button', { name: right }).click()
    await expect(page.getByText('Right!')).toBeInViewport({ ratio: 1 })
    const goOn = page.getByRole('button', { name: /^(Continue|Finish lesson)$/ })
    await goOn.click()
  }
  await expect(page.getByRole('heading', { name: 'What you learned' })).toBeVisible()
  await expect(page.getByText('+10 XP').first()).toBeVisible()
})

test('the sign-up form works without a first minute, which then pays nothing', async ({ page }) => {
  await page.goto('/signup?type=player')
  await save(page, 'plain')
  expect(await firstMinutesPaid(page)).toEqual([])
})

inBothThemes({ desktop: 'both' }, () => {
  test('every screen passes the accessibility checks and fits, by keyboard', async ({ page }) => {
    await page.goto('/start')
    await fits(page)
    await press(page, 'Training')
    for (const option of [/^taxi mash up/, /^It may be tight/, /^I just reached/]) {
      await fits(page)
      await press(page, option)
      await fits(page)
      await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await fits(page)
    await press(page, 'Skip')
    await expect(page.getByRole('heading', { name: 'Save it' })).toBeFocused()
    await fits(page)
  })
})

/** Nothing to scroll, and axe finds nothing. */
async function fits(page: Page) {
  const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(over).toBeLessThanOrEqual(0)
  await axe(page)
}

async function press(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name }).press('Enter')
}

async function answerAll(page: Page) {
  for (const name of ['Just looking', /^Miss Bev/, 'Continue', /^It may be tight/, 'Continue'])
    await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: /^Sorry, sir/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function fill(page: Page, who: string) {
  await page.getByLabel('Full Name').fill('Shanice Brown')
  await page.getByLabel('Email').fill(`shanice.${who}.${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

async function save(page: Page, who: string) {
  await fill(page, who)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** What the ledger shows of it: the amount of each payment. */
async function firstMinutesPaid(page: Page): Promise<number[]> {
  const response = await page.request.get('/api/dashboard')
  const { student } = (await response.json()) as {
    student: { recent: { description: string; amount: number }[] }
  }
  return student.recent
    .filter(({ description }) => description.startsWith('Played "'))
    .map(({ amount }) => amount)
}
