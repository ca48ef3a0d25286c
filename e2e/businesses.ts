import { request, type Browser, type Page } from '@playwright/test'
import { expect, signUp, tell, type Person } from './app.ts'
import { publishHeld, staffWindow, verify, type StaffedApp } from './staffed-app.ts'

interface Window {
  page: Page
  person: Person
}

/** Signs up a business with this name in this window. */
export async function openBusiness(page: Page, company: string): Promise<Person> {
  const person = await signUp(page, { role: 'business', name: 'Patricia Reid' })
  await tell(page, { companyName: company })
  return person
}

export async function otherStudent(
  browser: Browser,
  fields: Record<string, string> = {},
): Promise<Window> {
  const page = await (await browser.newContext()).newPage()
  const person = await signUp(page)
  if (Object.keys(fields).length > 0) await tell(page, fields)
  return { page, person }
}

export async function verifiedBusiness(
  { page, browser, app }: { page: Page; browser: Browser; app: StaffedApp },
  company: string,
): Promise<{ email: string }> {
  const { email } = await openBusiness(page, company)
  const staff = await staffWindow(browser, app)
  await verify(staff, page, email)
  await staff.context().close()
  return { email }
}

const unspecified = { duration: null, deadline: null, minAge: null, maxAge: null, schooling: null }
export const opening = {
  title: 'Assistant baker',
  description: 'Bake bread and buns from 5 AM with the team in May Pen.',
  kind: 'part-time',
  place: 'Clarendon',
  town: 'May Pen',
  pay: { amount: 20_000, period: 'week' },
  ...unspecified,
  skills: ['Baking'],
}

/** Creates an opening and submits it for publishing, through the API. */
export async function send(page: Page, posting: object = opening): Promise<string> {
  const response = await page.request.post('/api/postings', { data: posting })
  expect(response.ok(), await response.text()).toBe(true)
  const { id } = await response.json()
  const publishing = await page.request.post(`/api/postings/${id}/publish`, { data: {} })
  expect(publishing.ok(), await publishing.text()).toBe(true)
  return id
}

/** Publishes an opening, as staff do with the first ones of a business. Returns its id. */
export async function publish(
  page: Page,
  app: StaffedApp,
  posting: object = opening,
): Promise<string> {
  const id = await send(page, posting)
  await publishAsStaff(app, id)
  return id
}

export async function publishAsStaff(app: StaffedApp, id: string): Promise<void> {
  const staff = await request.newContext({ baseURL: app.url, storageState: app.staff.session })
  await publishHeld(staff, id)
  await staff.dispose()
}
