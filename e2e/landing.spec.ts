import { expect, signUp, test } from './app.ts'

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page has all its content without scripts', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Trusted by 500+ students')).toBeVisible()
    await expect(page.getByText('4.9/5 rating')).toBeVisible()
    for (const name of [
      'Skill assessments',
      'Sign up free',
      'Players',
      'Allies',
      'Mentors',
      'Businesses',
    ])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Helplines' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Privacy' }).first()).toBeVisible()
  })

  test('helplines and privacy have their own pages without scripts', async ({ page }) => {
    await page.goto('/helplines')
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('the waiting list accepts a valid address and explains an invalid one', async ({ page }) => {
  await page.goto('/')
  const form = page.locator('#waitlist')
  const email = form.getByLabel('Your email')
  await email.fill('not an address')
  await email.press('Enter')
  await expect(form.getByRole('status')).toHaveText('Enter an email address like name@example.com.')
  await email.fill(`waiting.${process.pid}.${Date.now()}@example.com`)
  await email.press('Enter')
  await expect(form.getByRole('status')).toHaveText(/^You are on the list/)
  await expect(email).toHaveValue('')
})

test(
  'the header of the landing page links to its sections, from a drawer on a narrow screen',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    await page.goto('/')
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const header = page.getByRole('banner')
    for (const name of ['Home', 'Features', 'How It Works', 'Join', 'Log In', 'Sign Up'])
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
    await header.getByRole('link', { name: 'How It Works', exact: true }).click()
    await expect(page).toHaveURL(/#how-it-works$/)
    await expect(page.locator('#how-it-works')).toBeInViewport()
    if (isMobile) await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden()
  },
)

test(
  'the header of the landing page shows Dashboard and Sign Out to people who are signed in',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    await signUp(page)
    await page.goto('/')
    const header = page.getByRole('banner')
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(header.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Log In', exact: true })).toBeHidden()
    const home = page.waitForEvent('load')
    await header.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await home
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
  },
)
