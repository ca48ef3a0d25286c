import { readFile } from 'node:fs/promises'
import { readPdf } from '../scripts/testing/read-pdf.ts'
import { axe, expect, signUp, test } from './app.ts'
import { answerAssessment } from './assessments.ts'

test('a badge is shared as a picture, and goes on the CV with its QR code', async ({ page }) => {
  await signUp(page, { name: 'Shanice Brown' })
  await page.goto('/assessment/budgeting')
  await answerAssessment(page, 'budgeting', 0)
  await page.getByRole('button', { name: 'Submit Assessment' }).tap()
  await page.getByRole('link', { name: 'Get the badge' }).tap()
  await page
    .getByRole('dialog', { name: 'Get the badge' })
    .getByRole('button', { name: 'Get the badge' })
    .tap()

  await page.getByRole('button', { name: 'Share: Budgeting' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Share' })
  const picture = sheet.getByRole('img', { name: /^The picture/ })
  await expect(picture).toHaveAccessibleName('The picture: I showed on Upful Budgeting Skill badge')
  await expect(sheet.getByText(/Anybody can check it: .*\/badges\//)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await axe(page)
  }
  const save = sheet.getByRole('button', { name: 'Save picture' })
  await expect(save).not.toHaveAttribute('aria-disabled')
  const [saved] = await Promise.all([page.waitForEvent('download'), save.tap()])
  const png = await readFile(await saved.path())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  await page.keyboard.press('Escape')

  // A badge whose page has no name proves nothing about who holds the paper.
  await page.getByLabel('Show my name on its page').tap()
  await expect(page.getByLabel('Show my name on its page')).toBeChecked()
  await page.goto('/cv')
  await page.getByRole('button', { name: 'See a sample: Hotel and tourism' }).tap()
  await page.getByRole('button', { name: 'Start with these words' }).tap()
  const skills = page.locator('summary').filter({ hasText: 'Skills and papers' })
  await skills.tap()
  const tick = page.getByLabel('Show a badge with its QR code')
  await expect(tick).not.toBeChecked()
  await tick.tap()
  await expect(tick).toBeChecked()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours that change inside a closed part would never reach their end.
    await page.reload()
    await skills.tap()
    await expect(tick).toBeChecked()
    await axe(page)
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).tap(),
  ])
  const pdf = await readPdf((await readFile(await file.path())).toString('base64'))
  expect(pdf.pages.flat().join('\n')).toMatch(/\/badges\/[0-9a-f-]{36}/)
})
