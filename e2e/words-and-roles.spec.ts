import type { Page } from '@playwright/test'
import { axe, expect, signUp, test } from './app.ts'

const statusMessage = (page: Page, text: string) => page.getByRole('status').getByText(text)

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
}

test('each form has its own greeting, and its own message when no response comes @push', async ({
  page,
}) => {
  const { email, password } = await signUp(page)
  for (const [path, greeting] of [
    ['/login', 'Welcome back!'],
    ['/auth?mode=log-in', 'Login successful!'],
  ] as const) {
    await signOut(page)
    await expect(page).toHaveURL(/\/$/)
    await page.goto(path)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.route('**/api/sign-in', (route) => route.abort())
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'An error occurred during authentication. Please try again.',
    )
    await page.unroute('**/api/sign-in')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(statusMessage(page, greeting)).toBeAttached()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Daily Check-in' })).toBeVisible()
    await expect(statusMessage(page, greeting)).toHaveCount(0)
  }
})

test('a sign-up without a response shows an error, and then a greeting @push', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Full Name').fill('Kemar Brown')
  await page.getByLabel('Email').fill(`words.${process.pid}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('mango-season-2026')
  await page.route('**/api/sign-up', (route) => route.abort())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'An error occurred during sign up. Please try again.',
  )
  await page.unroute('**/api/sign-up')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(statusMessage(page, 'Signed in successfully!')).toBeAttached()
})

test('a sign-out without a response shows an error, in the app and on the landing page @push', async ({
  page,
}) => {
  await signUp(page)
  await page.route('**/api/sign-out', (route) => route.abort())
  await signOut(page)
  await expect(statusMessage(page, 'An error occurred while signing out')).toBeAttached()
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click()
  await expect(
    page.getByRole('alert').getByText('An error occurred while signing out').first(),
  ).toBeVisible()
})

for (const role of ['guardian', 'mentor', 'business'] as const)
  test(
    `a ${role} finds every page and tab that the specification names @push`,
    { tag: '@desktop' },
    async ({ page }) => {
      await signUp(page, { role })
      await page.goto('/achievements')
      await expect(page.getByText('Complete tasks to earn achievements!')).toBeVisible()
      await expect(page.getByText('Enroll in courses to track your progress!')).toBeVisible()

      const { courses } = await (await page.request.get('/api/courses')).json()
      await page.goto(`/course/${courses[0].id}/progress`)
      await expect(page.getByRole('heading', { name: courses[0].title })).toBeVisible()
      await expect(page.getByRole('progressbar', { name: 'Course progress' })).toBeVisible()
      await page.goto('/assessment/budgeting')
      await expect(page.getByText('Skill Category')).toBeVisible()
      await expect(page.getByText('Assessments are for students.')).toBeVisible()

      await page.goto('/dashboard')
      await expect(page.getByRole('region', { name: 'Your day' })).toBeVisible()
      await expect(page.getByRole('tab')).toHaveCount(0)
      await page.getByRole('button', { name: /^Your menu/ }).click()
      await page.getByRole('link', { name: 'What students see' }).click()
      await expect(page.getByText('Every 1000 XP is a level.')).toBeVisible()
      for (const name of ['Skills & Quests', 'Opportunities', 'AI Advisor', 'Overview']) {
        await page.getByRole('tab', { name }).click()
        await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      }
      await page.goto('/dashboard?tab=skills')
      await expect(page.getByText('No Skills Progress Yet')).toBeVisible()
      await page.getByRole('link', { name: 'Budgeting' }).click()
      await expect(page).toHaveURL(/\/courses\?skill=budgeting$/)
      await page.goto('/dashboard?tab=advisor')
      await expect(page.getByText('What can students learn on Upful?').first()).toBeVisible()
    },
  )

const places = {
  guardian: ['Home', 'Students', 'Approvals', 'Profile'],
  mentor: ['Home', 'Sessions', 'Times', 'Students'],
  business: ['Home', 'Applicants', 'Openings', 'Teams'],
}

for (const role of ['guardian', 'mentor', 'business'] as const)
  test(
    `a ${role} has a navigation and a home of their own @push`,
    { tag: '@desktop' },
    async ({ page }) => {
      await signUp(page, { role })
      const navigation = page.getByRole('navigation', { name: 'Main' })
      const links = navigation.getByRole('listitem').getByRole('link').filter({ visible: true })
      await expect(links).toHaveText(places[role])
      for (const name of places[role]) {
        await navigation.getByRole('link', { name, exact: true }).click()
        const here = navigation.getByRole('link', { name, exact: true })
        await expect(here).toHaveAttribute('aria-current', 'page')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await axe(page)
      }
      await page.goto('/readiness')
      const other = page.getByRole('heading', { name: 'This page is for students' })
      await expect(other).toBeVisible()
      await expect(page.getByText(`You are signed in as a ${role}.`)).toBeVisible()
      await page.getByRole('link', { name: 'Go to your home' }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
    },
  )
