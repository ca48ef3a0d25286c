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

/** Each worker runs its own copy of the built product; each test gets its own network address. */
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
      context.on('weberror', (webError) => errors.push(String(webError.error())))
      context.on('console', (message) => {
        // The browser logs this for every refused request; how the page handles it is up to each test.
        const isRefusal = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isRefusal) errors.push(message.text())
      })
      await provide(errors)
      expect(errors, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
})

let people = 0

/**
 * Creates an account for this page's visitor and opens the dashboard. It sends the same request as
 * the form: the forms have their own journeys, and a hundred others do not have to wait for them.
 * Guardians, mentors and businesses confirm their address; a student can do nearly everything without that.
 */
export async function signUp(page: Page, details: Partial<Person> = {}): Promise<Person> {
  people += 1
  const person: Person = {
    name: `Kemar Brown ${people}`,
    email: `kemar.${process.pid}.${people}@example.com`,
    password: 'mango-season-2026',
    role: 'student',
    ...details,
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

/** `age` years and two months ago: somebody born then has this age on any clock. */
function bornForAge(age: number): string {
  const today = new Date()
  const month = new Date(Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth() - 2, 15))
  return month.toISOString().slice(0, 7)
}

/** Chooses a month of birth that always gives this age. */
export async function bornIn(page: Page, age: number): Promise<void> {
  const [year = '', month = ''] = bornForAge(age).split('-')
  await page.getByLabel('Month you were born').selectOption(month)
  await page.getByLabel('Year you were born').selectOption(year)
}

/** Updates the profile as its page does. `age` becomes a month of birth that always gives this age. */
export async function tell(page: Page, fields: Record<string, string>): Promise<void> {
  const { age, ...otherFields } = fields
  const born = age === undefined ? {} : { birthMonth: bornForAge(Number(age)) }
  const data = { fields: { ...otherFields, ...born } }
  const response = await page.request.patch('/api/profile', { data })
  expect(response.ok(), await response.text()).toBe(true)
}

/**
 * Defines these tests for the light and the dark theme, on pages that stand still. `desktop` says which of them
 * also run at desktop size.
 */
export function inBothThemes(
  { desktop }: { desktop: 'light' | 'both' | 'neither' },
  define: () => void,
): void {
  for (const colorScheme of ['light', 'dark'] as const) {
    const tag = desktop === 'both' || desktop === colorScheme ? '@desktop' : []
    test.describe(`in ${colorScheme} colours`, { tag }, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
      define()
    })
  }
}

/** Fails if the page violates the accessibility rules that axe can check. */
export async function axe(page: Page): Promise<void> {
  const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  await page.evaluate(unfixBars)
  await page.evaluate(finishAnimations)
  // Legacy mode checks in the page itself; otherwise each check opens a blank page for its report. The
  // difference is only in frames of other sites, and we have no frames.
  const { violations } = await new AxeBuilder({ page })
    .withTags(standards)
    .setLegacyMode()
    .analyze()
  const problems = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }))
  expect(problems, 'accessibility').toEqual([])
}

/** A fixed bar may cover half a button until the page is scrolled, so bars are not fixed during the check. */
function unfixBars(): void {
  for (const bar of document.querySelectorAll<HTMLElement>('nav, header, footer, div')) {
    if (['fixed', 'sticky'].includes(getComputedStyle(bar).position)) bar.style.position = 'static'
  }
}

/** Waits for animations, because elements that are fading in do not have their final colours yet. Spinners never end and are skipped. */
async function finishAnimations(): Promise<void> {
  const animations = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect !== null && effect.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(animations.map(({ finished }) => finished))
}

let networks = 0

function nextNetwork(): string {
  networks += 1
  return `10.0.${networks >> 8}.${networks & 255}`
}
