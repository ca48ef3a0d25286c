import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { axe, bornIn, confirmEmail, expect, signUp, tell } from './app.ts'
import { dayAhead, fillInvitation, sendInvitation } from './interviews.ts'
import { letterTo } from './letters.ts'
import {
  colleagueJoins,
  importIsUndone,
  interviewIsMoved,
  offerIsAccepted,
  refusedBusinessSendsAgain,
  reportIsSettled,
} from './month-end.ts'
import {
  completeDetails,
  passSafeguarding,
  publishHeld,
  staffWindow,
  test,
  type StaffedApp,
} from './staffed-app.ts'

const day = 86_400_000
const unique = `${process.pid}.${Date.now()}`
const emails = {
  student: `tia.${unique}@example.com`,
  guardian: `marcia.${unique}@example.com`,
  mentor: `delroy.${unique}@example.com`,
  business: `keisha.${unique}@example.com`,
}

/** A window for each of the five people, all open at the same time. */
interface People {
  student: Page
  guardian: Page
  mentor: Page
  business: Page
  staff: Page
}

// Five people take part, and the server is started three times.
test.setTimeout(900_000)
test.use({ actionTimeout: 60_000 })
// The next journey of this worker needs the real date.
test.afterAll(({ app }) => app.comeBackLater(0))

test('a month in the life of a minor, a guardian, a mentor, a business and staff @push', async ({
  page,
  browser,
  app,
}) => {
  const people: People = {
    student: page,
    guardian: await openWindow(browser),
    mentor: await openWindow(browser),
    business: await openWindow(browser),
    staff: await staffWindow(browser, app),
  }
  await minorNamesGuardian(people)
  await guardianLinks(people, app)
  await mentorIsVerified(people)
  await mentorOpensTimes(people)
  await firstMentorIsApproved(people)
  await mentorAccepts(people)
  await sessionIsHeld(people, app)
  await businessIsVerifiedAndPosts(people)
  await studentAppliesWithApproval(people)
  await studentIsShortlisted(people)
  await refusedBusinessSendsAgain(people, browser)
  const colleague = await colleagueJoins(people, browser)
  await interviewIsMoved(people, colleague)
  await offerIsAccepted(people, colleague)
  await reportIsSettled(people)
  await importIsUndone(people)
  await colleague.context().close()
  for (const window of Object.values(people)) await window.context().close()
})

