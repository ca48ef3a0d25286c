import type { Page } from '@playwright/test'
import { axe, expect, signUp } from './app.ts'
import { openJobBoard } from './job-board.ts'
import { act, item, sheet } from './staff-desk.ts'
import { staffWindow, test, verify } from './staffed-app.ts'

/** Goes through the sheet step by step; an error is shown at its field, and what was typed stays. */
async function finishProfile(mentor: Page): Promise<void> {
  await mentor.getByRole('button', { name: 'Answer now' }).click()
  const form = sheet(mentor)
  await expect(form.getByRole('heading', { name: 'Step 1 of 3: About you' })).toBeVisible()
  await form.getByLabel('Company').fill('Harbour Bank')
  await form.getByLabel('Job title').fill('Teller')
  await form.getByLabel('Expertise').fill('leadership')
  await form.getByLabel('Years of experience').fill('9')
  await form.getByLabel('Industry').fill('Banking')
  await form.getByRole('button', { name: 'Save and continue' }).click()

  await expect(form.getByRole('heading', { name: 'Step 2 of 3: How we reach you' })).toBeFocused()
  await form.getByLabel('Phone', { exact: true }).fill('555-0142')
  await form.getByRole('button', { name: 'Save and continue' }).click()
  await expect(form.getByText(/^Enter a number like 876-555-0142/)).toBeVisible()
  await axe(mentor)
  await form.getByLabel('Phone', { exact: true }).fill('876-555-0142')
  await form.getByRole('button', { name: 'Save and continue' }).click()

  await expect(form.getByRole('heading', { name: /^Step 3 of 3/ })).toBeFocused()
  const [first, second] = ['of your first reference', 'of your second reference']
  await form.getByLabel(`Name ${first}`).fill('Marva Grant')
  await form.getByLabel('How your first reference knows you').fill('My manager at the bank')
  await form.getByLabel(`Phone or email ${first}`).fill('876-555-0143')
  await form.getByLabel(`Name ${second}`).fill('Lloyd Reid')
  await form.getByLabel('How your second reference knows you').fill('From church')
  await form.getByLabel(`Phone or email ${second}`).fill('876-555-0143')
  await form.getByRole('button', { name: 'Back' }).click()
  await form.getByRole('button', { name: 'Save and continue' }).click()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByText(/Name a second person\.$/)).toBeVisible()
  await axe(mentor)
  await form.getByLabel(`Phone or email ${second}`).fill('lloyd@example.com')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(mentor.getByText(/^Verification pending\./)).toBeVisible()
}

