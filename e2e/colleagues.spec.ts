import { axe, expect, signUp } from './app.ts'
import { openBusiness, otherStudent, publish, verifiedBusiness } from './businesses.ts'
import { letterTo } from './letters.ts'
import { test } from './staffed-app.ts'

test('an owner invites colleagues: one answers an applicant, one only reads, one is removed @desktop', async ({
  page,
  browser,
  app,
}) => {
  test.slow()
  await verifiedBusiness({ page, browser, app }, 'Yallahs Bakery')
  const id = await publish(page, app)
  const { page: student, person: applicant } = await otherStudent(browser, { age: '20' })
  const data = { opportunityId: id, share: ['name', 'email'], message: 'I bake every Sunday.' }
  expect((await student.request.post('/api/applications', { data })).ok()).toBe(true)
  const applicants = `/business/postings/${id}/applicants`

  // The owner invites a recruiter, who finds the invitation with the link of the letter.
  const recruiter = await (await browser.newContext()).newPage()
  const keisha = await signUp(recruiter, { role: 'business', name: 'Keisha Powell' })
  await page.goto('/business/colleagues')
  await page.getByLabel('Their email address').fill(keisha.email)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('Invited. We sent them a letter').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Invited' })).toBeVisible()
  await axe(page)
  const letter = await letterTo(app, keisha.email, 'invites you to work with them')
  expect(letter).toContain('/signup?type=business&from=%2Fbusiness%2Fcolleagues')
  await recruiter.goto('/dashboard')
  await recruiter.getByRole('link', { name: 'See the invitation' }).click()
  await recruiter.getByRole('button', { name: 'Join Yallahs Bakery' }).click()
  await expect(recruiter.getByText('Seats are for adults.')).toBeVisible()
  await recruiter.getByLabel('I am 18 or over').check()
  await recruiter.getByRole('button', { name: 'Join Yallahs Bakery' }).click()
  await expect(recruiter.getByRole('heading', { name: 'At Yallahs Bakery' })).toBeVisible()
  await axe(recruiter)
  // The owner's page shows it without a reload.
  await expect(page.getByRole('button', { name: 'Remove: Keisha Powell' })).toBeVisible()
  await axe(page)
  await axe(page)

  // A viewer joins with the code, before confirming an address.
  const viewer = await (await browser.newContext()).newPage()
  const dwayne = { name: 'Dwayne Reid', email: `dwayne.${id.slice(0, 8)}@example.com` }
  await page.getByLabel('Their email address').fill(dwayne.email)
  await page.getByRole('radio', { name: /^Viewer/ }).check()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  const code = /\b([A-Z2-9]{4}-[A-Z2-9]{4})\b/.exec(
    await letterTo(app, dwayne.email, 'invites you to work with them'),
  )?.[1]
  const account = { ...dwayne, password: 'mango-season-2026', role: 'business' }
  expect((await viewer.request.post('/api/sign-up', { data: account })).ok()).toBe(true)
  await viewer.goto('/business/colleagues')
  await viewer.getByLabel('Code from the letter').fill(code ?? '')
  await viewer.getByLabel('I am 18 or over').check()
  await viewer.getByRole('button', { name: 'Join with the code' }).click()
  await expect(viewer.getByRole('heading', { name: 'At Yallahs Bakery' })).toBeVisible()

  // The viewer reads, and has nothing to press.
  await viewer.goto(applicants)
  await expect(viewer.getByText('I bake every Sunday.')).toBeVisible()
  await expect(viewer.getByRole('button', { name: /Say no/ })).toHaveCount(0)
  await expect(viewer.getByRole('button', { name: 'Spreadsheet' })).toHaveCount(0)
  await axe(viewer)

  // The recruiter answers, and everybody in the business sees who it was.
  await recruiter.goto(applicants)
  await recruiter.getByRole('button', { name: `Say no: ${applicant.name}` }).click()
  await recruiter.getByRole('button', { name: 'Say no', exact: true }).click()
  await expect(recruiter.getByText('Done. We told them').first()).toBeVisible()
  await expect(viewer.getByText('answered by Keisha Powell')).toBeVisible()
  await student.goto('/applications')
  await expect(student.getByText('Assistant baker').first()).toBeVisible()
  await expect(student.getByText('Keisha')).toHaveCount(0)

  // A change asks first, because it is told at once.
  await page.getByRole('button', { name: 'Make a recruiter: Dwayne Reid' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a recruiter' }).click()
  await expect(page.getByText('Dwayne Reid is a recruiter now').first()).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Spreadsheet' })).toBeVisible()

  // Removed: out at once, on the page that is open.
  await page.reload()
  await expect(page.getByText('Keisha Powell declined applicants for')).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Keisha Powell' }).click()
  await page
    .getByRole('dialog', { name: 'Remove Keisha Powell?' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click()
  await expect(page.getByText('Removed. Keisha Powell is out now').first()).toBeVisible()
  await expect(recruiter.getByText('I bake every Sunday.')).toHaveCount(0)
  expect((await recruiter.request.get(`/api/postings/${id}`)).status()).toBe(404)
  for (const each of [recruiter, viewer, student]) await each.context().close()
})

test('a business is handed over, and its new owner decides on the seats @push', async ({
  page,
  browser,
  app,
}) => {
  await verifiedBusiness({ page, browser, app }, 'Bath Nurseries')
  const next = await (await browser.newContext()).newPage()
  const { email } = await openBusiness(next, 'My own shop')
  const data = { email, seat: 'viewer' }
  expect((await page.request.post('/api/business/invitations', { data })).ok()).toBe(true)
  await next.goto('/business/colleagues')
  await next.getByLabel('I am 18 or over').check()
  await next.getByRole('button', { name: 'Join Bath Nurseries' }).click()
  await expect(next.getByRole('heading', { name: 'At Bath Nurseries' })).toBeVisible()
  await page.goto('/business/colleagues')
  await page.getByRole('button', { name: /^Hand over:/ }).click()
  await page.getByRole('button', { name: 'Offer it' }).click()
  await next.getByRole('button', { name: 'Become the owner' }).click()
  await expect(next.getByRole('heading', { name: 'In your business' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'At Bath Nurseries' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await next.context().close()
})