async function openWindow(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

async function minorNamesGuardian({ student }: People): Promise<void> {
  await student.goto('/auth?type=player')
  await student.getByLabel('Full Name').fill('Tia Gordon')
  await student.getByLabel('Email', { exact: true }).fill(emails.student)
  await student.getByLabel('Password', { exact: true }).fill('mango-season-2026')
  await student.getByLabel('School').fill('Hope River High')
  await student.getByLabel('Grade').fill('Grade 11')
  await bornIn(student, 16)
  await student.getByLabel("Guardian's email").fill(emails.guardian)
  await student.getByRole('button', { name: 'Create Account' }).click()
  await expect(student).toHaveURL(/\/dashboard$/)
  // The guardian gets a letter only after the student's own address is confirmed.
  await confirmEmail(student, emails.student)
}

/** The letter invites the guardian's address, where the invitation waits; the student confirms the guardian. */
async function guardianLinks({ student, guardian }: People, app: StaffedApp): Promise<void> {
  const letter = await letterTo(app, emails.guardian, 'Tia invites you')
  expect(letter).toContain('Code from Tia: ')
  await signUp(guardian, { role: 'guardian', name: 'Marcia Gordon', email: emails.guardian })
  await guardian.getByRole('button', { name: 'Yes, follow Tia' }).click()
  await student.goto('/guardians')
  await student.getByRole('button', { name: 'Yes, link Marcia Gordon' }).click()
  const performance = guardian.getByRole('link', { name: 'Tia Gordon Level 1' })
  await expect(performance).toBeVisible()
}

async function mentorIsVerified({ mentor, staff }: People): Promise<void> {
  await signUp(mentor, { role: 'mentor', name: 'Delroy Samuels', email: emails.mentor })
  await tell(mentor, {
    jobTitle: 'Developer',
    expertise: 'Programming, Job interviews',
    ...completeDetails.mentor,
  })
  await mentor.goto('/mentor/slots')
  await expect(mentor.getByText('Not verified yet')).toBeVisible()
  await decideOn(staff, 'Delroy Samuels')
  await passSafeguarding(mentor)
  await mentor.goto('/mentor/slots')
  await expect(mentor.getByLabel('Day', { exact: true })).toBeVisible()
}

async function mentorOpensTimes({ mentor }: People): Promise<void> {
  await mentor.getByLabel('Day', { exact: true }).fill(inTwoDays())
  await mentor.getByRole('button', { name: 'Open these times' }).click()
  await expect(mentor.getByText('4 times are open').first()).toBeVisible()
}

/** Nothing is booked until a minor's guardian approves the first mentor. */
async function firstMentorIsApproved(people: People): Promise<void> {
  const { student, guardian } = people
  await student.goto('/mentors')
  await student
    .getByRole('link', { name: /Delroy/ })
    .first()
    .click()
  await askForSession(student)
  await expect(student).toHaveURL(/\/mentor-sessions$/)
  await expect(student.getByText('Waiting for your guardian')).toBeVisible()
  await approve(guardian)
  await expect(unread(student)).toBeVisible()
  // The request is then sent automatically, and the page shows it live.
  await expect(student.getByText('Waiting', { exact: true })).toBeVisible()
}

async function askForSession(student: Page): Promise<void> {
  await student.getByRole('radio', { name: '4:00 PM' }).check()
  await student.getByRole('radio', { name: 'Practise an interview' }).check()
  await student.getByRole('button', { name: 'Ask Delroy' }).click()
}

/** Both see the session; a minor's guardian sees who it is with and when. */
async function mentorAccepts({ student, guardian, mentor }: People): Promise<void> {
  await mentor.goto('/dashboard')
  await mentor.getByRole('button', { name: /^Accept Tia/ }).click()
  await mentor.getByLabel('Meeting link').fill(`https://meet.google.com/${randomUUID()}`)
  await mentor.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  // Live, in the student's window.
  await expect(student.getByText(/^You can join from/)).toBeVisible()
  await guardian.getByRole('link', { name: 'Tia Gordon Level 1' }).click()
  await expect(guardian.getByText(/^Delroy/).first()).toBeVisible()
}

/** Three days later, both confirm that they met, and the student earns XP for it. */
async function sessionIsHeld(people: People, app: StaffedApp): Promise<void> {
  const { student, mentor } = people
  await app.comeBackLater(3 * day)
  for (const page of Object.values(people)) {
    await page.clock.setSystemTime(new Date(Date.now() + 3 * day))
  }
  await student.goto('/mentor-sessions')
  await sayThatWeMet(student)
  await mentor.goto('/dashboard')
  await sayThatWeMet(mentor)
  await expect(student.getByText('You met')).toBeVisible()
  await student.goto('/dashboard?tab=overview')
  const activity = student.getByRole('listitem').filter({ hasText: 'Met with a mentor' })
  await expect(activity.getByText('+50 XP').first()).toBeVisible()
}

async function sayThatWeMet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Say how it went/ }).click()
  await page.getByRole('radio', { name: 'We met' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function businessIsVerifiedAndPosts({ business, staff }: People): Promise<void> {
  await signUp(business, { role: 'business', name: 'Keisha Lewis', email: emails.business })
  await tell(business, { companyName: 'Blue Mahoe Café', ...completeDetails.business })
  await business.goto('/dashboard')
  await business.getByRole('link', { name: 'Write an opening' }).click()
  await business.getByLabel('What is the work?').fill('Café trainee')
  await business.getByLabel('What will the person do?').fill('Learn the counter and the till.')
  await business.getByLabel('Parish').selectOption('Kingston')
  await business.getByRole('button', { name: 'Save the draft' }).click()
  await expect(business.getByRole('heading', { level: 1, name: 'Café trainee' })).toBeVisible()
  await decideOn(staff, 'Keisha Lewis')
  await business.getByRole('button', { name: 'Publish' }).click()
  await expect(business.getByText(/Our staff read the first three openings/)).toBeVisible()
  await publishHeld(staff.request, business.url().split('/').at(-1) ?? '')
  await expect(business.getByText('Students see it and can apply.')).toBeVisible()
}

/** A minor's first application also waits for the guardian's approval. */
async function studentAppliesWithApproval({ student, guardian }: People): Promise<void> {
  await student.goto('/dashboard?tab=opportunities&type=all&q=trainee')
  await student
    .getByRole('link', { name: /Café trainee/ })
    .first()
    .click()
  await expect(student.getByRole('heading', { level: 1, name: 'Café trainee' })).toBeVisible()
  await student.getByRole('button', { name: 'Apply' }).click()
  await student.getByRole('button', { name: 'Send application' }).click()
  await expect(student.getByText(/^Saved\. (We asked|Link a)/).first()).toBeVisible()
  await expect(student.getByRole('link', { name: /^Waiting for your guardian/ })).toBeVisible()
  await guardian.goto('/dashboard')
  await approve(guardian)
  // It is then sent automatically, and the open page shows it.
  await expect(student.getByRole('link', { name: /^Applied/ })).toBeVisible()
}

async function studentIsShortlisted({ student, business, guardian }: People): Promise<void> {
  await student.goto('/applications')
  await business.goto('/dashboard')
  await business.getByRole('link', { name: 'Café trainee 1 new applicant' }).click()
  await business.getByRole('button', { name: 'Invite to an interview: Tia Gordon' }).click()
  // The server's clock is three days ahead at this point.
  await fillInvitation(business, dayAhead(6))
  await sendInvitation(business)
  // Live, on the student's board.
  const interviews = student.getByRole('region', { name: 'Interview', exact: true })
  await expect(interviews.getByRole('button', { name: 'Café trainee' })).toBeVisible()
  await guardian.getByRole('link', { name: /^Tia Gordon Level/ }).click()
  await expect(guardian.getByText('Café trainee').first()).toBeVisible()
}

/** Staff find a person in the queue and verify them, giving the reason the form asks for. */
async function decideOn(staff: Page, name: string): Promise<void> {
  await staff.goto('/staff?desk=verification')
  await staff.getByRole('button', { name: `Verify ${name}` }).click()
  const sheet = staff.getByRole('dialog')
  // `all` does not wait.
  await sheet.getByRole('checkbox').first().waitFor()
  for (const check of await sheet.getByRole('checkbox').all()) await check.check()
  await sheet.getByLabel('Reason').fill('Called the company, and they know them well.')
  await sheet.getByRole('button', { name: /^Verify/ }).click()
  await expect(staff.getByRole('dialog')).toHaveCount(0)
}

/** Items waiting for the guardian's answer come first, with their full text. */
async function approve(guardian: Page): Promise<void> {
  await expect(guardian.getByRole('heading', { name: 'Needs you' })).toBeVisible()
  await expect(guardian.getByText('Checked by Upful')).toBeVisible()
  await axe(guardian)
  await guardian.getByRole('button', { name: /^Approve, for / }).click()
  await expect(guardian.getByText(/^Thank you\. We told /).first()).toBeVisible()
  await expect(guardian.getByText('Nothing needs your answer')).toBeVisible()
}

function unread(page: Page) {
  return page.getByRole('link', { name: /^Notifications, \d+ unread/ })
}

/** The day in Jamaica, which is five hours behind UTC all year. */
function inTwoDays(): string {
  return new Date(Date.now() + 2 * day - 5 * 3_600_000).toISOString().slice(0, 10)
}
