import type { Browser, Page } from '@playwright/test'
import { signUp, tell } from './app.ts'
import { staffWindow, verify, type StaffedApp } from './staffed-app.ts'

/** A student of 20 is about to report a verified mentor: the sheet is open. */
export async function openReport(
  student: Page,
  browser: Browser,
  app: StaffedApp,
  /** A first name that no other mentor of this server has. */
  firstName: string,
): Promise<{ mentor: Page; staff: Page }> {
  const mentor = await (await browser.newContext()).newPage()
  const { email } = await signUp(mentor, { role: 'mentor', name: `${firstName} Clarke` })
  await tell(mentor, { jobTitle: 'Electrician', expertise: 'Technical tools' })
  const staff = await staffWindow(browser, app)
  await verify(staff, mentor, email)
  await signUp(student)
  await tell(student, { age: '20' })
  await student.goto('/mentors')
  await student.getByRole('link', { name: `See ${firstName}` }).click()
  await student.getByRole('button', { name: /^Report/ }).click()
  return { mentor, staff }
}
