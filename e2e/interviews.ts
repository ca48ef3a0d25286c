import type { Page } from '@playwright/test'
import { expect } from './app.ts'

/** The day in Jamaica that many days from today: '2026-12-01'. */
export function dayAhead(count: number): string {
  const jamaica = Date.now() + count * 86_400_000 - 5 * 3_600_000
  return new Date(jamaica).toISOString().slice(0, 10)
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

/** Fills in the open sheet: times on two days at the business's place, and a contact person. */
export async function fillInvitation(page: Page, firstDay = dayAhead(3)): Promise<void> {
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Day', { exact: true }).fill(firstDay)
  await sheet.getByRole('button', { name: 'Add another time' }).click()
  await sheet.getByLabel('Day 2').fill(dayAfter(firstDay))
  await sheet.getByLabel('Time 2').selectOption('2:30 PM')
  await sheet.getByLabel('Address or landmark').fill('14 Hope Road, beside the pharmacy')
  await sheet.getByLabel('Person to ask for').fill('Paulette')
  await sheet.getByLabel('What they do').fill('Floor manager')
}

/** Submits what `fillInvitation` filled in. */
export async function sendInvitation(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
