import type { Page } from '@playwright/test'
import { expect } from './app.ts'

/** A row or card on the desk that contains these words. */
export const item = (page: Page, words: string) =>
  page.getByRole('listitem').filter({ hasText: words })
export const sheet = (page: Page) => page.getByRole('dialog')

/** Presses a button on the desk, fills in the reason and the text for the person, and confirms in the sheet. */
export async function act(
  staff: Page,
  name: string,
  reason: string,
  reasonShown?: string,
): Promise<void> {
  await staff.getByRole('button', { name }).click()
  if (reasonShown !== undefined) await sheet(staff).getByLabel(reasonShown).check()
  await sheet(staff).getByLabel('Reason').fill(reason)
  await sheet(staff).getByRole('button', { name }).click()
  await expect(sheet(staff)).toBeHidden()
}
