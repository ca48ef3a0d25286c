import type { Page } from '@playwright/test'
import { expect, signUp, test } from './app.ts'
const replies = (page: Page) => page.getByRole('button', { name: 'This helped' })
async function ask(page: Page, question: string): Promise<void> {
  const before = await replies(page).count()
  await page.getByLabel('Your question').fill(question)
  await page.getByLabel('Your question').press('Enter')
  await expect(replies(page)).toHaveCount(before + 1, { timeout: 60_000 })
}
for (const scheme of ['light', 'dark'] as const) {
  test(`shots ${scheme}`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width: 360, height: 740 })
    await signUp(page)
    await page.goto('/dashboard?tab=advisor')
    const shot = (name: string) => page.screenshot({ path: `/tmp/adv/shots/${name}-${scheme}.png` })
    const steps = [['trn', 'weh mi fi go fi get mi trn'], ['cost', 'and how much it cost?'], ['permit', 'permit'], ['scam', 'somebody on whatsapp offer me a job in canada and want $20000 is it legit'], ['mood', 'I feel depressed and nobody wah hire mi'], ['nothing', 'how to fix a nuclear submarine engine']] as const
    for (const [name, text] of steps) {
      await ask(page, text)
      await shot(name)
      await page.getByRole('log').evaluate((box) => { box.scrollTop = box.scrollHeight })
      await shot(`${name}-end`)
    }
    await page.getByRole('button', { name: 'Not what I asked' }).last().click()
    await page.waitForTimeout(1500)
    await page.getByRole('log').evaluate((box) => { box.scrollTop = box.scrollHeight })
    await shot('missed')
    await page.goto('/courses/create')
    await page.getByLabel('What are you struggling with?').fill('everything feels upside down this term')
    await page.getByLabel("What's your current skill level?").selectOption('Beginner')
    await page.getByRole('button', { name: 'Generate Course' }).click()
    await page.waitForTimeout(2500)
    await shot('which-skill')
    await page.goto('/readiness?task=trn')
    await page.waitForTimeout(1500)
    await shot('readiness')
  })
}
