import { randomUUID } from 'node:crypto'
import { axe, expect, signUp, tell } from './app.ts'
import { staffWindow, test, verify } from './staffed-app.ts'

// The right options of content/safeguarding.yaml, by how they begin.
const rightAnswers = [
  'Do not use it, and plan',
  'Offer other times, and point',
  '“I cannot promise that.',
  'To report it to the National',
  'Listen calmly, tell her',
  'No. You call the Registry',
]

test('a mentor abroad passes the course, sets a week, and moves a session to a time that the student chooses @push @desktop', async ({
  page: student,
  browser,
  app,
}) => {
  test.setTimeout(90_000)
  const context = await browser.newContext({ timezoneId: 'Europe/London' })
  const mentor = await context.newPage()
  const { email } = await signUp(mentor, { role: 'mentor', name: 'Nadine Gordon' })
  await tell(mentor, { jobTitle: 'Nurse', company: 'NHS', expertise: 'Leadership' })

  await mentor.goto('/mentor/safeguarding')
  await axe(mentor)
  for (const answer of rightAnswers.slice(0, -1))
    await mentor.getByRole('radio', { name: answer }).check()
  await mentor.getByRole('radio', { name: 'Yes, Upful reports it' }).check()
  await mentor.getByRole('button', { name: 'Send my answers' }).click()
  await expect(mentor.getByText('1 answer is not right yet.')).toBeVisible()
  await axe(mentor)
  await mentor.getByRole('radio', { name: rightAnswers.at(-1) ?? '' }).check()
  await mentor.getByRole('button', { name: 'Send my answers' }).click()
  await expect(mentor.getByText(/^You passed this course on/)).toBeVisible()
  const staff = await staffWindow(browser, app)
  await verify(staff, mentor, email)
  await staff.context().close()

  await mentor.goto('/mentor/slots')
  for (const day of ['Monday', 'Thursday']) {
    await mentor.getByRole('button', { name: `Add hours: ${day}` }).click()
    await mentor.getByLabel(`${day} from`).selectOption({ label: '5:00 PM' })
    await mentor.getByLabel(`${day} to`).selectOption({ label: '7:00 PM' })
  }
  await mentor.getByLabel('Each session').selectOption('45')
  await mentor.getByLabel('Break after it').selectOption('10')
  await mentor.getByLabel('Your time zone').selectOption('Europe/London')
  await axe(mentor)
  await mentor.getByRole('button', { name: 'Save my week' }).click()
  await expect(mentor.getByText(/^Saved\. \d+ times are open/).first()).toBeVisible()
  await expect(mentor.getByText(/5:00 PM your time/).first()).toBeVisible()

  await signUp(student, { name: 'Shanice Brown' })
  await tell(student, { age: '20' })
  const { mentors } = await (await student.request.get('/api/mentors')).json()
  const nadine = mentors.find(({ firstName }: { firstName: string }) => firstName === 'Nadine')
  expect(nadine.minutes).toBe(45)
  const asked = await student.request.post(`/api/mentors/${nadine.id}/requests`, {
    data: { startsAt: nadine.times[1], skill: 'leadership', aim: 'your-work' },
  })
  const { requestId } = await asked.json()
  const room = `https://meet.google.com/${randomUUID()}`
  await mentor.request.post(`/api/mentor/requests/${requestId}/accept`, { data: { room } })

  await mentor.goto('/mentor/sessions')
  await mentor.getByRole('button', { name: /^Offer other times: Shanice/ }).click()
  const times = mentor.getByRole('dialog').getByRole('checkbox')
  await times.nth(2).check()
  await times.nth(3).check()
  await axe(mentor)
  await mentor.getByRole('button', { name: 'Ask Shanice' }).click()
  await expect(mentor.getByText(/^You offered/)).toBeVisible()

  await student.goto(`/mentor-sessions/${requestId}`)
  await expect(student.getByText('Nadine asks to move your session.')).toBeVisible()
  await axe(student)
  await student.getByRole('radio').nth(1).check()
  await student.getByRole('button', { name: 'Move it' }).click()
  await expect(student.getByRole('button', { name: 'Move it' })).toBeHidden()
  // Live, in the mentor's window.
  await expect(mentor.getByText(/^You offered/)).toBeHidden()
  await context.close()
})
