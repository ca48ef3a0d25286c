import type { Page } from '@playwright/test'
import { axe, bornIn, expect, signUp, tell } from './app.ts'
import {
  openBusiness,
  opening,
  otherStudent,
  publish,
  publishAsStaff,
  send,
  verifiedBusiness,
} from './businesses.ts'
import { fillInvitation, sendInvitation } from './interviews.ts'
import { keptAnswers } from './offline.ts'
import { staffWindow, takeBack, test, verify } from './staffed-app.ts'

test('an opening stays a draft and becomes public once staff have verified its business', async ({
  page,
  browser,
  app,
}) => {
  const { email } = await openBusiness(page, 'Miss Pat Bakery')
  await page.goto('/dashboard')
  await expect(page.getByText('Write your first opening')).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: 'Write an opening' }).click()

  await page.getByLabel('What is the work?').fill('Assistant baker')
  await page.getByLabel('What will the person do?').fill('Bake bread from 5 AM.')
  await page.getByLabel('Parish').selectOption('Clarendon')
  await page.getByLabel('Town or district').fill('May Pen')
  await page.getByLabel('Pay in J$').fill('1,000')
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(page.getByLabel('Pay in J$')).toBeFocused()
  await expect(page.getByLabel('Pay in J$')).toHaveAccessibleDescription(/minimum wage/)
  await axe(page)
  // What was typed survives a reload.
  await page.reload()
  await expect(page.getByText('What you typed is still here, but not saved yet.')).toBeVisible()
  await expect(page.getByLabel('What will the person do?')).toHaveValue('Bake bread from 5 AM.')
  await page.getByLabel('Pay in J$').fill('20,000')
  await page.getByRole('button', { name: 'Save the draft' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Assistant baker' })).toBeVisible()
  const notYet = page.getByText('You can publish it once our staff have verified your business.')
  await expect(notYet).toBeVisible()
  await page.getByRole('button', { name: 'See it as students do' }).click()
  const preview = page.getByRole('dialog', { name: 'As students see it' })
  await expect(preview.getByText('J$20,000 a week')).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')

  const staff = await staffWindow(browser, app)
  await verify(staff, page, email)
  await staff.context().close()
  // Live, in the window of the business.
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/Our staff read the first three openings/)).toBeVisible()
  await axe(page)
  await publishAsStaff(app, page.url().split('/').at(-1) ?? '')
  await expect(page.getByText('Students see it and can apply.')).toBeVisible()
  await axe(page)

  await page.getByRole('button', { name: 'Close it' }).click()
  await axe(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close it' }).click()
  await expect(page.getByText('It takes no more applications.')).toBeVisible()
  await page.getByRole('link', { name: 'Your openings' }).click()
  await expect(page.getByRole('listitem').getByText('Closed', { exact: true })).toBeVisible()
  await axe(page)
})

