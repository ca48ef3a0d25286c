import { readFile } from 'node:fs/promises'
import { axe, expect, signUp, test } from './app.ts'
import { answerAssessment } from './assessments.ts'

test('a badge from the result to a stranger who checks it, and back', async ({ page, browser }) => {
  await signUp(page, { name: 'Shanice Brown' })
  await page.goto('/badges')
  await expect(page.getByText('No badge yet')).toBeVisible()
  await page.goto('/assessment/budgeting')
  await answerAssessment(page, 'budgeting', 0)
  await page.getByRole('button', { name: 'Submit Assessment' }).tap()
  await page.getByRole('link', { name: 'Get the badge' }).tap()

  // Nobody told us the month of birth, so the name is the short one.
  const sheet = page.getByRole('dialog', { name: 'Get the badge' })
  await expect(sheet.getByText('Shanice B.')).toBeVisible()
  await axe(page)
  await sheet.getByRole('button', { name: 'Get the badge' }).tap()
  await expect(page.getByRole('heading', { name: 'Budgeting' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await axe(page)
  }

  await page.getByRole('button', { name: 'Save' }).tap()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Picture (PNG)' }).tap(),
  ])
  const png = await readFile(await saved.path())
  expect(saved.suggestedFilename()).toBe('upful-budgeting.png')
  const [signed = ''] = /\bey[\w-]+\.[\w-]+\.[\w-]+/.exec(png.toString('latin1')) ?? []
  expect(signed).not.toBe('')

  await page.getByRole('link', { name: 'See its page' }).tap()
  await expect(page.getByText('This badge is real, and it counts.')).toBeVisible()
  const address = page.url()

  const strangers = await browser.newContext()
  const stranger = await strangers.newPage()
  await stranger.goto(address)
  await expect(stranger.getByText('This badge is real, and it counts.')).toBeVisible()
  await expect(stranger.getByText('who does not show their name here')).toBeVisible()
  await expect(stranger).toHaveTitle(/Budgeting/)
  for (const colorScheme of ['light', 'dark'] as const) {
    await stranger.emulateMedia({ colorScheme })
    await axe(stranger)
  }
  await stranger.goto(new URL('/badges/check', address).href)
  await stranger.getByLabel('The file of the badge').setInputFiles({
    name: 'badge.png',
    mimeType: 'image/png',
    buffer: png,
  })
  await expect(stranger.getByText('Given to Shanice B.')).toBeVisible()
  await axe(stranger)
  const changed = signed.replace(/^(.+)\.(.)/, '$1.A$2')
  await stranger.getByLabel('Or paste its signed text').fill(changed)
  await stranger.getByRole('button', { name: 'Check it' }).tap()
  await expect(stranger.getByRole('heading', { name: 'This badge was changed' })).toBeVisible()

  await page.goto('/badges')
  await page.getByLabel('Show my name on its page').tap()
  await expect(page.getByLabel('Show my name on its page')).toBeChecked()
  await stranger.goto(address)
  await expect(stranger.getByText('Given to Shanice B.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete the badge: Budgeting' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByRole('button', { name: 'Get the badge: Budgeting' })).toBeVisible()
  await stranger.reload()
  await expect(
    stranger.getByRole('heading', { name: 'This badge does not count any more' }),
  ).toBeVisible()
  await axe(stranger)
  await strangers.close()
})
