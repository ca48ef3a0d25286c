import { axe, expect, signUp, tell } from './app.ts'
import { day, inDays, mentorWindow, planSession } from './mentors.ts'
import { test } from './staffed-app.ts'

test.afterAll(({ app }) => app.comeBackLater(0))

test('a student and a mentor share goals, and a session they held is on the certificate @push @desktop', async ({
  page: student,
  browser,
  app,
}) => {
  test.setTimeout(120_000)
  await signUp(student, { name: 'Kemar Grant' })
  await tell(student, { age: '20' })
  const mentor = await mentorWindow(browser, app, 'Marcia Reid')
  await planSession(student, mentor, 'Marcia')

  await student.goto('/mentor-sessions')
  await student.getByRole('button', { name: 'Set a goal with Marcia' }).click()
  const sheet = student.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Set the goal' }).click()
  await expect(sheet.getByText('Choose a goal.').first()).toBeVisible()
  await sheet.getByLabel('Goal', { exact: true }).selectOption('Finish the CV')
  await sheet.getByLabel('By when').fill(inDays(-1))
  await sheet.getByRole('button', { name: 'Set the goal' }).click()
  await expect(sheet.getByText('Choose today or a later day.').first()).toBeVisible()
  await axe(student)
  await sheet.getByLabel('By when').fill(inDays(10))
  await sheet.getByRole('button', { name: 'Set the goal' }).click()
  await expect(student.getByText(/Set by you on/)).toBeVisible()
  await axe(student)

  await mentor.goto('/mentor/students')
  await mentor.getByRole('link', { name: /Kemar G\./ }).click()
  await expect(mentor.getByText(/Set by Kemar G\. on/)).toBeVisible()
  await mentor.getByRole('button', { name: 'Change the day: Finish the CV' }).click()
  await mentor.getByLabel('By when').fill(inDays(20))
  await mentor.getByRole('button', { name: 'Save the day' }).click()
  // Live, with who did it.
  await expect(student.getByText(/changed by Marcia on/)).toBeVisible()
  await student.getByRole('button', { name: 'Remove: Finish the CV' }).click()
  await expect(mentor.getByText('Removed', { exact: true })).toBeVisible()
  await student.getByRole('button', { name: 'Put back: Finish the CV' }).click()
  await student.getByRole('button', { name: 'Done: Finish the CV' }).click()
  await expect(mentor.getByText('Done', { exact: true })).toBeVisible()
  await axe(mentor)

  await mentor.goto('/mentor/sessions')
  await mentor.getByRole('link', { name: 'Your hours and certificate' }).click()
  await expect(mentor.getByText('0 sessions, 0 minutes in all.')).toBeVisible()
  await app.comeBackLater(3 * day)
  for (const page of [student, mentor]) {
    await page.clock.setSystemTime(new Date(Date.now() + 3 * day))
    await page.goto('/mentor-sessions')
  }
  await mentor.goto('/dashboard')
  for (const page of [student, mentor]) {
    await page.getByRole('button', { name: /^Say how it went/ }).click()
    await page.getByRole('radio', { name: 'We met' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await mentor.goto('/mentor/hours')
  await expect(mentor.getByText('1 session, 30 minutes in all.')).toBeVisible()
  await axe(mentor)
  const downloading = mentor.waitForEvent('download')
  await mentor.getByRole('button', { name: 'Save as PDF' }).click()
  expect((await downloading).suggestedFilename()).toBe('mentoring-hours-marcia-reid.pdf')
  await mentor.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await axe(mentor)
  await mentor.getByLabel('To', { exact: true }).fill('2020-01-01')
  await mentor.getByRole('button', { name: 'Show the hours' }).click()
  await expect(mentor.getByText('The first day has to be before the last.').first()).toBeVisible()
  await mentor.context().close()
})
