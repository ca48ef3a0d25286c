import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axe, expect, signUp, test } from './app.ts'

test('shares a badge as a picture, with the name only when it is ticked; nothing is sent to us', async ({
  page,
}) => {
  const sent: string[] = []
  await signUp(page, { name: 'Tashana Grant' })
  await page.goto('/achievements')
  await page.getByRole('button', { name: 'Share: First Login' }).tap()
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const sheet = page.getByRole('dialog', { name: 'Share' })
  const picture = sheet.getByRole('img', { name: /^The picture/ })
  await expect(picture).toHaveAccessibleName('The picture: I earned a badge First Login')
  await expect(sheet.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=I%20earned%20the%20badge/,
  )
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await axe(page)
  }
  const nameless = await savedPicture(page)
  expect(sizeOf(nameless)).toEqual([1200, 630])

  await sheet.getByLabel('My first name (Tashana)').check()
  await expect(picture).toHaveAccessibleName('The picture: Tashana earned a badge First Login')
  const named = await savedPicture(page)
  expect(sizeOf(named)).toEqual([1200, 630])
  expect(named.equals(nameless)).toBe(false)

  await sheet.getByLabel('On a status').check()
  expect(sizeOf(await savedPicture(page))).toEqual([1080, 1920])
  expect(sent).toEqual([])
})

async function savedPicture(page: Page): Promise<Buffer> {
  const button = page.getByRole('button', { name: 'Save picture' })
  await expect(button).not.toHaveAttribute('aria-disabled')
  const [download] = await Promise.all([page.waitForEvent('download'), button.tap()])
  return readFile(await download.path())
}

/** Width and height, from the header of a PNG. */
function sizeOf(png: Buffer): number[] {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}
