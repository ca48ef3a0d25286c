import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expect, signUp, tell } from './app.ts'
import { staffWindow, verify, type StaffedApp } from './staffed-app.ts'

export const day = 86_400_000
// 'en-CA' formats a day as the API does: 2026-12-01.
export const inDays = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Jamaica' }).format(Date.now() + days * day)
export const inTwoDays = inDays(2)
export const newRoom = () => `https://meet.google.com/${randomUUID()}`

/** A mentor verified by staff, in a separate window. */
export async function mentorWindow(browser: Browser, app: StaffedApp, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const { email } = await signUp(page, { role: 'mentor', name })
  await tell(page, {
    jobTitle: 'Software developer',
    company: 'Harbour Systems',
    industry: 'Technology',
    expertise: 'Programming, Job interviews',
    yearsOfExperience: '9',
  })
  await expect(page.getByText('We check who you are')).toBeVisible()
  const staff = await staffWindow(browser, app)
  await verify(staff, page, email)
  await staff.context().close()
  return page
}

export async function send<Answer = unknown>(
  page: Page,
  path: string,
  data: object,
): Promise<Answer> {
  const response = await page.request.post(path, { data })
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

export async function openTimes(mentor: Page, onDay = inTwoDays): Promise<void> {
  await send(mentor, '/api/mentor/slots', { day: onDay, from: '16:00', to: '18:00', weeks: 1 })
}

/** Plans a session of the two in two days, through the API. */
export async function planSession(student: Page, mentor: Page, name: string): Promise<void> {
  await openTimes(mentor)
  const { mentors } = await (await student.request.get('/api/mentors')).json()
  const { id, times } = mentors.find(({ firstName }: { firstName: string }) => firstName === name)
  const request = { startsAt: times[0], skill: 'job-search', aim: 'practise-interview' }
  const path = `/api/mentors/${id}/requests`
  const { requestId } = await send<{ requestId: string }>(student, path, request)
  await send(mentor, `/api/mentor/requests/${requestId}/accept`, { room: newRoom() })
}
