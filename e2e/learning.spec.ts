import type { Page } from '@playwright/test'
import { axe, expect, inBothThemes, signUp, test } from './app.ts'
import { finishArticle, readCards } from './lessons.ts'

const course = '/courses/budgeting-the-j-dollar-way'
const lesson = (id: string) => `${course}/lessons/${id}`
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('a course is found, started and continued, lesson by lesson', async ({ page }) => {
  await signUp(page)
  await page.getByRole('link', { name: 'Learn', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('budget')
  await page.getByLabel('Level', { exact: true }).selectOption('Beginner')
  await expect(page).toHaveURL(/search=budget/)
  await expect(page).toHaveURL(/level=1/)
  await page.reload()
  // The search covers what a course teaches, not only its title.
  await page.getByRole('link', { name: 'View Course: Budget the J$ Way' }).click()
  await expect(heading(page, 'What you will be able to do')).toBeVisible()

  await page.getByRole('button', { name: 'Enrol and start' }).click()
  await expect(heading(page, 'Where did the money go?')).toBeVisible()
  await expect(page.getByText('Lesson 1 of 17, 0 done')).toBeAttached()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await finishArticle(page)
  await expect(page.getByText('+10 XP', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Next lesson: Your 7-day money log' }).click()
  await expect(heading(page, 'Your 7-day money log')).toBeVisible()
  await page.getByRole('link', { name: /^Leave the lesson/ }).click()
  await expect(heading(page, 'Budget the J$ Way')).toBeVisible()

  await page.getByRole('link', { name: 'Learn', exact: true }).click()
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'In progress' })
  await expect(first.getByRole('heading')).toHaveText('Budget the J$ Way')
})

test('a filter without matches offers to clear it', async ({ page }) => {
  await signUp(page)
  await page.goto('/courses?search=zzzz')
  await expect(page.getByText('No courses found')).toBeVisible()
  await page.getByRole('link', { name: 'Show all courses' }).click()
  await expect(page.getByRole('link', { name: /^View Course/ }).nth(18)).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search courses' })).toHaveValue('')
})

test('a wrong answer can be corrected, and its explanation stays', async ({ page }) => {
  await signUp(page)
  await page.goto(lesson('left-over-each-week'))
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('alert').getByText('Try an answer first.')).toBeVisible()

  await page.getByLabel('Your answer in J$').fill('4200')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Not quite. Look again.')).toBeVisible()
  await page.getByRole('button', { name: 'Show a hint (costs 2 XP of this exercise)' }).click()
  await expect(page.getByText('Ten per cent of 18,000 is 1,800.')).toBeVisible()

  await page.getByLabel('Your answer in J$').fill('3,000')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('That’s right')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Next:/ })).toBeVisible()
  await page.reload()
  await expect(page.getByText('That’s right')).toBeVisible()
  await expect(page.getByLabel('Your answer in J$')).toHaveValue('3,000')
})

test(
  'steps are put in order by keyboard, and the focus goes with them',
  { tag: '@desktop' },
  async ({ page }) => {
    await signUp(page)
    await page.goto('/courses/programming-code-from-your-phone')
    await page
      .getByRole('link', { name: /Exercise/ })
      .first()
      .click()
    const steps = page.getByRole('main').locator('form').getByRole('listitem')
    await expect(steps.first()).toBeVisible()
    const before = await steps.locator('> span:nth-child(2)').allTextContents()
    const down = page.getByRole('button', { name: `Move down: ${before[0]}` })
    await down.focus()
    await page.keyboard.press('Enter')
    await expect(steps.nth(1)).toContainText(before[0] ?? '')
    await expect(down).toBeFocused()
    await page.keyboard.press('Space')
    await expect(steps.nth(2)).toContainText(before[0] ?? '')
    await expect(page.getByText(`Moved to position 3 of ${before.length}`)).toBeAttached()
  },
)

test('a section can be finished by keyboard alone', async ({ page }) => {
  test.slow()
  await signUp(page)
  await page.goto(lesson('where-did-the-money-go'))
  await readCards(page)
  await pressOn(page, page.getByRole('button', { name: 'Finish lesson' }))
  await pressOn(page, page.getByRole('link', { name: /^Next lesson/ }))
  await expect(heading(page, 'Your 7-day money log')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(7)
  for (const box of await page.getByRole('checkbox').all()) {
    await box.focus()
    await page.keyboard.press('Space')
    await expect(box).toBeChecked()
  }
  await pressOn(page, page.getByRole('link', { name: 'Next: A picture of one week' }))
  await page.getByRole('radio', { name: /pie/i }).focus()
  await page.keyboard.press('Space')
  await pressOn(page, page.getByRole('button', { name: 'Check' }))
  await pressOn(page, page.getByRole('link', { name: 'Next: Check yourself' }))
  await pressOn(page, page.getByRole('button', { name: 'So that you see your true habits' }))
  await pressOn(page, page.getByRole('button', { name: 'Continue' }))
  await pressOn(page, page.getByRole('button', { name: 'J$78,000' }))
  await pressOn(page, page.getByRole('button', { name: 'Continue' }))
  await page.getByRole('textbox').focus()
  await page.keyboard.type('J$400')
  await page.keyboard.press('Enter')
  await pressOn(page, page.getByRole('button', { name: 'Continue' }))
  await expect(heading(page, 'Passed: 100%')).toBeVisible()

  await page.goto('/course/budgeting-the-j-dollar-way/progress')
  await expect(page.getByText('Section complete')).toHaveCount(1)
  await expect(page.getByRole('progressbar', { name: 'Course progress' })).toHaveAttribute(
    'aria-valuenow',
    '24',
  )
  await expect(page.getByText('Started')).toBeVisible()
  await expect(page.getByText('Last accessed')).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'Mark Complete: Save first, then spend' }))
  await expect(page.getByText('Completed', { exact: true })).toHaveCount(5)
  await expect(page.getByText('29%')).toBeVisible()
})