test('a mentor is verified with a reason and told immediately, and the log shows who decided and why', async ({
  page: mentor,
  browser,
  app,
}) => {
  const { name } = await signUp(mentor, { role: 'mentor', name: 'Andre Brown' })
  await expect(
    mentor.getByText('Before we can check you, we need: a phone number, two references.'),
  ).toBeVisible()
  const staff = await staffWindow(browser, app)
  await staff.getByRole('link', { name: /profiles? to verify/ }).click()
  const card = item(staff, name)
  await expect(card.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(card.getByText(/^Still missing: a phone number, two references\./)).toBeVisible()
  const verify = `Verify ${name}`
  await expect(staff.getByRole('button', { name: verify })).toHaveCount(0)
  await axe(staff)

  await finishProfile(mentor)
  await staff.reload()
  await expect(card.getByRole('link', { name: '876-555-0143' })).toHaveAttribute(
    'href',
    'tel:+18765550143',
  )
  await axe(staff)
  await staff.getByRole('button', { name: verify }).click()
  await sheet(staff).getByRole('button', { name: verify }).click()
  const unchecked = sheet(staff).getByText('Choose at least one thing that you checked.')
  await expect(unchecked).toBeVisible()
  await sheet(staff).getByLabel('Spoke on the phone').check()
  await expect(unchecked).toBeHidden()
  await sheet(staff).getByLabel('Spoke to reference 1').check()
  await sheet(staff).getByRole('button', { name: verify }).click()
  await expect(sheet(staff).getByText(/^Tick both references, or write why/)).toBeVisible()
  await sheet(staff).getByLabel('Spoke to reference 2').check()
  await expect(sheet(staff).getByText(/^Tick both references, or write why/)).toBeHidden()
  await expect(sheet(staff).getByText('Write at least 10 characters.')).toBeVisible()
  await axe(staff)
  await sheet(staff).getByLabel('Reason').fill('ok')
  await sheet(staff).getByRole('button', { name: verify }).click()
  await expect(sheet(staff).getByText('Write at least 10 characters.')).toBeVisible()
  await sheet(staff).getByLabel('Reason').fill('Called the bank: they know him well.')
  await sheet(staff).getByRole('button', { name: verify }).click()
  await expect(item(staff, name)).toHaveCount(0)
  await expect(mentor.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible()

  await staff.getByRole('tab', { name: 'Log' }).click()
  const line = item(staff, 'verified Andre B.')
  const reasonLine =
    'Because: Spoke on the phone. Spoke to reference 1. Spoke to reference 2. Called the bank: they know him well.'
  await expect(line.getByText(reasonLine)).toBeVisible()
  await expect(line.getByText('Before that, they were waiting for a check.')).toBeVisible()
  await axe(staff)
  await staff.context().close()
})

test('a record opens only with a reason, its balance adds up, and a suspended person is signed out immediately', async ({
  page: student,
  browser,
  app,
}) => {
  const { name, email, password } = await signUp(student, { name: 'Zelma Grant' })
  const staff = await staffWindow(browser, app)
  await staff.goto('/staff?desk=people')
  await staff.getByLabel('Name or email').fill('zelma')
  await staff.getByRole('button', { name: 'Find' }).click()
  await axe(staff)
  await act(staff, `Open record of ${name}`, 'She asked why her XP is what it is.')

  await expect(staff.getByText(email)).toBeVisible()
  await expect(staff.getByText('It adds up')).toBeVisible()
  await expect(item(staff, 'Earned "First Login"')).toBeVisible()
  const amounts = await staff.getByText(/^\+\d+ XP$/).allInnerTexts()
  const total = amounts.reduce((sum, amount) => sum + Number.parseInt(amount, 10), 0)
  await expect(staff.getByText(`${total} XP, level 1`)).toBeVisible()
  await expect(staff.getByText(/^balance/).first()).toHaveText(`balance ${total}`)
  await axe(staff)

  await act(staff, `Suspend ${name}`, 'The account is somebody else’s.')
  await expect(staff.getByText(/^Suspended since/)).toBeVisible()
  await expect(student).toHaveURL(`${app.url}/suspended`)
  await expect(student.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await axe(student)
  await student.goto('/login')
  await student.getByLabel('Email', { exact: true }).fill(email)
  await student.getByLabel('Password', { exact: true }).fill(password)
  await student.getByRole('button', { name: 'Log In' }).click()
  await expect(student.getByText(/^This account is suspended/)).toBeVisible()

  await act(staff, `Lift suspension of ${name}`, 'Her mother called: it is hers.')
  await student.getByRole('button', { name: 'Log In' }).click()
  await expect(student).toHaveURL(/\/dashboard/)

  await staff.getByRole('link', { name: 'What staff did here' }).click()
  for (const words of ['opened the record of', 'suspended', 'lifted the suspension of'])
    await expect(item(staff, `${words} Zelma G.`)).toHaveCount(1)
  await staff.context().close()
})

test('a course that staff unpublish cannot be found until they publish it again @push', async ({
  page: student,
  browser,
  app,
}) => {
  const title = 'Budget the J$ Way'
  await signUp(student)
  const staff = await staffWindow(browser, app)
  await staff.goto('/staff?desk=courses')
  await expect(item(staff, title)).toBeVisible()
  await axe(staff)
  await act(staff, `Unpublish ${title}`, 'A lesson names a bank that closed.')
  await student.goto('/courses')
  const course = student.getByRole('heading', { name: title })
  await expect(student.getByRole('heading', { name: 'Speak So People Act' })).toBeVisible()
  await expect(course).toHaveCount(0)

  await act(staff, `Publish ${title}`, 'The lesson is corrected now.')
  await student.reload()
  await expect(course).toBeVisible()

  await staff.goto('/staff?desk=figures')
  await expect(staff.getByText('No figures yet')).toBeVisible()
  await axe(staff)
  await staff.context().close()
})

test('a feed that fails shows why, and staff can read it at once @push', async ({
  browser,
  app,
}) => {
  const board = await openJobBoard(app, 'Blue Hole Tours')
  board.fail(500)
  const staff = await staffWindow(browser, app)
  await staff.goto('/staff?desk=feeds')
  await expect(staff.getByText('No feed was read yet')).toBeVisible()
  await staff.request.post('/api/opportunities/refresh', { data: {} })
  await expect(staff.getByText('Has a problem')).toBeVisible({ timeout: 20_000 })

  board.list([{ title: 'Tour guide intern' }])
  board.recover()
  await act(staff, 'Read now: Blue Hole Tours', 'The board works again.')
  await expect(staff.getByText('Works', { exact: true })).toBeVisible({ timeout: 20_000 })
  await staff.getByText('Latest runs').click()
  await expect(staff.getByText('1 found: 1 stored, 0 of them held')).toBeVisible()
  await axe(staff)
  board.close()
  await staff.context().close()
})

test(
  'a verification can be taken back; only staff see the desk @push',
  { tag: '@desktop' },
  async ({ page: business, browser, app }) => {
    const { name, email } = await signUp(business, { role: 'business', name: 'Yanique Facey' })
    await business.goto('/staff')
    await expect(business.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(business.getByRole('tab', { name: 'Log' })).toHaveCount(0)

    const staff = await staffWindow(browser, app)
    await verify(staff, business, email)
    await staff.goto('/staff?desk=verification&list=verified')
    await act(staff, `Take back the verification of ${name}`, 'The shop has changed hands.')
    await expect(item(staff, name)).toHaveCount(0)
    await staff.getByLabel('Mentors and businesses').selectOption('Waiting, longest first')
    await expect(item(staff, name)).toBeVisible()
    await staff.context().close()
  },
)

test('the desk passes the accessibility checks in dark mode @push', async ({ browser, app }) => {
  const staff = await staffWindow(browser, app)
  await staff.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await axe(staff)
  await staff.goto('/staff')
  for (const desk of [
    'Cases',
    'Verification',
    'Openings',
    'People',
    'Courses',
    'Feeds',
    'Log',
    'Team',
  ]) {
    await staff.getByRole('tab', { name: desk }).click()
    await expect(staff.getByRole('tabpanel', { name: desk })).toBeVisible()
    await expect(staff.getByRole('main').getByRole('status')).toHaveCount(0)
    await axe(staff)
  }
  await staff.context().close()
})
