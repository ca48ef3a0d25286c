import type { Browser, Page } from '@playwright/test'
import { axe, confirmEmail, expect, signUp, test, type Person } from './app.ts'
import { letterTo } from './letters.ts'
import type { RunningApp } from './running-app.ts'

interface Window {
  page: Page
  person: Person
}

/** Another person in a separate browser context. */
async function otherWindow(browser: Browser, person: Partial<Person>): Promise<Window> {
  const context = await browser.newContext()
  const page = await context.newPage()
  return { page, person: await signUp(page, person) }
}

/** The guardian enters the student's code, and the student confirms. */
async function link(student: Page, guardian: Page, guardianName: string): Promise<void> {
  await student.goto('/guardians')
  await student.getByRole('button', { name: 'Make a code' }).click()
  const code = await student.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).innerText()
  await guardian.goto('/dashboard')
  await guardian.getByLabel('Code of your student').fill(code.toLowerCase())
  await guardian.getByRole('button', { name: 'Link with this code' }).click()
  await expect(guardian.getByText('The code works. Your student has to confirm it.')).toBeVisible()
  await student.getByRole('button', { name: `Yes, link ${guardianName}` }).click()
}

test('a guardian and a student link by a code, see the same data, and either can end the link immediately', async ({
  page: student,
  browser,
}) => {
  const { name } = await signUp(student)
  const aunt = await otherWindow(browser, { role: 'guardian', name: 'Marcia Grant' })
  const guardian = aunt.page

  await link(student, guardian, 'Marcia Grant')
  // Live, in the other window.
  const week = guardian
    .getByRole('region', { name: 'Your day' })
    .getByRole('link', { name: `${name} Level 1` })
  await expect(week).toBeVisible()
  await expect(guardian.getByText('To talk about:')).toBeVisible()
  await expect(guardian.getByRole('img', { name: /in the last 7 days: / })).toBeVisible()
  await expect(guardian.getByText(`You and ${name} are linked`).first()).toBeVisible()
  await axe(guardian)

  await week.click()
  await expect(guardian.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(guardian.getByText('Earned "First Login"')).toBeVisible()
  await axe(guardian)
  await guardian.getByRole('button', { name: 'Send a cheer' }).click()
  await guardian.getByText('I am proud of you').click()
  await axe(guardian)
  await guardian.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(guardian.getByText('2 cheers left today.')).toBeVisible()
  await student.getByRole('link', { name: 'What a guardian sees' }).click()
  await expect(student.getByText('Earned "First Login"')).toBeVisible()
  await axe(student)

  await student.goto('/notifications')
  await student.getByRole('button', { name: 'Say thanks for “I am proud of you”' }).click()
  await expect(student.getByText('You said thanks').first()).toBeVisible()
  await axe(student)
  await expect(guardian.getByText(/said thanks/)).toBeVisible()
  await student.goto('/guardians')
  await expect(student.getByRole('heading', { name: 'Cheers for you' })).toBeVisible()
  await student.getByRole('button', { name: 'End link with Marcia Grant' }).click()
  await axe(student)
  await student.getByRole('button', { name: 'End the link', exact: true }).click()
  await expect(student.getByText('No guardian linked yet')).toBeVisible()
  await expect(guardian.getByText('You are not linked with this student')).toBeVisible()
  await guardian.goto('/dashboard')
  await expect(guardian.getByText('No student linked yet')).toBeVisible()
  await guardian.context().close()
})

test('a worried guardian sees who to call, and writes to our staff @push', async ({
  page: student,
  browser,
}) => {
  const { name } = await signUp(student)
  const first = name.split(' ')[0] ?? ''
  const { page: guardian } = await otherWindow(browser, { role: 'guardian', name: 'Rose Bent' })
  await link(student, guardian, 'Rose Bent')
  await guardian
    .getByRole('region', { name: 'Your day' })
    .getByRole('link', { name: `${name} Level 1` })
    .click()
  await guardian.getByRole('button', { name: `I am worried about ${first}` }).click()
  const sheet = guardian.getByRole('dialog', { name: `Worried about ${first}` })
  await expect(sheet.getByRole('link', { name: 'Call 119' })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Call 211' })).toBeVisible()
  await axe(guardian)

  // Nothing is cut off with text at 200 %: the reader may need to call right now.
  const overflow = await sheet.evaluate((dialog) => {
    const root = document.documentElement
    root.style.fontSize = '200%'
    const overflow = dialog.scrollWidth - dialog.clientWidth
    root.style.fontSize = ''
    return overflow
  })
  expect(overflow).toBe(0)

  await sheet.getByRole('button', { name: 'Send to our staff' }).click()
  await expect(sheet.getByText('Write what worries you.')).toBeVisible()
  // What was typed is still there when the sheet is opened again.
  await sheet.getByLabel('What worries you?').fill('She does not eat.')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await guardian.getByRole('button', { name: `I am worried about ${first}` }).click()
  await expect(sheet.getByLabel('What worries you?')).toHaveValue('She does not eat.')
  await sheet.getByRole('button', { name: 'Send to our staff' }).click()
  await expect(sheet.getByText(/^We have your message\./)).toBeVisible()
  await axe(guardian)

  await sheet.getByRole('button', { name: 'Report a person' }).click()
  await expect(guardian.getByRole('dialog', { name: `Report ${first}` })).toBeVisible()
  await guardian.context().close()
})

test('an invalid code shows an error, and a guardian confirms a link made with their own code', async ({
  page: student,
  browser,
}) => {
  const { name } = await signUp(student)
  const { page: guardian } = await otherWindow(browser, { role: 'guardian', name: 'Paul Reid' })
  await guardian.getByRole('button', { name: 'Make a code' }).click()
  const code = await guardian.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).innerText()

  await student.goto('/guardians')
  await student.getByLabel('Code of your guardian').fill('AAAA-2222')
  await student.getByRole('button', { name: 'Link with this code' }).click()
  await expect(student.getByText('This code does not work. Ask for a new one.')).toBeVisible()
  await axe(student)
  await student.getByLabel('Code of your guardian').fill(code)
  await student.getByRole('button', { name: 'Link with this code' }).click()
  await expect(student.getByText('They see nothing until they confirm.')).toBeVisible()

  await guardian.getByRole('button', { name: `Yes, link ${name}` }).click()
  await expect(student.getByText(/^Has followed your progress since/)).toBeVisible()
  await guardian.context().close()
})

test('the bell counts live, its page lists what is new, and letters can be stopped without a login', async ({
  page: student,
  browser,
  app,
}) => {
  const person = await signUp(student)
  await student.getByRole('link', { name: 'Notifications', exact: true }).click()
  await expect(student.getByText('Nothing new')).toBeVisible()
  await axe(student)

  // No letters are sent at night, and the test may run then.
  await student.goto('/account')
  const quiet = student.getByRole('checkbox', { name: /^Quiet from 9 PM to 7 AM/ })
  await quiet.click()
  await expect(quiet).not.toBeChecked()
  await expect(student.getByText('Saved').first()).toBeVisible()

  await student.goto('/guardians')
  await student.getByRole('button', { name: 'Make a code' }).click()
  const code = await student.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).innerText()
  const { page: guardian } = await otherWindow(browser, { role: 'guardian', name: 'Ann Lee' })
  await guardian.getByLabel('Code of your student').fill(code)
  await guardian.getByRole('button', { name: 'Link with this code' }).click()

  await student.getByRole('link', { name: 'Notifications, 1 unread' }).click()
  const notification = student.getByRole('link', { name: /Ann Lee asks to follow your progress/ })
  await expect(notification).toBeVisible()
  await axe(student)
  await notification.click()
  await expect(student).toHaveURL(/\/guardians$/)
  await expect(student.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()

  const page = await stopLetters(guardian, app, person.email)
  await expect(page.getByText('These emails are off')).toBeVisible()
  await student.goto('/account')
  await expect(student.getByLabel('Somebody asks to be your guardian here')).toHaveValue('off')
  await axe(student)
  await guardian.context().close()
})

test('the pages of notifications and guardians pass the accessibility checks in dark mode', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await signUp(page)
  for (const [path, heading] of [
    ['/notifications', 'Notifications'],
    ['/guardians', 'My guardians'],
    ['/guardians/view', 'What your guardians see'],
    ['/unsubscribe?token=x', 'This link does not work'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
    await axe(page)
  }
})

/** Opens the link from the letter while signed out, and presses the button. */
async function stopLetters(visitor: Page, app: RunningApp, email: string): Promise<Page> {
  const letter = await letterTo(app, email, 'asks to follow your progress')
  const path = /\/unsubscribe\?token=[\w.-]+/.exec(letter)?.[0] ?? ''
  await visitor.context().clearCookies()
  await visitor.goto(path)
  await axe(visitor)
  await visitor.getByRole('button', { name: 'Stop these emails' }).click()
  return visitor
}

test('a letter invites the guardian whose address the student gave @push', async ({
  page: student,
  browser,
  app,
}) => {
  const { email } = await signUp(student)
  await confirmEmail(student, email)
  const address = `auntie.${process.pid}.${test.info().parallelIndex}@example.com`
  await student.goto('/profile')
  await student.getByLabel("Guardian's email").fill(address)
  await student.getByRole('button', { name: 'Save' }).click()
  const letter = await letterTo(app, address, 'invites you to follow their progress')
  const code = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(letter)?.[0] ?? ''

  await student.goto('/guardians')
  await expect(student.getByText(`We sent an invitation to ${address}.`)).toBeVisible()
  const { page: guardian } = await otherWindow(browser, {
    role: 'guardian',
    name: 'Joy Brown',
    email: address,
  })
  await guardian.getByLabel('Code of your student').fill(code)
  await guardian.getByRole('button', { name: 'Link with this code' }).click()
  await student.getByRole('button', { name: 'Yes, link Joy Brown' }).click()
  await expect(student.getByText(/^Has followed your progress since/)).toBeVisible()
  await guardian.context().close()
})