test('the progress view creates its record, and shows a message for an unknown course', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/course/budgeting-the-j-dollar-way/progress')
  await expect(page.getByText('0%')).toBeVisible()
  await page.goto('/course/no-such-course/progress')
  await expect(page.getByText('Course or progress not found')).toBeVisible()
  await page.goto('/courses/no-such-course')
  await expect(page.getByText('Course not found')).toBeVisible()
})

test('a reflection is kept as a draft, then in the portfolio, where it can be edited and deleted', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(course)
  await page.getByRole('link', { name: /Reflection/ }).click()
  const field = page.getByRole('textbox', { name: 'Your reflection' })
  await field.fill('Too short')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByText(/^Write at least/)).toBeVisible()
  const words =
    'I used to spend my lunch money by Tuesday and borrow from my sister for the rest of the week. ' +
    'Now I divide it on Sunday night: bus fare first, then food, then a little for phone credit. ' +
    'When somebody asks me to lend them some, I look at the paper and I can say no without a quarrel. ' +
    'Next month I want to put two hundred dollars aside every Friday before I buy anything else.'
  await field.fill(words)
  await page.reload()
  await expect(field).toHaveValue(words)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'portfolio', exact: true }).click()

  await page.getByRole('button', { name: /^Edit/ }).click()
  const changed = `${words} My sister laughed at first, but yesterday she asked me to show her how.`
  await page.getByRole('dialog').getByRole('textbox').fill(changed)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(changed)).toBeVisible()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
})

test('crisis words in a reflection bring up people to call, and no celebration', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(course)
  await page.getByRole('link', { name: /Reflection/ }).click()
  const field = page.getByRole('textbox', { name: 'Your reflection' })
  await field.fill('I want to kill myself')
  // Leaving the field shows the card. Pressing the button would do that too, and be lost.
  await field.blur()
  const sheet = page.getByRole('dialog', { name: 'People you can talk to' })
  await expect(sheet.getByRole('region', { name: 'You are not alone' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Back to what I wrote' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // The lesson shows one too, which stays.
  await expect(page.getByRole('region', { name: 'You are not alone' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Call 888-723-3776' })).toBeVisible()
  await expect(page.getByText(/^\+\d+ XP$/)).toHaveCount(0)
  await axe(page)
})

test('a draft is removed when the person who wrote it signs out', async ({ page }) => {
  await signUp(page)
  await page.goto(course)
  await page.getByRole('link', { name: /Reflection/ }).click()
  await page.getByRole('textbox', { name: 'Your reflection' }).fill('For my eyes only')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('my eyes')
})

test('a lesson that fails to load says so and loads once it can', async ({ page }) => {
  await signUp(page)
  await page.route('**/api/courses/*/lessons/*', (route) => route.abort())
  await page.goto(lesson('where-did-the-money-go'))
  await expect(page.getByText('The lesson did not load')).toBeVisible()
  await page.unroute('**/api/courses/*/lessons/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Where did the money go?')).toBeVisible()
})

inBothThemes({ desktop: 'light' }, () => {
  test('the pages of learning pass the accessibility checks', async ({ page }) => {
    test.slow()
    await signUp(page)
    for (const [path, text] of pagesOfLearning) {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      await axe(page)
    }
  })
})

const pagesOfLearning: readonly [path: string, text: string | RegExp][] = [
  ['/courses', 'View Course'],
  [course, 'Enrol and start'],
  [lesson('where-did-the-money-go'), /^(Continue|Check|Tap your answer|Finish lesson)$/],
  [lesson('seven-day-log'), 'Choose where you will write'],
  [lesson('tracking-quiz'), 'Tap your answer'],
  [lesson('left-over-each-week'), 'Your answer'],
  ['/course/budgeting-the-j-dollar-way/progress', 'Last accessed'],
  ['/assessments', 'Budgeting check'],
  ['/assessment/budgeting', 'Submit Assessment'],
  ['/review', 'Nothing to review today'],
  ['/portfolio', 'Nothing here yet'],
  ['/dashboard?tab=skills', 'Construction and skilled trades'],
]

async function pressOn(page: Page, target: ReturnType<Page['getByRole']>) {
  await target.focus()
  await page.keyboard.press('Enter')
}
