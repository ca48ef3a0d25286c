import { expect, signUp, test } from './app.ts'
import { countOf, leftOnDevice, readyForOffline, signOut } from './offline.ts'

test.use({ serviceWorkers: 'allow' })

test('a shared phone: signing out leaves nothing of the person, and the next one sees only their own', async ({
  page,
  context,
}) => {
  const first = await signUp(page, { name: 'Shanice Grant' })
  await readyForOffline(page)
  await signOut(page)
  await expect.poll(() => leftOnDevice(page)).toEqual([])
  await context.setOffline(true)
  await page.goto('/dashboard').catch(() => {})
  await expect(page.getByText(first.name)).toHaveCount(0)
  await context.setOffline(false)

  await signUp(page, { name: 'Omar Reid' })
  await expect(page.getByText('Shanice')).toHaveCount(0)
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto('/me')
  await expect(page.getByText('Omar Reid').first()).toBeVisible()
})

test('who signs in after somebody with unsent work can leave it to them, and it is sent when they are back @push', async ({
  page,
  context,
}) => {
  const first = await signUp(page, { name: 'Shanice Grant' })
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Daily Check-in' }).click()
  await expect(page.getByRole('link', { name: '1 thing not sent yet' })).toBeVisible()
  // Her session ends before it is sent.
  await page.goto('about:blank')
  await context.clearCookies()
  await context.setOffline(false)

  await signUp(page, { name: 'Omar Reid' })
  const question = page.getByRole('dialog', { name: 'Somebody else used this device' })
  await expect(question).toBeVisible()
  await expect(page.getByText(/Shanice|check-in has/)).toHaveCount(0)
  // A second window learns that he signs out, and deletes nothing of hers either.
  const other = await context.newPage()
  await other.goto('/me')
  await expect(other.getByRole('dialog', { name: 'Somebody else used this device' })).toBeVisible()
  await question.getByRole('button', { name: 'Sign out, so that they can send it' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await other.waitForURL((url) => url.pathname === '/')

  const { email, password } = first
  const back = await page.request.post('/api/sign-in', { data: { email, password } })
  expect(back.ok(), await back.text()).toBe(true)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Already checked in today' })).toBeVisible()
  await expect.poll(() => countOf(page, 'daily_checkin')).toBe(1)
})
