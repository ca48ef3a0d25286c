import { bornIn, expect, test } from './app.ts'
import type { Page } from '@playwright/test'

const password = 'mango-season-2026'

function emailOf(name: string): string {
  return `${name}.${process.pid}.${Date.now()}@example.com`
}

function tile(page: Page, label: string) {
  return page.locator('dl > div', { hasText: label }).locator('dd')
}

test(
  'a student comes from the landing page, signs up and has a first day',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Start as a player' }).click()
    await expect(page.getByRole('heading', { name: 'Begin Your Journey' })).toBeVisible()
    await page.getByLabel('Full Name').fill('Shanice Brown')
    await page.getByLabel('Email').fill(emailOf('shanice'))
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create Account' }).click()

    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Good (morning|afternoon|evening), Shanice$/,
    )
    const day = page.getByRole('region', { name: 'Your day' })
    await expect(day.getByText('Level 1 · Explorer')).toBeVisible()
    // Opening the dashboard is the first activity of the day.
    await expect(day.getByText('1 day streak! Keep going to earn bonus rewards!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'First Login' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Daily Check-in' }).click()
    await expect(page.getByRole('status').getByText('Checked in: +10 XP.')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Already checked in today' })).toBeDisabled()
    await page.getByRole('tabpanel', { name: 'Overview' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('Earned "First Login"').first()).toBeVisible()
    await expect(tile(page, 'XP Points')).toContainText('60')
    await expect(tile(page, 'Completion %')).toContainText('25')

    await page.goto('/profile')
    await page.getByLabel('School').fill('Mandeville High')
    await page.getByLabel('Grade').fill('Grade 11')
    await bornIn(page, 17)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Profile saved').first()).toBeAttached()
    await page.goto('/dashboard?tab=overview')
    await expect(tile(page, 'XP Points')).toContainText('160')
    await expect(tile(page, 'Completion %')).toContainText('50')

    await page.reload()
    await expect(tile(page, 'XP Points')).toContainText('160')
    await expect(page.getByRole('button', { name: 'Already checked in today' })).toBeDisabled()
    await page.goto('/achievements')
    await expect(page.getByRole('heading', { name: 'First Login', exact: true })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Profile Completed', exact: true }),
    ).toBeVisible()
  },
)

test('the sign-up form marks missing fields and an email that is already used', async ({
  page,
}) => {
  const email = emailOf('twice')
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields')
  await page.getByLabel('Full Name').fill('Kemar Brown')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('mango')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Password must be at least 6 characters')).toHaveCount(1)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.context().clearCookies()
  const again = await page.request.post('/api/sign-up', {
    data: { name: 'Kemar Brown', email, password },
  })
  expect(again.status()).toBe(409)
  expect(await again.json()).toMatchObject({ code: 'not-possible' })
})

const roles = {
  student: { School: 'Mona High', Grade: 'Grade 12' },
  mentor: {
    Company: 'Blue Mountain Foods',
    'Job title': 'Buyer',
    Expertise: 'Sales, Spreadsheets',
    'Years of experience': '7',
    Industry: 'Food',
  },
  guardian: { 'Relationship to the student': 'Aunt', Phone: '876-555-0117' },
  business: { 'Company name': 'Reef Tours', Industry: 'Tourism', Website: 'https://reef.example' },
}

for (const [role, answers] of Object.entries(roles)) {
  test(`a ${role} is asked for their own fields and finds them in the profile`, async ({
    page,
  }) => {
    await page.goto('/auth?mode=sign-up')
    await expect(page.getByText('Upful is for people aged 15 and over.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Privacy' })).toBeVisible()
    await page.getByRole('radio', { name: new RegExp(`^${role}`, 'i') }).check({ force: true })
    await page.getByLabel('Full Name').fill('Andre Clarke')
    await page.getByLabel('Email', { exact: true }).fill(emailOf(role))
    await page.getByLabel('Password', { exact: true }).fill(password)
    for (const [label, value] of Object.entries(answers))
      await page.getByLabel(label, { exact: label === 'Company' }).fill(value)
    if (role === 'business') await page.getByLabel('Company size').selectOption('11-50')
    if (role === 'student') await bornIn(page, 18)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    const badge = role.charAt(0).toUpperCase() + role.slice(1)
    const chip = page.getByRole('main').getByText(badge, { exact: true }).first()
    if (role !== 'student') await expect(chip).toBeVisible()

    await page.goto('/profile')
    await expect(chip).toBeVisible()
    for (const [label, value] of Object.entries(answers))
      await expect(page.getByLabel(label, { exact: label === 'Company' })).toHaveValue(value)
    if (role === 'business') await expect(page.getByLabel('Company size')).toHaveValue('11-50')
    if (role === 'student') await expect(page.getByLabel('Year you were born')).not.toHaveValue('')
    await page.getByLabel('About you').fill('I like to learn.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').getByText('Profile saved')).toBeAttached()
    await page.reload()
    await expect(page.getByLabel('About you')).toHaveValue('I like to learn.')
  })
}

test('a fourteen-year-old is turned away kindly, and nothing is saved', async ({ page }) => {
  const email = emailOf('young')
  await page.goto('/auth?type=player')
  await page.getByLabel('Full Name').fill('Tia Reid')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('School').fill('Mona High')
  await page.getByLabel('Grade').fill('Grade 8')
  await bornIn(page, 14)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Upful is for people aged 15 and over.').first()).toBeVisible()
  const login = await page.request.post('/api/sign-in', { data: { email, password } })
  expect(login.status()).toBe(401)
})
