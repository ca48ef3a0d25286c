import type { Page } from '@playwright/test'
import { expect } from './app.ts'

/** As on a device where the code that works without a connection never arrives. */
export async function keepNothing(page: Page): Promise<void> {
  await page.route(/assets\/work-offline-/, (route) => route.abort())
}

/** Waits until what is done without a connection is kept on the device, and the page can say so. */
export async function keepsWork(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('upful-account'))).not.toBeNull()
}

/** Waits until the worker has the app, and this device has what the student may open next. */
export async function readyForOffline(page: Page, course?: string): Promise<void> {
  // A busy test machine may have refused the page itself.
  await expect(async () => {
    if ((await page.getByRole('main').count()) === 0) await page.reload()
    await expect(page.getByRole('main')).toBeVisible({ timeout: 20_000 })
  }).toPass()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => isCodeKept(page), { timeout: 120_000 }).toBe(true)
  await expect
    .poll(() => keptAnswers(page), { timeout: 120_000 })
    .toContain(
      course === undefined
        ? '["GET /api/opportunities",{"saved":"yes"},"pages"]'
        : `["GET /api/courses/:id",{"id":"${course}"},"whole"]`,
    )
}

/** Signs out with the button of the menu, and waits until the landing page is there. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

const course = 'mentorship-find-a-guide-be-a-guide'
const tasks = 6
const answers = [
  'A trainee electrician in her second year',
  'Honest advice from what they did',
  'True',
]

/** Begins a course, and waits until it is on this device. */
export async function readyWithCourse(page: Page): Promise<void> {
  const enrolled = await page.request.post(`/api/courses/${course}/enrol`, { data: {} })
  expect(enrolled.ok(), await enrolled.text()).toBe(true)
  await page.reload()
  await readyForOffline(page, course)
}

/** A check-in, a list of six tasks and a quiz of three questions, without a connection. */
export async function doTenThings(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Daily Check-in' }).click()
  await expect(page.getByText('1 thing not sent yet')).toBeVisible()
  await page.goto(`/courses/${course}/lessons/help-one-person`)
  await expect(page.getByRole('checkbox')).toHaveCount(tasks)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await expect(page.getByText('7 things not sent yet')).toBeVisible()
  await page.goto(`/courses/${course}/lessons/who-quiz`)
  for (const answer of answers) {
    await page.getByRole('button', { name: answer, exact: true }).click()
    await expect(page.getByText('Your answer is kept on this device.')).toBeVisible()
    if (answer !== answers.at(-1)) await page.getByRole('button', { name: 'Continue' }).click()
  }
  await expect(page.getByText('10 things not sent yet')).toBeVisible()
}

/** All ten have arrived, and the ledger has paid once for each of the three that pay. */
export async function tenThingsArrived(page: Page): Promise<void> {
  await page.goto('/unsent')
  await expect(page.getByText('Everything is sent')).toBeVisible()
  const kinds = ['daily_checkin', 'content_completion', 'quiz_pass']
  const counts = await Promise.all(kinds.map((kind) => countOf(page, kind)))
  expect(counts).toEqual([1, 2, 1])
}

/** The addresses of everything this device has of the person, without what is in it. */
export function keptAnswers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const name = databases
      .map((each) => each.name ?? '')
      .find((each) => each.startsWith('upful-person-'))
    if (name === undefined) return []
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('not opened'))
    })
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = database.transaction('answers').objectStore('answers').getAllKeys()
      request.onsuccess = () => resolve(request.result)
    })
    database.close()
    return keys.map(String)
  })
}

/** Everything on the device that belongs to somebody: databases and stored values. */
export function leftOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...Object.keys(localStorage).filter((name) => !name.startsWith('upful-data:')),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()).filter((name) => !/^upful-(files-|areas)/.test(name)),
  ])
}

/** The worker keeps the code one file after the other; the last ones are there when their number no longer grows. */
async function isCodeKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const script = await (await fetch('/sw.js')).text()
    const wanted = new Set(script.match(/\/assets\/[\w.-]+/g))
    for (const path of wanted) if ((await caches.match(path)) === undefined) return false
    return true
  })
}

/** What the ledger has of this kind, from the server. */
export async function countOf(page: Page, type: string): Promise<number> {
  const response = await page.request.get('/api/activities')
  const { activities } = (await response.json()) as { activities: { type: string }[] }
  return activities.filter((activity) => activity.type === type).length
}
