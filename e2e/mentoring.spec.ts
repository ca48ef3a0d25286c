import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axe, expect, signUp, tell } from './app.ts'
import {
  day,
  inDays,
  inTwoDays,
  newRoom,
  mentorWindow,
  send,
  openTimes,
  planSession,
} from './mentors.ts'
import { test, type StaffedApp } from './staffed-app.ts'

test('a mentor opens times, a student asks for one, and both see the session immediately', async ({
  page: student,
  browser,
  app,
}) => {
  await signUp(student, { name: 'Shanice Brown' })
  await tell(student, { age: '20' })
  const mentor = await mentorWindow(browser, app, 'Andre Campbell')

  // Live: it turns into a mentor's dashboard when staff have decided.
  await mentor.getByRole('main').getByRole('link', { name: 'Open times' }).last().click()
  await mentor.getByLabel('Day', { exact: true }).fill(inTwoDays)
  await mentor.getByRole('button', { name: 'Open these times' }).click()
  const closeLast = mentor.getByRole('button', { name: /^Close .* 5:30 PM$/ })
  await closeLast.click()
  await expect(closeLast).toBeHidden()
  await axe(mentor)
  await mentor.goto('/dashboard')
  await expect(mentor.getByRole('heading', { name: '3 open times' })).toBeVisible()

  await student.goto('/mentors?skill=programming')
  await axe(student)
  await student.getByRole('link', { name: 'See Andre' }).click()
  await student.getByRole('button', { name: 'Ask Andre' }).click()
  await expect(student.getByText('Choose a time.')).toBeVisible()
  await student.getByRole('radio', { name: '4:30 PM' }).check()
  await student.getByRole('radio', { name: 'Look at how I describe myself' }).check()
  await axe(student)
  await student.getByRole('button', { name: 'Ask Andre' }).click()
  await expect(student.getByText('Waiting', { exact: true })).toBeVisible()

  await expect(mentor.getByText('Shanice: Look at how I describe myself')).toBeVisible()
  await axe(mentor)
  await mentor.getByRole('button', { name: /^Accept Shanice/ }).click()
  await mentor.getByLabel('Meeting link').fill('https://example.com/room')
  await mentor.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(mentor.getByText(/Google Meet, Zoom or Teams meeting/)).toBeVisible()
  await axe(mentor)
  await mentor.getByLabel('Meeting link').fill(newRoom())
  await mentor.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  // The link to the room is not sent to anybody before it opens.
  await expect(student.getByText(/^You can join from 4:20 PM/)).toBeVisible()
  await student.getByRole('link', { name: 'Andre', exact: true }).click()
  await expect(student.getByRole('heading', { name: 'Session with Andre' })).toBeVisible()
  await expect(student.getByRole('link', { name: /^Join/ })).toHaveCount(0)
  await axe(student)

  const downloading = student.waitForEvent('download')
  await student.getByRole('button', { name: /^Add to calendar: Andre/ }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain(`DTSTART:${inTwoDays.replaceAll('-', '')}T213000Z`)
  expect((await downloading).suggestedFilename()).toBe('upful-meeting.ics')

  await mentor.getByRole('button', { name: /^Cancel: Shanice B\./ }).click()
  await mentor.getByRole('radio', { name: 'Not feeling well' }).check()
  await axe(mentor)
  await mentor.getByRole('button', { name: 'Cancel the session' }).click()
  await expect(student.getByText('Andre: “Not feeling well”')).toBeVisible()
  await expect(mentor.getByText('No sessions planned')).toBeVisible()
  await mentor.context().close()
})

test('both say what they did in the session, and the student reads the feedback @push', async ({
  page: student,
  browser,
  app,
}) => {
  test.setTimeout(120_000)
  await signUp(student, { name: 'Kemar Grant' })
  await tell(student, { age: '20' })
  const mentor = await mentorWindow(browser, app, 'Keisha Reid')
  await planSession(student, mentor, 'Keisha')
  await makeProject(student)

  await app.comeBackLater(3 * day)
  for (const page of [student, mentor])
    await page.clock.setSystemTime(new Date(Date.now() + 3 * day))
  await student.goto('/mentor-sessions')
  await mentor.goto('/dashboard')
  for (const page of [student, mentor]) await sayThatTheyMet(page)
  await expect(student.getByText('You met')).toBeVisible()

  await mentor.getByRole('button', { name: /^Give feedback: Kemar G\./ }).click()
  await giveFeedback(mentor)
  await expect(student.getByText('You came ready, and it showed.')).toBeVisible()

  await student.getByRole('button', { name: 'Show a project: Keisha' }).click()
  await student.getByRole('radio', { name: /^Your four-week budget/ }).check()
  await axe(student)
  await student.getByRole('button', { name: 'Show it to Keisha' }).click()
  await mentor.getByRole('link', { name: 'Read the project: Your four-week budget' }).click()
  await expect(mentor.getByText('I save J$500 every Friday')).toBeVisible()
  await mentor.getByRole('radio', { name: 'This is ready' }).check()
  await axe(mentor)
  await giveFeedback(mentor)
  await expect(mentor.getByRole('heading', { name: 'What you said' })).toBeVisible()
  await expect(student.getByText('This is ready')).toBeVisible()
  await axe(student)

  await mentor.getByRole('link', { name: 'Kemar G.' }).click()
  await expect(mentor.getByText('You gave feedback.')).toBeVisible()
  await axe(mentor)
  await student.getByRole('button', { name: 'End mentoring with Keisha' }).click()
  await student.getByRole('checkbox', { name: 'Do not offer me this mentor again' }).check()
  await axe(student)
  await student.getByRole('button', { name: 'End it' }).click()
  await expect(student.getByRole('heading', { name: 'Not offered to you' })).toBeVisible()
  await expect(mentor.getByText('You are not mentoring this student')).toBeVisible()
  await student.goto('/mentors')
  await expect(student.getByRole('heading', { name: 'Find a mentor' })).toBeVisible()
  await expect(student.getByRole('main').getByRole('status')).toHaveCount(0)
  await expect(student.getByRole('link', { name: 'See Keisha' })).toBeHidden()
  await mentor.context().close()
  await app.comeBackLater(0)
})

/** Submits a course project, through the API. */
async function makeProject(student: Page): Promise<void> {
  const course = '/api/courses/budgeting-the-j-dollar-way'
  const work = `${'Food, fare and phone come first. '.repeat(20)}I save J$500 every Friday`
  await send(student, `${course}/enrol`, {})
  await send(student, `${course}/lessons/your-four-week-budget/answer`, {
    answer: { type: 'project', work },
  })
}

async function sayThatTheyMet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Say how it went/ }).click()
  await page.getByRole('radio', { name: 'We met' }).check()
  await axe(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function giveFeedback(mentor: Page): Promise<void> {
  for (const sentence of [
    'You came ready, and it showed.',
    'You were clear and easy to follow.',
    'You gave good reasons and examples.',
    'You have a plan with a next step.',
  ])
    await mentor.getByRole('radio', { name: sentence }).check()
  await mentor.getByLabel('One next step for them').selectOption({ label: 'Apply for one opening' })
  await axe(mentor)
  await mentor.getByRole('button', { name: 'Send feedback' }).click()
}

test('a slot is reserved for a possible minor for a day, and a guardian must approve before the mentor is asked', async ({
  page: student,
  browser,
  app,
}) => {
  await signUp(student)
  const mentor = await mentorWindow(browser, app, 'Marlon Clarke')
  await openTimes(mentor)
  await student.goto('/mentors')
  await student.getByRole('link', { name: 'See Marlon' }).click()
  await student.getByRole('radio', { name: '4:00 PM' }).check()
  await student.getByRole('radio', { name: 'Plan my next step' }).check()
  await student.getByRole('button', { name: 'Ask Marlon' }).click()
  await expect(student.getByRole('dialog', { name: 'When were you born?' })).toBeVisible()
  await axe(student)
  await student.getByRole('button', { name: 'Continue as under 18' }).click()
  await expect(student).toHaveURL(/\/guardians$/)
  await expect(student.getByRole('link', { name: /^Meet Marlon/ })).toBeVisible()
  await axe(student)
  await mentor.goto('/dashboard')
  await expect(mentor.getByText('Plan my next step')).toHaveCount(0)
  await mentor.context().close()
})

test('the pages of mentors pass the accessibility checks in dark mode @push', async ({
  page: student,
  browser,
  app,
}) => {
  await student.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await signUp(student)
  const mentor = await mentorWindow(browser, app, 'Tamara Lewis')
  await mentor.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await openTimes(mentor)
  for (const [page, path, heading] of [
    [student, '/mentors', 'Find a mentor'],
    [student, '/mentor-sessions', 'My mentors'],
    [mentor, '/mentor/slots', 'Open times'],
    [mentor, '/dashboard', /^Good /],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
    await axe(page)
  }
  await mentor.context().close()
})

test('an unanswered request gets a time from another mentor, if the student accepts it @push', async ({
  page: student,
  browser,
  app,
}) => {
  await signUp(student, { name: 'Kadian Reid' })
  await tell(student, { age: '20' })
  const silent = await mentorWindow(browser, app, 'Rohan Clarke')
  await openTimes(silent)
  const mentor = await mentorWindow(browser, app, 'Dwayne Morgan')
  await openTimes(mentor, inDays(6))
  await student.goto('/mentors')
  await student.getByRole('link', { name: 'See Rohan' }).first().click()
  await student.getByRole('radio', { name: '4:00 PM' }).check()
  await student.getByRole('radio', { name: 'Get ready for a first job' }).check()
  await student.getByRole('button', { name: 'Ask Rohan' }).click()
  await expect(student.getByText('Waiting', { exact: true })).toBeVisible()

  try {
    await fourDaysLater(app, [student, mentor])
    await student.goto('/mentor-sessions')
    await expect(student.getByText('Offered to others')).toBeVisible()
    await axe(student)
    await mentor.goto('/dashboard')
    await mentor.getByRole('button', { name: 'Offer a time: Get ready for a first job' }).click()
    await mentor.getByRole('button', { name: 'Offer this time' }).click()
    await expect(mentor.getByText('Choose a time.')).toBeVisible()
    await mentor.getByRole('radio', { name: '5:00 PM' }).check()
    await mentor.getByLabel('Meeting link').fill(newRoom())
    await axe(mentor)
    await mentor.getByRole('button', { name: 'Offer this time' }).click()
    await expect(mentor.getByText('Offered. They have a day to accept it').first()).toBeVisible()
    // Live, in the student's window.
    await expect(student.getByRole('button', { name: /^No thanks: Dwayne/ })).toBeVisible()
    await axe(student)
    await student.getByRole('button', { name: /^Yes: Dwayne/ }).click()
    await expect(student.getByRole('heading', { name: 'Your sessions' })).toBeVisible()
  } finally {
    await app.comeBackLater(0)
  }
  await silent.context().close()
  await mentor.context().close()
})

/** Restarts the server four days later; it runs the overdue sweeps on start. */
async function fourDaysLater(app: StaffedApp, pages: readonly Page[]): Promise<void> {
  await app.comeBackLater(4 * day)
  for (const page of pages) await page.clock.setSystemTime(new Date(Date.now() + 4 * day))
}
