import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { letterTo } from './letters.ts'
import { appAt, startApp, type RunningApp } from './running-app.ts'

export { expect } from '@playwright/test'

export type Person = {
  name: string
  email: string
  password: string
  role: Role
}
export type Role = 'student' | 'guardian' | 'mentor' | 'business'

type ForTest = { browserErrors: string[] }
type ForWorker = { app: RunningApp }

/** Each worker has the built product to itself; each test comes from a network of its own. */
export const test = base.extend<ForTest, ForWorker>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its braces
    async ({}, provide) => {
      const app = await startApp()
      await provide(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ app }, provide) => provide(app.url),
  extraHTTPHeaders: ({ extraHTTPHeaders }, provide) =>
    provide({ ...extraHTTPHeaders, 'x-forwarded-for': nextNetwork() }),
  browserErrors: [
    async ({ context }, provide) => {
      const errors: string[] = []
      context.on('weberror', (thrown) => errors.push(String(thrown.error())))
      context.on('console', (message) => {
        // The browser says this of every refused request; what the page makes of it is the test's matter.
        const refused = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !refused) errors.push(message.text())
      })
      await provide(errors)
      expect(errors, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
})

let people = 0

/**
 * Creates an account as this page's visitor and leaves the page on the dashboard. It sends what the
 * form sends: the forms have journeys of their own, and a hundred others need not wait for them.
 * Guardians, mentors and businesses confirm their address; a student can do nearly everything before.
 */
export async function signUp(page: Page, wanted: Partial<Person> = {}): Promise<Person> {
  people += 1
  const person: Person = {
    name: `Kemar Brown ${people}`,
    email: `kemar.${process.pid}.${people}@example.com`,
    password: 'mango-season-2026',
    role: 'student',
    ...wanted,
  }
  const response = await page.request.post('/api/sign-up', { data: person })
  expect(response.ok(), await response.text()).toBe(true)
  await page.goto('/dashboard')
  if (person.role !== 'student') {
    await confirmEmail(page, person.email)
    await page.reload()
  }
  await expect(page).toHaveURL(/\/dashboard$/)
  return person
}

/** Follows the link in the letter that came at sign-up. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  const letter = await letterTo(appAt(page.url()), email, 'confirm-email')
  const token = /confirm-email\?token=(\S+)/.exec(letter)?.[1]
  const response = await page.request.post('/api/email/confirm', { data: { token } })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Tells something of oneself, as the profile page sends it. */
/** Two months more than so many years ago, on any clock: whoever was born then surely has this age. */
function bornForAge(age: number): string {
  const today = new Date()
  const month = new Date(Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth() - 2, 15))
  return month.toISOString().slice(0, 7)
}

/** Chooses a month of birth that surely gives this age. */
export async function bornIn(page: Page, age: number): Promise<void> {
  const [year = '', month = ''] = bornForAge(age).split('-')
  await page.getByLabel('Month you were born').selectOption(month)
  await page.getByLabel('Year you were born').selectOption(year)
}

/** An `age` stands for a month of birth that surely gives it. */
export async function tell(page: Page, fields: Record<string, string>): Promise<void> {
  const { age, ...others } = fields
  const born = age === undefined ? {} : { birthMonth: bornForAge(Number(age)) }
  const data = { fields: { ...others, ...born } }
  const response = await page.request.patch('/api/profile', { data })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Fails with what a person who cannot see, hear or point would stumble over on this page. */
export async function axe(page: Page): Promise<void> {
  const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  await page.evaluate(letBarsScroll)
  await page.evaluate(comeToRest)
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }))
  expect(found, 'accessibility').toEqual([])
}

/** A bar over the page hides half a button now and then; scrolling frees it, so it hides nothing here. */
function letBarsScroll(): void {
  for (const bar of document.querySelectorAll<HTMLElement>('nav, header, footer, div')) {
    if (['fixed', 'sticky'].includes(getComputedStyle(bar).position)) bar.style.position = 'static'
  }
}

/** What is still fading in has not the colours it will have. A spinner never rests, and need not. */
async function comeToRest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect !== null && effect.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

let networks = 0

function nextNetwork(): string {
  networks += 1
  return `10.0.${networks >> 8}.${networks & 255}`
}