test('a business sees only what an applicant shared, and the student sees its decisions live', async ({
  page,
  browser,
  app,
}) => {
  await verifiedBusiness({ page, browser, app }, 'Miss Pat Bakery')
  const id = await publish(page, app)
  await page.goto('/dashboard')
  await expect(page.getByText('Nobody is waiting for you')).toBeVisible()

  const { page: student, person } = await otherStudent(browser)
  await student.goto(`/opportunities/${id}`)
  await student.getByRole('button', { name: 'Apply' }).click()
  // Without an age it is not known yet whether a guardian must approve.
  const birthSheet = student.getByRole('dialog', { name: 'When were you born?' })
  await birthSheet.getByRole('button', { name: 'Save and continue' }).click()
  await expect(birthSheet.getByText('Choose a month and a year.')).toBeVisible()
  await axe(student)
  await bornIn(student, 19)
  await birthSheet.getByRole('button', { name: 'Save and continue' }).click()
  await expect(student.getByRole('checkbox', { name: 'Your name and avatar' })).toBeChecked()
  await student.getByRole('checkbox', { name: 'Your email' }).check()
  await student.getByRole('button', { name: 'Send application' }).click()
  await expect(student.getByText(/^Sent to Miss Pat Bakery/).first()).toBeVisible()

  await page.getByRole('link', { name: 'Assistant baker 1 new applicant' }).click()
  const card = page.getByRole('listitem').filter({ hasText: person.name }).first()
  await expect(card.getByRole('heading', { name: person.name })).toBeVisible()
  await expect(card.getByRole('definition')).toHaveText([person.email])
  await axe(page)

  await student.goto('/applications')
  await page.getByRole('button', { name: `Invite to an interview: ${person.name}` }).click()
  await fillInvitation(page)
  await sendInvitation(page)
  // Live, on the student's board.
  const column = student.getByRole('region', { name: 'Interview', exact: true })
  await expect(column.getByRole('button', { name: 'Assistant baker' })).toBeVisible()

  await page.getByRole('button', { name: `Say no: ${person.name}` }).click()
  await axe(page)
  await page.getByRole('radio', { name: 'The place has been filled.' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Say no' }).click()
  await expect(card.getByText('The place has been filled.')).toBeVisible()
  await student.getByRole('button', { name: 'Assistant baker' }).click()
  await expect(student.getByText('The place has been filled.')).toBeVisible()
  await student.context().close()
})

test(
  'an applicant who withdraws disappears from the list immediately',
  { tag: '@desktop' },
  async ({ page, browser, app }) => {
    await verifiedBusiness({ page, browser, app }, 'Hope Gardens')
    const id = await publish(page, app, { ...opening, title: 'Gardener' })
    const { page: student, person } = await otherStudent(browser, { age: '20' })
    const response = await student.request.post('/api/applications', {
      data: { opportunityId: id, share: ['name', 'email'] },
    })
    const { application } = await response.json()
    await page.goto(`/business/postings/${id}/applicants`)
    await expect(page.getByRole('heading', { name: person.name })).toBeVisible()

    await student.request.post(`/api/applications/${application.id}/move`, {
      data: { state: 'withdrawn' },
    })
    await expect(page.getByText(/^Somebody withdrew on/)).toBeVisible()
    await expect(page.getByText(person.name)).toHaveCount(0)
    await axe(page)
    await student.context().close()
  },
)

test('an opening with a free-mail contact is held, and shows which words caused it', async ({
  page,
  browser,
  app,
}) => {
  await verifiedBusiness({ page, browser, app }, 'Kingston Deliveries')
  const id = await send(page, {
    ...opening,
    title: 'Delivery rider',
    description: 'Ride in Half Way Tree. Write to riders@gmail.com today.',
  })
  await page.goto(`/business/postings/${id}`)
  await expect(page.getByText('Held back', { exact: true })).toBeVisible()
  await expect(page.getByText('riders@gmail.com').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await axe(page)
  const response = await page.request.get(`/api/opportunities/${id}`)
  expect(response.status()).toBe(404)
})

test('a business that is no longer verified immediately sees what that means @push', async ({
  page,
  browser,
  app,
}) => {
  const { email } = await verifiedBusiness({ page, browser, app }, 'Ocho Rios Tours')
  const id = await publish(page, app)
  await page.goto(`/business/postings/${id}`)
  await expect(page.getByText('Published', { exact: true })).toBeVisible()

  const { page: student } = await otherStudent(browser)
  await student.goto(`/opportunities/${id}`)
  await student.getByRole('button', { name: /^Save:/ }).click()
  await expect(student.getByRole('button', { name: /^Saved:/ })).toBeVisible()
  await expect.poll(() => keptAnswers(student)).toContain(keptOpening(id))

  const staff = await staffWindow(browser, app)
  await takeBack(staff, email)
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await axe(page)
  await hiddenButKept(student, id)
  await page.goto(`/business/postings/${id}/applicants`)
  await expect(page.getByText('Nobody has applied')).toBeVisible()
  await page.goto('/business/teams')
  await expect(page.getByText('After we have verified you')).toBeVisible()
  await axe(page)
  await staff.context().close()
})

const keptOpening = (id: string) => `["GET /api/opportunities/:id",{"id":"${id}"}]`

/** A student who saved the opening sees what happened to it, and can remove it. */
async function hiddenButKept(student: Page, id: string): Promise<void> {
  const paused = student.getByText('Paused while we check it')
  await student.goto(`/opportunities/${id}`)
  await expect(student.getByRole('heading', { name: opening.title, level: 1 })).toBeVisible()
  await expect(paused).toBeVisible()
  // What they read before is not brought back from the device.
  await expect.poll(() => keptAnswers(student)).not.toContain(keptOpening(id))
  await expect(paused).toBeVisible()
  await axe(student)
  await student.goto('/dashboard?tab=opportunities&saved=yes')
  await expect(paused).toBeVisible()
  await axe(student)
  await student.goto('/applications')
  await expect(paused).toBeVisible()
  await axe(student)
  await student.getByRole('button', { name: `Remove from saved: ${opening.title}` }).click()
  await expect(student.getByText('No applications yet')).toBeVisible()
  await student.context().close()
}

test('a team shares its code; a student who joins sees what is shared and can leave @push', async ({
  page,
  browser,
  app,
}) => {
  await verifiedBusiness({ page, browser, app }, 'Negril Hotel')
  await page.goto('/business/teams')
  await page.getByLabel('Name of the team').fill('Front desk')
  await page.getByRole('button', { name: 'Make the team' }).click()
  await page.getByRole('button', { name: 'Make a code for Front desk' }).click()
  const code = await page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).innerText()
  await axe(page)

  const { page: student } = await otherStudent(browser, { age: '22' })
  await student.reload()
  await student.getByRole('button', { name: /^Your menu/ }).click()
  await student.getByRole('link', { name: 'My employer' }).click()
  await student.getByLabel('Your team code').fill('AAAA-2222')
  await student.getByRole('button', { name: 'Look it up' }).click()
  await expect(student.getByLabel('Your team code')).toBeFocused()
  await axe(student)
  await student.getByLabel('Your team code').fill(code.toLowerCase())
  await student.getByRole('button', { name: 'Look it up' }).click()
  await expect(student.getByRole('heading', { name: 'Link with Negril Hotel?' })).toBeVisible()
  await expect(student.getByText(/^Never your name/)).toBeVisible()
  await axe(student)
  await student.getByRole('button', { name: 'Yes, link me' }).click()
  await expect(student.getByText(/^Team Front desk, since/)).toBeVisible()

  await page.reload()
  await expect(page.getByText(/^Figures need 5 or more people/)).toBeVisible()
  await student.getByRole('button', { name: 'Leave Negril Hotel' }).click()
  await axe(student)
  await student.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(student.getByLabel('Your team code')).toBeVisible()
  await student.context().close()
})

test('a student under 18 cannot link with an employer', async ({ page }) => {
  await signUp(page)
  await tell(page, { age: '16' })
  await page.goto('/employer')
  await expect(page.getByText('This is for people 18 and over')).toBeVisible()
  await axe(page)
})

test('the pages of a business pass the accessibility checks in dark mode @push', async ({
  page,
  browser,
  app,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await verifiedBusiness({ page, browser, app }, 'Ital Foods')
  const id = await publish(page, app)
  for (const [path, heading] of [
    ['/business/postings', 'Your openings'],
    ['/business/postings/new', 'Write an opening'],
    [`/business/postings/${id}`, 'Assistant baker'],
    [`/business/postings/${id}/applicants`, 'Applicants'],
    ['/business/teams', 'Your teams'],
    ['/business/colleagues', 'Colleagues'],
    ['/dashboard', /^Good/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
    await axe(page)
  }
})
