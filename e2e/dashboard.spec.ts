import type { Page } from '@playwright/test'
import { dashboardVisit } from '../scripts/budgets.ts'
import { expect, signUp, test } from './app.ts'
import { keepNothing, keepsWork } from './offline.ts'

const checkIn = (page: Page) => page.getByRole('button', { name: 'Daily Check-in' })
const checkedIn = (page: Page) => page.getByRole('button', { name: 'Already checked in today' })
const selected = (page: Page, name: string) => page.getByRole('tab', { name, selected: true })

/** As when the server could not read them: the page then asks for its data itself. */
async function openWithoutAnswers(page: Page) {
  await page.route('/dashboard', async (route) => {
    const answer = await fetch(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: await answer.text() })
  })
  await page.reload()
}

test('the check-in button shows that it is sending, and then that it is done', async ({ page }) => {
  await signUp(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/check-in', async (route) => {
    await released
    await route.continue()
  })
  await checkIn(page).click()
  await expect(page.getByRole('button', { name: 'Checking in...' })).toBeVisible()
  release()
  await expect(checkedIn(page)).toBeDisabled()
})

test('a check-in whose response was lost still shows as done', async ({ page }) => {
  await signUp(page)
  await page.route(
    '**/api/check-in',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await checkIn(page).click()
  await expect(checkedIn(page)).toBeDisabled()
})

test(
  'a check-in in one window updates the other window and another device',
  { tag: '@desktop' },
  async ({ page, context, browser }) => {
    const { email, password } = await signUp(page)
    const tab = await context.newPage()
    await tab.goto('/dashboard')
    const device = await browser.newContext()
    const phone = await device.newPage()
    await phone.request.post('/api/sign-in', { data: { email, password } })
    await phone.goto('/dashboard')
    await expect(checkIn(tab)).toBeVisible()
    await expect(checkIn(phone)).toBeVisible()

    await checkIn(page).click()
    await expect(checkedIn(tab)).toBeVisible({ timeout: 3_000 })
    await expect(checkedIn(phone)).toBeVisible({ timeout: 3_000 })
    await expect(phone.getByRole('region', { name: 'Your day' }).getByText('60 XP')).toBeVisible()
    await device.close()
  },
)

test('a window catches up after its connection was down', async ({ page, browser }) => {
  const { email, password } = await signUp(page)
  const device = await browser.newContext()
  const phone = await device.newPage()
  await phone.request.post('/api/sign-in', { data: { email, password } })
  await phone.goto('/dashboard')
  await expect(checkIn(phone)).toBeVisible()
  await keepsWork(phone)
  await device.setOffline(true)
  await expect(phone.getByText('You are offline.')).toBeVisible()
  await checkIn(page).click()
  await expect(checkedIn(page)).toBeVisible()
  await expect(checkIn(phone)).toBeVisible()
  await device.setOffline(false)
  await expect(checkedIn(phone)).toBeVisible()
  await device.close()
})

test(
  'the tabs are links, and arrow keys move between them',
  { tag: '@desktop' },
  async ({ page }) => {
    await signUp(page)
    await page.getByRole('tab', { name: 'Overview' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/\?tab=skills$/)
    await expect(selected(page, 'Skills & Quests')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(selected(page, 'Opportunities')).toBeFocused()
    await page.keyboard.press('End')
    await expect(page).toHaveURL(/\?tab=advisor$/)
    await expect(selected(page, 'AI Advisor')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(selected(page, 'Overview')).toBeFocused()

    await page.goto('/dashboard?tab=opportunities')
    await expect(selected(page, 'Opportunities')).toBeVisible()
    await expect(page.getByRole('tabpanel', { name: 'Opportunities' })).toBeVisible()
    await page.goto('/dashboard?tab=nonsense')
    await expect(selected(page, 'Overview')).toBeVisible()
  },
)

test('the overview shows the real level, six skills, activities and achievements', async ({
  page,
}) => {
  await signUp(page)
  const overview = page.getByRole('tabpanel', { name: 'Overview' })
  await overview.scrollIntoViewIfNeeded()
  await expect(overview.getByText('950 XP to level 2')).toBeVisible()
  for (const skill of [
    'Career Development',
    'Programming',
    'Communication',
    'Technical Tools',
    'Leadership',
    'Teamwork',
  ])
    await expect(overview.getByRole('progressbar', { name: skill })).toHaveAttribute(
      'aria-valuenow',
      '0',
    )
  await expect(overview.getByText('First Login', { exact: true })).toBeVisible()
  await overview.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL(/\/achievements$/)
  await expect(page.getByText('Level 1 Explorer')).toBeVisible()
  await expect(page.getByText('Enroll in courses to track your progress!')).toBeVisible()
  await page.getByRole('button', { name: /^Show all / }).click()
  await expect(page.getByRole('heading', { name: 'First Course', exact: true })).toBeVisible()
})

test('the dashboard opens at its top, with the chosen tab in view', async ({ page }) => {
  await signUp(page)
  await expect(selected(page, 'Overview')).toBeAttached()
  await expect(checkIn(page)).toBeInViewport()
  await page.goto('/dashboard?tab=advisor')
  await expect(selected(page, 'AI Advisor')).toBeInViewport({ ratio: 1 })
})

test('the day is on the screen before any script has run, in the chosen colours', async ({
  page,
}) => {
  await signUp(page)
  await page.evaluate(() => localStorage.setItem('upful-theme', 'dark'))
  await page.route('**/assets/*.js', () => {})
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('[inert]').getByText('Good', { exact: false }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // It is a picture: nothing in it can be pressed yet.
  await expect(checkIn(page)).toHaveCount(0)
})

test('the first visit stays within its budget of requests', async ({ page }) => {
  await signUp(page)
  await expect(page.getByText('60 XP').or(page.getByText('50 XP')).first()).toBeAttached()
  await expect(checkIn(page)).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(checkIn(page)).toBeVisible()
  await page.waitForLoadState('load')
  const counted = requests.filter((path) => path !== '/api/live')
  expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(dashboardVisit.cold.requests)
  expect(counted.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('all activities can be read, newest first', async ({ page }) => {
  await signUp(page)
  await checkIn(page).click()
  await page.goto('/dashboard?tab=overview')
  await page.getByRole('button', { name: 'All activities' }).click()
  const rows = page.getByRole('dialog', { name: 'All activities' }).getByRole('listitem')
  await expect(rows).toHaveText([/^Daily check-in.*\+10 XP$/, /^Earned "First Login".*\+50 XP$/])
})

test('the rewards sheet shows what the streak pays', async ({ page }) => {
  await signUp(page)
  await page.getByRole('button', { name: 'Rewards' }).click()
  const rewards = page.getByRole('dialog', { name: 'Rewards' })
  await expect(rewards.getByText('1 day streak')).toBeVisible()
  await expect(rewards.getByText('0 of 2 freezes held')).toBeVisible()
  await expect(rewards.getByText('50 XP this week')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rewards).toBeHidden()
})

test('a dashboard that fails to load says why and can be tried again', async ({ page }) => {
  await keepNothing(page)
  await signUp(page)
  await page.route('**/api/dashboard', (route) => route.abort())
  await openWithoutAnswers(page)
  await expect(page.getByText('Error Loading Dashboard')).toBeVisible()
  await expect(page.getByText('contact support')).toBeVisible()
  await page.unroute('**/api/dashboard')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(checkIn(page)).toBeVisible()
})

test('a missing profile is created when the dashboard is opened', async ({ page }) => {
  await signUp(page)
  let repairedBy = ''
  page.on('request', (request) => {
    if (request.url().endsWith('/api/profile/repair')) repairedBy = request.method()
  })
  await page.route('**/api/dashboard', (route) =>
    repairedBy === '' ? route.fulfill({ json: { kind: 'missing' } }) : route.fallback(),
  )
  await openWithoutAnswers(page)
  await expect.poll(() => repairedBy).toBe('POST')
  await expect(checkIn(page)).toBeVisible()
})

for (const [role, nextStep] of [
  ['mentor', 'We check who you are'],
  ['business', 'We check who you are'],
  ['guardian', 'Link with your student'],
] as const) {
  test(`a ${role} sees what comes next and no made-up numbers`, async ({ page }) => {
    await signUp(page, { role })
    await expect(page.getByText(nextStep)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Finish your profile' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Daily Check-in' })).toHaveCount(0)
    await expect(page.getByRole('main').getByText(/\d+%/)).toHaveCount(0)
  })
}

test('an unknown URL offers the way home', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})
