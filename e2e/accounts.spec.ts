import type { Page } from '@playwright/test'
import { axe, expect, signUp, test } from './app.ts'
import { letterTo } from './letters.ts'

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
}

function linkIn(letter: string, path: string): string {
  const link = new RegExp(`https?://\\S*(${path}\\S*)`).exec(letter)?.[1]
  if (!link) throw new Error(`No link to ${path} in:\n${letter}`)
  return link
}

test('a wrong password is refused, and the right one leads back to the requested page', async ({
  page,
}) => {
  const { email, password } = await signUp(page)
  await signOut(page)
  await page.goto('/achievements')
  await expect(page).toHaveURL(/\/login\?from=%2Fachievements$/)

  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter both email and password.')
  await logIn(page, email, 'not-my-password')
  await expect(page.getByRole('alert')).toHaveText('Authentication failed. Please try again.')
  await logIn(page, email, password)
  await expect(page).toHaveURL(/\/achievements$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Achievements' })).toBeVisible()
})

test('logging in never redirects to another site', async ({ page }) => {
  const { email, password } = await signUp(page)
  await signOut(page)
  await page.goto('/login?from=//elsewhere.example/dashboard')
  await logIn(page, email, password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: 'Daily Check-in' })).toBeVisible()
})

test('a forgotten password can be reset with the link from a letter, once', async ({
  page,
  app,
}) => {
  const { email } = await signUp(page)
  await signOut(page)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If there is an account with this email')).toBeVisible()

  const link = linkIn(await letterTo(app, email, 'reset-password'), '/reset-password')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('guava-season-2027')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(
    page.getByText('Your password has been changed. Log in with the new one.'),
  ).toBeVisible()
  await logIn(page, email, 'guava-season-2027')
  await expect(page).toHaveURL(/\/dashboard$/)

  await signOut(page)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('third-password-2028')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('alert')).toContainText('link')
})

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await signUp(page)
  const secondTab = await context.newPage()
  await secondTab.goto('/dashboard')
  await expect(secondTab.getByRole('button', { name: 'Daily Check-in' })).toBeVisible()
  await signOut(page)
  await expect(secondTab).toHaveURL(/\/$|\/login/)
  await secondTab.goto('/dashboard')
  await expect(secondTab).toHaveURL(/\/login\?from=%2Fdashboard$/)
})

test('a new password signs out the other devices and keeps this one', async ({ page, browser }) => {
  const { email, password } = await signUp(page)
  const device = await browser.newContext()
  const phone = await device.newPage()
  await phone.goto('/login')
  await logIn(phone, email, password)
  await expect(phone).toHaveURL(/\/dashboard$/)

  await page.goto('/account')
  await page.getByLabel('Current password', { exact: true }).fill('not-my-password')
  await page.getByLabel('New password', { exact: true }).fill('guava-season-2027')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('That is not your current password.')).toHaveCount(1)
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(
    page.getByText('Password changed. Other devices are signed out.').first(),
  ).toBeAttached()

  await expect(phone).toHaveURL(/\/$|\/login/)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Daily Check-in' })).toBeVisible()
  await device.close()
})

test('one session can be ended from another', async ({ page, browser }) => {
  const { email, password } = await signUp(page)
  const device = await browser.newContext()
  const phone = await device.newPage()
  await phone.goto('/login')
  await logIn(phone, email, password)
  await expect(phone).toHaveURL(/\/dashboard$/)

  await page.goto('/account')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Sign out: / }).click()
  await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0)
  await expect(phone).toHaveURL(/\/$|\/login/)
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await device.close()
})

test('signing out everywhere asks first, and ends this session too', async ({ page }) => {
  await signUp(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login\?from=%2Faccount$/)
})

test('a new email takes effect once its link is opened', async ({ page, app }) => {
  const { email, password } = await signUp(page)
  const newEmail = `new.${email}`
  await page.goto('/account')
  await page.getByLabel('New email').fill(newEmail)
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText(`We sent a link to ${newEmail}`)).toBeVisible()
  await page.goto(linkIn(await letterTo(app, newEmail, 'confirm-email'), '/confirm-email'))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email has changed' })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText(`You log in with ${newEmail}`)).toBeVisible()
})

test('a new account is asked to confirm its email until the link in the letter is opened', async ({
  page,
  app,
}) => {
  const { email } = await signUp(page)
  const banner = page.getByRole('region', { name: 'Confirm your email' })
  // Home is for the next step.
  await expect(banner).toHaveCount(0)
  await page.goto('/account')
  await expect(banner).toContainText(email)
  const first = await letterTo(app, email, 'confirm-email')
  await banner.getByRole('button', { name: 'Send again' }).click()
  await expect(banner.getByRole('button', { name: 'Sent. Send again' })).toBeVisible()
  await axe(page)
  await expect.poll(() => letterTo(app, email, 'confirm-email')).not.toBe(first)
  await page.goto(linkIn(await letterTo(app, email, 'confirm-email'), '/confirm-email'))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('button', { name: 'Export my data' })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('my data can be downloaded as a file', async ({ page }) => {
  const { email } = await signUp(page)
  await page.goto('/account')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^upful-my-data-\d{4}-\d{2}-\d{2}\.json$/)
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(part)
  const data = JSON.parse(Buffer.concat(parts).toString())
  expect(data.tables.auth_users[0].email).toBe(email)
})

test('deleting an account asks for its name, shows a banner everywhere and can be undone', async ({
  page,
}) => {
  const { name, password } = await signUp(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const question = page.getByRole('dialog', { name: 'Delete your account?' })
  await question.getByLabel(/^Type your name/).fill('Somebody Else')
  await question.getByLabel('Your password', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect(question.getByText(`Type ${name} to confirm.`).first()).toBeVisible()
  await question.getByLabel(/^Type your name/).fill(name)
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect(question).toBeHidden()

  await page.goto('/dashboard')
  const banner = page.getByRole('region', { name: 'Account deletion' })
  await expect(banner.getByText(/^Your account will be deleted on /)).toBeVisible()
  await banner.getByRole('button', { name: 'Keep my account' }).click()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Daily Check-in' })).toBeVisible()
  await expect(banner).toHaveCount(0)
})
