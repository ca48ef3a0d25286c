import type { Page } from '@playwright/test'
import { expect, signUp, test } from './app.ts'
import {
  countOf,
  doTenThings,
  readyForOffline,
  readyWithCourse,
  tenThingsArrived,
} from './offline.ts'

test.use({ serviceWorkers: 'allow' })

const checkIn = (page: Page) => page.getByRole('button', { name: 'Daily Check-in' })
const notSent = (page: Page, count: number) =>
  page.getByRole('link', { name: `${count} ${count === 1 ? 'thing' : 'things'} not sent yet` })

test('a check-in without a connection says that it waits, and counts once when it has arrived', async ({
  page,
  context,
}) => {
  await signUp(page)
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await checkIn(page).click()
  await expect(
    page.getByText('Your check-in counts for the day it arrives.').first(),
  ).toBeAttached()
  await expect(page.getByRole('button', { name: 'Check-in not sent yet' })).toBeDisabled()
  await notSent(page, 1).click()
  await expect(page.getByText('Your check-in: it counts for the day it arrives')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Everything is sent')).toBeVisible()
  expect(await countOf(page, 'daily_checkin')).toBe(1)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Already checked in today' })).toBeVisible()
})

test('a response that is lost after the commit is no second check-in', async ({ page }) => {
  await signUp(page)
  await readyForOffline(page)
  await page.route(
    '**/api/check-in',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await checkIn(page).click()
  await expect(page.getByRole('button', { name: 'Already checked in today' })).toBeVisible()
  await expect(page.getByText(/not sent yet/)).toHaveCount(0)
  expect(await countOf(page, 'daily_checkin')).toBe(1)
})

test('with a signal that carries nothing, a check-in is kept and sent again', async ({ page }) => {
  await signUp(page)
  await readyForOffline(page)
  await page.route('**/api/check-in', () => {}, { times: 1 })
  await checkIn(page).click()
  await expect(page.getByRole('button', { name: 'Already checked in today' })).toBeVisible()
  await expect(page.getByText(/not sent yet/)).toHaveCount(0)
  expect(await countOf(page, 'daily_checkin')).toBe(1)
})

test('two tabs send what was done in both, each once', async ({ page, context }) => {
  await signUp(page)
  await readyForOffline(page)
  const other = await context.newPage()
  await other.goto('/readiness')
  await expect(other.getByRole('button', { name: /^Mark as done/ }).first()).toBeVisible()
  await context.setOffline(true)
  await page.goto('/dashboard')
  await checkIn(page).click()
  await other
    .getByRole('button', { name: /^Mark as done/ })
    .first()
    .click()
  await expect(other.getByText('Done, not sent yet')).toBeVisible()
  await expect(notSent(page, 2)).toBeVisible()
  await context.setOffline(false)
  await expect(notSent(page, 2)).toBeHidden()
  await expect(page.getByText(/not sent yet/)).toHaveCount(0)
  await expect(other.getByText(/not sent yet/)).toHaveCount(0)
  expect([await countOf(page, 'daily_checkin'), await countOf(page, 'readiness')]).toEqual([1, 1])
})

test('after the session has ended it asks to log in, and sends all ten things as the same person', async ({
  page,
  context,
}) => {
  const person = await signUp(page)
  await readyWithCourse(page)
  await context.setOffline(true)
  await doTenThings(page)
  await context.clearCookies()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await tenThingsArrived(page)
})
