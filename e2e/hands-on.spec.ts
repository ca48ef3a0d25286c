import type { Page } from '@playwright/test'
import { axe, expect, inBothThemes, signUp, test } from './app.ts'

inBothThemes({ desktop: 'both' }, () => {
  test('a sheet is filled by keyboard, says what is off, and is passed', async ({ page }) => {
    await open(page, 'budgeting-the-j-dollar-way', 'week-in-a-sheet')
    const cell = (name: string) => page.getByRole('textbox', { name: `Cell ${name}` })
    await cell('D2').fill('=B2-C2')
    await expect(page.getByText('D2 comes to -400')).toBeVisible()
    await cell('D2').press('Enter')
    await cell('B5').fill('=SUM(B2:B4')
    await expect(page.getByText('A bracket is not closed.')).toBeVisible()
    await page.keyboard.type(')')
    await expect(page.getByText('B5 comes to 6,500')).toBeVisible()
    await page.keyboard.press('Enter')
    await cell('C5').fill('6600')
    await page.keyboard.press('Enter')
    await cell('D5').fill('=B5-C5')
    await axe(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/C5: the number is right. Write a formula/)).toBeInViewport()
    await axe(page)
    await page.getByRole('button', { name: 'C5, to fill' }).click()
    await cell('C5').fill('')
    // By thumb: the signs are keys, and a tap on a cell names it.
    for (const key of ['equals', 'SUM'])
      await page.getByRole('button', { name: key, exact: true }).click()
    await page.getByRole('cell', { name: '3,600' }).click()
    await page.getByRole('button', { name: 'to, for a range' }).click()
    await page.keyboard.type('C4)')
    await expect(cell('C5')).toHaveValue('=SUM(C2:C4)')
    await check(page)
    await expectRight(page)
  })

  test('a chart is chosen and another one is read, with the same numbers in a table', async ({
    page,
  }) => {
    await open(page, 'data-analysis-numbers-that-speak', 'chart-for-the-route')
    await page.getByText('Show as a table').click()
    await expect(page.getByRole('row', { name: 'Week 3 500' })).toBeVisible()
    await page.getByRole('radio', { name: 'Bar chart, from 450' }).check()
    await check(page)
    await expect(page.getByText(/This scale begins at 450/)).toBeInViewport()
    await axe(page)
    await page.getByRole('radio', { name: 'Bar chart', exact: true }).focus()
    await page.keyboard.press('Space')
    await check(page)
    await expectRight(page)

    await open(page, 'workplace-skills-first-job-ready', 'hours-on-a-chart')
    await expect(page.getByRole('img', { name: 'Bar chart: Hours by week' })).toBeVisible()
    await page.getByLabel('Your answer in hours').fill('85')
    await page.keyboard.press('Enter')
    await expectRight(page)
  })

  test('a conversation leads on with each reply, is taken back, and says why it ended so', async ({
    page,
  }) => {
    await open(page, 'communication-calls-that-end-well', 'the-parcel-call')
    await page.getByRole('button', { name: /^Please don't shout/ }).click()
    await page.getByRole('button', { name: /^My supervisor/ }).click()
    await expect(page.getByText('The conversation is over. Check how it went.')).toBeVisible()
    await check(page)
    await expect(page.getByText(/You answered his tone/)).toBeInViewport()
    await axe(page)
    for (const _reply of [1, 2]) {
      await page.getByRole('button', { name: 'Take back your last reply' }).click()
    }
    // By keyboard: the focus is on what can be said now.
    await expect(page.getByRole('group', { name: /Your reply$/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: /^Three days is a long time/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.reload()
    await expect(page.getByText("It's 4471.")).toBeVisible()
    await page.getByRole('button', { name: /^It is on the truck for tomorrow/ }).click()
    await check(page)
    await expectRight(page)
  })

  test('spots are tapped in the picture or ticked in the list', async ({ page }) => {
    await open(page, 'technical-tools-safe-on-site', 'walk-around-the-yard')
    await page.getByRole('checkbox', { name: 'The window' }).check()
    for (const spot of [1, 4, 5])
      await page.locator(`button[aria-hidden]:has-text("${spot}")`).click()
    await check(page)
    await expect(page.getByText(/It is closed and whole. 1 not found yet./)).toBeInViewport()
    await axe(page)
    await page.getByRole('checkbox', { name: 'The window' }).uncheck()
    await page.getByRole('checkbox', { name: 'The tin without a lid' }).focus()
    await page.keyboard.press('Space')
    await check(page)
    await expectRight(page)
  })

  test('a program is run, mended by keyboard and passed', async ({ page }) => {
    await open(page, 'programming-code-from-your-phone', 'bag-juice-program')
    const run = page.getByRole('button', { name: 'Run', exact: true })
    const printed = page.getByRole('region', { name: 'What it prints' })
    await run.click()
    await expect(printed).toContainText('1000')
    const program = page.getByRole('textbox', { name: 'Your program' })
    await program.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('print(bag)')
    await run.click()
    await expect(printed).toContainText("NameError: name 'bag' is not defined")
    await expect(printed).toContainText('A name is misspelled')
    await axe(page)
    await check(page)
    await expect(page.getByText('Your program stops with an error:')).toBeInViewport()
    await axe(page)
    await program.fill(
      'bags = 10\nprice = 100\nif bags >= 10:\n    price = 80\nprint(bags * price)',
    )
    // Its draft is kept on the device.
    await page.reload()
    await expect(program).toHaveValue(/price = 80/)
    await check(page)
    await expectRight(page)
  })
})

async function open(page: Page, course: string, item: string): Promise<void> {
  if (page.url() === 'about:blank') await signUp(page)
  const enrolled = await page.request.post(`/api/courses/${course}/enrol`, { data: {} })
  expect(enrolled.ok(), await enrolled.text()).toBe(true)
  await page.goto(`/courses/${course}/lessons/${item}`)
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
}

async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Check/ }).click()
}

async function expectRight(page: Page): Promise<void> {
  await expect(page.getByText('That’s right')).toBeInViewport()
  await expect(page.getByText('+10 XP').first()).toBeVisible()
  await axe(page)
}
