import { request, type Browser, type Page } from '@playwright/test'
import { axe, expect, signUp, tell, type Person } from './app.ts'
import { dayAhead, fillInvitation, sendInvitation } from './interviews.ts'
import { publishHeld, staffWindow, test, verify, type StaffedApp } from './staffed-app.ts'

const opening = {
  title: 'Café trainee',
  description: 'Learn the counter, the till and the coffee machine with us.',
  kind: 'part-time',
  place: 'Kingston',
  town: '',
  pay: { amount: 600, period: 'hour' },
  duration: null,
  deadline: null,
  minAge: null,
  maxAge: null,
  schooling: null,
  skills: [],
}

async function otherWindow(
  browser: Browser,
  details: Partial<Person> = {},
): Promise<{ page: Page; person: Person }> {
  const page = await (await browser.newContext()).newPage()
  return { page, person: await signUp(page, details) }
}

/** Creates a public opening of a verified business, through the API. */
async function publishedOpening(page: Page, app: StaffedApp, browser: Browser): Promise<string> {
  const { email } = await signUp(page, { role: 'business', name: 'Patricia Reid' })
  await tell(page, { companyName: 'Blue Mahoe Café' })
  const staff = await staffWindow(browser, app)
  await verify(staff, page, email)
  await staff.context().close()
  const response = await page.request.post('/api/postings', { data: opening })
  const { id } = await response.json()
  await page.request.post(`/api/postings/${id}/publish`, { data: {} })
  const desk = await request.newContext({ baseURL: app.url, storageState: app.staff.session })
  await publishHeld(desk, id)
  await desk.dispose()
  return id
}

/** A sixteen-year-old applies, and the linked guardian approves it. */
async function appliesWithGuardian(student: Page, guardian: Page, id: string): Promise<void> {
  const { code } = await (await student.request.post('/api/link-codes', { data: {} })).json()
  await guardian.request.post('/api/link-codes/enter', { data: { code } })
  const { guardians } = await (await student.request.get('/api/guardians')).json()
  await student.request.post(`/api/guardians/${guardians[0].id}/accept`, { data: {} })
  await student.request.post('/api/applications', { data: { opportunityId: id, share: ['name'] } })
  const { approvals } = await (await guardian.request.get('/api/guardian')).json()
  const { studentId, id: approvalId } = approvals[0]
  const response = await guardian.request.post(
    `/api/guardian/students/${studentId}/approvals/${approvalId}`,
    { data: { decision: 'approved', covers: 'this' } },
  )
  expect(response.ok(), await response.text()).toBe(true)
}

