import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { readPdf } from '../scripts/testing/read-pdf.ts'
import { axe, expect, signUp, tell, test } from './app.ts'
import { expectToFit } from './fitting.ts'

test('from sign-up to a PDF whose text is read in order', async ({ page, context }) => {
  const person = await signUp(page)
  await tell(page, { school: 'Example High School', parish: 'Portland' })
  await page.goto('/me')
  await page.getByRole('link', { name: 'Your CV' }).tap()
  await expect(page.getByRole('heading', { name: 'Write your first CV' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'See a sample: Hotel and tourism' }).tap()
  const sample = page.getByRole('dialog', { name: 'Hotel and tourism' })
  const picture = sample.getByRole('img', { name: 'Picture of page 1 of 1' })
  await expect(picture).toBeVisible()
  // In the letters of the PDF; in others, words would lie on top of each other.
  await expect(picture.locator('text').first()).toHaveCSS('font-family', 'CV')
  await axe(page)
  await sample.getByRole('button', { name: 'Start with these words' }).tap()

  await expect(page.getByRole('heading', { name: 'How it looks' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(person.name)
  await page.getByRole('textbox', { name: 'Phone' }).fill('876-555-0123')
  await part(page, 'What you want and who you are').tap()
  await page.getByRole('textbox', { name: 'Who you are' }).fill('I am 17 and I recieve guests.')
  await expect(page.getByRole('button', { name: /Take out “I am 17”/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /write “receive”/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Who you are' }).fill('I welcome guests, 3 days a week.')

  await page
    .getByRole('button', { name: /Fill the gap in “Cooked|Fill the gap in “Served/ })
    .first()
    .tap()
  const first = page.getByRole('group', { name: 'Experience 1' })
  await first.getByRole('textbox', { name: 'What you did' }).fill('Served 80 guests at 3 dinners.')
  await first.getByRole('button', { name: 'Help me write a line' }).tap()
  await first.getByRole('button', { name: 'Set up the room for ___ people in ___ minutes.' }).tap()
  await expect(first.getByRole('textbox', { name: 'What you did' })).toHaveValue(
    'Served 80 guests at 3 dinners.\nSet up the room for ___ people in ___ minutes.',
  )
  await first
    .getByRole('textbox', { name: 'What you did' })
    .fill('Served 80 guests at 3 dinners.\nSet up the room for 60 people in 30 minutes.')
  await first.getByRole('textbox', { name: 'Where' }).fill('Mount Carmel Church')
  await page.getByRole('button', { name: 'Take out: Experience 2' }).tap()

  // Without a connection the page says what has to wait, and what is typed survives a reload.
  await context.setOffline(true)
  await expect(page.getByText('What you type is kept on this device.')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await axe(page)

  const pdf = await readPdf(await bytesOf(await downloadFrom(page, 'Download PDF')))
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  expect(pdf.pages).toHaveLength(1)
  const lines = pdf.pages.flat()
  expect(lines.slice(0, 2)).toEqual([
    person.name,
    'Looking for work in hotel housekeeping or at a front desk',
  ])
  expect(lines[2]).toBe(`Portland | 876-555-0123 | ${person.email}`)
  const at = (text: string) => lines.findIndex((line) => line.includes(text))
  const order = [
    'PROFILE',
    'Mount Carmel Church',
    '• Set up the room for 60',
    'Example High School',
  ]
  expect(order.map(at)).toEqual(order.map(at).toSorted((one, other) => one - other))
  expect(order.map(at)).not.toContain(-1)

  const json = await downloadFrom(page, 'JSON Resume')
  await page.goto('/cv')
  await page.getByLabel('JSON Resume file').setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"work": 3}'),
  })
  await expect(page.getByText('This file is not a JSON Resume')).toBeVisible()
  await page.getByLabel('JSON Resume file').setInputFiles(await json.path())
  await expect(page.getByText('Your file is in').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How it looks' })).toBeVisible()
  await expectToFit(page, new URL(page.url()).pathname)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours that change inside a closed part would never reach their end.
    await page.reload()
    await expect(page.getByRole('heading', { name: 'How it looks' })).toBeVisible()
    await axe(page)
  }
})

function part(page: Page, name: string) {
  return page.locator('summary').filter({ hasText: name })
}

async function downloadFrom(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).tap(),
  ])
  return download
}

async function bytesOf(download: Download): Promise<string> {
  return (await readFile(await download.path())).toString('base64')
}
