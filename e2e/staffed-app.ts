import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import {
  request,
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { expect, tell, test as base } from './app.ts'
import { startApp, type RunningApp } from './running-app.ts'

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>

export interface StaffedApp extends RunningApp {
  /** A member of staff, and their session for any browser. */
  staff: StaffMember
  colleagues: readonly StaffMember[]
}

interface StaffMember {
  email: string
  session: Session
}

/** Like `test` from app.ts, with a staff account from the start. */
export const test = base.extend<object, { app: StaffedApp }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its braces
    async ({}, provide) => {
      const app = await startStaffedApp()
      await provide(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Opens a separate window with staff signed in, on the dashboard. */
export async function staffWindow(
  browser: Browser,
  app: StaffedApp,
  { session }: StaffMember = app.staff,
): Promise<Page> {
  const context = await browser.newContext({ storageState: session })
  const page = await context.newPage()
  await page.goto('/dashboard')
  const day = page.getByRole('region', { name: 'Your day' })
  await expect(day.getByText('Staff', { exact: true })).toBeVisible()
  return page
}

/** The profile fields staff need from a mentor or a business before they can verify them. */
export const completeDetails = {
  mentor: {
    phone: '876-555-0142',
    reference1Name: 'Marva Grant',
    reference1Knows: 'My manager at the bank',
    reference1Contact: '876-555-0143',
    reference2Name: 'Pastor Lloyd Reid',
    reference2Knows: 'From church, for ten years',
    reference2Contact: 'lloyd.reid@example.com',
  },
  business: {
    phone: '876-555-0152',
    contactName: 'Sandra Chin',
    contactPosition: 'Owner',
    registration: 'registered',
    registrationNumber: '84512',
  },
}

/** Completes the profile of a mentor or business and verifies it, for journeys that start afterwards. */
export async function verify(staff: Page, page: Page, email: string): Promise<void> {
  const profile = await page.request.get('/api/profile')
  const { role } = await profile.json()
  await tell(page, role === 'mentor' ? completeDetails.mentor : completeDetails.business)
  const references = role === 'mentor' ? ['reference-1', 'reference-2'] : []
  const checks = ['phone', ...references]
  await decide(staff, { email, state: 'pending', action: 'verify', checks })
  if (role === 'mentor') await passSafeguarding(page)
}

/** A mentor finds the right answers of the safeguarding course by trying. */
export async function passSafeguarding(mentor: Page): Promise<void> {
  const { questions } = await (await mentor.request.get('/api/mentor/safeguarding')).json()
  const answers: Record<string, number> = Object.fromEntries(
    questions.map(({ id }: { id: string }) => [id, 1]),
  )
  for (let tries = 0; tries < 4; tries += 1) {
    const response = await mentor.request.post('/api/mentor/safeguarding', { data: { answers } })
    const answer: { kind: string; wrong?: { id: string }[] } = await response.json()
    if (answer.kind === 'passed') return
    for (const { id } of answer.wrong ?? []) answers[id] = (answers[id] ?? 0) + 1
  }
  throw new Error('No answer was right')
}

export async function takeBack(staff: Page, email: string): Promise<void> {
  await decide(staff, { email, state: 'verified', action: 'take-back' })
}

interface Decision {
  email: string
  state: string
  action: string
  checks?: string[]
}

async function decide(staff: Page, { email, state, action, ...input }: Decision): Promise<void> {
  const response = await staff.request.get('/api/staff/verifications', { params: { state } })
  const { people } = await response.json()
  const { id, seen } = people.find((person: { email: string }) => person.email === email)
  const reason = 'Known to us, and called back.'
  const answer = await staff.request.post(`/api/staff/verifications/${id}/${action}`, {
    data: { reason, seen, ...input },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Publishes a held opening of a business as staff. */
export async function publishHeld(staff: APIRequestContext, id: string): Promise<void> {
  const response = await staff.get('/api/staff/posts', { params: { list: 'held' } })
  const { posts } = await response.json()
  const { seen } = posts.find((post: { id: string }) => post.id === id)
  const data = { reason: 'Read it, nothing is odd.', seen }
  const answer = await staff.post(`/api/staff/posts/${id}/publish`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Starts the product with one member of staff or several, created as an operator does it. */
export async function startStaffedApp(
  settings: Record<string, string> = {},
  colleagueEmails: readonly string[] = [],
): Promise<StaffedApp> {
  const accounts: { email: string; token: string }[] = []
  const app = await startApp(settings, async (env) => {
    for (const email of ['grace@example.com', ...colleagueEmails]) {
      const command = ['dist/server/operator/staff-add.js', email, 'lead']
      const { stdout } = await promisify(execFile)(process.execPath, command, { env })
      accounts.push({ email, token: /reset-password\?token=(\S+)/.exec(stdout)?.[1] ?? '' })
    }
  })
  const members: StaffMember[] = []
  for (const { email, token } of accounts) {
    members.push({ email, session: await logIn(app, email, token) })
  }
  const [staff, ...colleagues] = members
  if (staff === undefined) throw new Error('No staff account was created')
  return { ...app, staff, colleagues }
}

/** Sets a staff password through the link the operator received, and logs in. */
async function logIn(app: RunningApp, email: string, token: string): Promise<Session> {
  const visitor = await request.newContext({ baseURL: app.url })
  const password = 'guinep-season-2026'
  for (const [path, data] of [
    ['/api/password/reset', { token, password }],
    ['/api/sign-in', { email, password }],
  ] as const) {
    const response = await visitor.post(path, { data })
    expect(response.ok(), await response.text()).toBe(true)
  }
  const session = await visitor.storageState()
  await visitor.dispose()
  return session
}