test('a business proposes times, the student chooses one, their guardian sees it, and an offer follows', async ({
  page,
  browser,
  app,
}) => {
  const id = await publishedOpening(page, app, browser)
  const { page: student, person } = await otherWindow(browser)
  await tell(student, { age: '16' })
  const { page: guardian } = await otherWindow(browser, {
    role: 'guardian',
    name: 'Marcia Grant',
  })
  await appliesWithGuardian(student, guardian, id)

  await page.goto(`/business/postings/${id}/applicants`)
  await expect(page.getByText('New', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Invite to an interview: ${person.name}` }).click()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  // Every invalid field shows its error, and what was typed survives closing the sheet.
  const place = page.getByLabel('Address or landmark')
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused()
  await expect(place).toHaveAccessibleDescription(/Say where to come/)
  await fillInvitation(page)
  await place.fill('My house, call 876-555-0133')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(place).toHaveAccessibleDescription(/Leave out “876-555-0133”/)
  await axe(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Invite to an interview: ${person.name}` }).click()
  await expect(page.getByLabel('Day 2')).toHaveValue(dayAhead(4))
  await place.fill('14 Hope Road, beside the pharmacy')
  await page.getByRole('checkbox', { name: 'Your CV' }).check()
  await axe(page)
  await student.goto('/applications')
  await sendInvitation(page)
  await expect(
    page.getByText(`You proposed these times. ${person.name} will choose one.`),
  ).toBeVisible()
  await expect(page.getByText('New', { exact: true })).toHaveCount(0)
  await axe(page)

  // Live, on the student's board.
  const column = student.getByRole('region', { name: 'Interview', exact: true })
  await expect(column.getByText('Choose a time')).toBeVisible()
  await column.getByRole('button', { name: 'Café trainee' }).click()
  await expect(student.getByText('Paulette, Floor manager')).toBeVisible()
  await student.getByRole('button', { name: 'Choose this time' }).click()
  await expect(student.getByText('Choose one of the times.')).toBeVisible()
  await axe(student)
  await student.getByRole('radio').nth(1).check()
  await student.getByRole('button', { name: 'Choose this time' }).click()
  await expect(student.getByRole('heading', { name: 'Your interview' })).toBeVisible()
  await axe(student)
  const downloading = student.waitForEvent('download')
  await student.getByRole('button', { name: /^Add to calendar/ }).click()
  expect((await downloading).suggestedFilename()).toBe('upful-meeting.ics')

  await expect(
    page.getByText(`${person.name} chose this time. We will remind both of you.`),
  ).toBeVisible()
  await axe(page)
  await guardian.goto('/dashboard')
  await guardian.getByRole('link', { name: new RegExp(`^${person.name} Level`) }).click()
  await expect(guardian.getByText(/2:30 PM, Jamaican time$/)).toBeVisible()
  await expect(guardian.getByText('14 Hope Road, beside the pharmacy')).toBeVisible()
  await axe(guardian)

  await page.getByRole('button', { name: `Make an offer: ${person.name}` }).click()
  await expect(page.getByText(/^This cancels your interview on .*2:30 PM/)).toBeVisible()
  await page.getByLabel('First day of work').fill(dayAhead(14))
  await page.getByLabel('Hours a week').fill('20')
  await page.getByLabel('Pay in J$').fill('100')
  await page.getByLabel('Answer by').fill(dayAhead(7))
  await page.getByRole('button', { name: 'Send the offer' }).click()
  await expect(page.getByLabel('Pay in J$')).toHaveAccessibleDescription(/minimum wage/)
  await axe(page)
  await page.getByLabel('Pay in J$').fill('650')
  await page.getByRole('button', { name: 'Send the offer' }).click()
  await expect(page.getByRole('heading', { name: 'Your offer' })).toBeVisible()

  await expect(student.getByText('J$650 an hour', { exact: true })).toBeVisible()
  await axe(student)
  await expect(guardian.getByText('J$650 an hour', { exact: true })).toBeVisible()
  await expect(
    guardian.getByText(/accepts, we tell you right away. You can then stop it/),
  ).toBeVisible()
  await axe(guardian)
  await student.getByRole('button', { name: 'Accept the offer: Café trainee' }).click()
  await expect(student.getByText('Paulette (Floor manager)').last()).toBeVisible()
  await axe(student)
  await student.getByRole('button', { name: 'Accept the offer', exact: true }).click()
  await expect(student.getByRole('heading', { name: 'What you accepted' })).toBeVisible()
  await expect(student.getByText(/so your guardians can stop this until/)).toBeVisible()
  await axe(student)
  await expect(page.getByRole('heading', { name: 'What they accepted' })).toBeVisible()
  await axe(page)
  await student.context().close()
  await guardian.context().close()
})

test('the student rejects all the times, and the business proposes others @push', async ({
  page,
  browser,
  app,
}) => {
  const id = await publishedOpening(page, app, browser)
  const { page: student, person } = await otherWindow(browser)
  await tell(student, { age: '19' })
  await student.request.post('/api/applications', {
    data: { opportunityId: id, share: ['name'] },
  })
  await page.goto(`/business/postings/${id}/applicants`)
  await page.getByRole('button', { name: `Invite to an interview: ${person.name}` }).click()
  await fillInvitation(page)
  await sendInvitation(page)

  await student.goto('/applications')
  await student.getByRole('button', { name: 'Café trainee' }).click()
  await student.getByRole('button', { name: 'None of these works' }).click()
  await expect(student.getByRole('heading', { name: 'You asked for other times' })).toBeVisible()
  await axe(student)
  await page.goto('/dashboard')
  await expect(page.getByText('1 asks for other times')).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: /Café trainee 1 asks for other times/ }).click()
  await page.getByRole('button', { name: `Propose other times: ${person.name}` }).click()
  // The place and the contact person are filled in from last time.
  await expect(page.getByLabel('Address or landmark')).toHaveValue(/^14 Hope Road/)
  await page.getByLabel('Day', { exact: true }).fill(dayAhead(6))
  await page.getByRole('button', { name: 'Propose these times' }).click()
  await student.getByRole('radio').check()
  await student.getByRole('button', { name: 'Choose this time' }).click()
  await student.getByRole('button', { name: /^Cancel: Blue Mahoe Café/ }).click()
  await student.getByRole('radio', { name: 'School or work got in the way' }).check()
  await axe(student)
  await student.getByRole('button', { name: 'Cancel the interview' }).click()
  await expect(page.getByText(/“School or work got in the way”/)).toBeVisible()
  await axe(page)
  await student.context().close()
})
