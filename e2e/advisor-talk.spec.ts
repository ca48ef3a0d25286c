import type { Page } from '@playwright/test'
import { axe, expect, signUp, test } from './app.ts'

const tab = '/dashboard?tab=advisor'
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const replies = (page: Page) => page.getByRole('button', { name: 'This helped' })

async function ask(page: Page, question: string): Promise<void> {
  const before = await replies(page).count()
  await page.getByLabel('Your question').fill(question)
  await page.getByLabel('Your question').press('Enter')
  await expect(replies(page)).toHaveCount(before + 1)
}

test('a talk of ten turns: follow-ups, a question back, a scam and a low mood', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(tab)
  await ask(page, 'wah gwaan')
  await ask(page, 'weh mi fi go fi get mi trn')
  await expect(
    log(page).getByText(/birth certificate and a photo ID to any tax office/),
  ).toBeVisible()
  const cards = page.getByRole('list', { name: 'What this answer is about' }).last()
  await cards.getByRole('button', { name: /^Mark as done: / }).click()
  await expect(cards.getByText('Done', { exact: true })).toBeVisible()
  await ask(page, 'and how much it cost?')
  await expect(log(page).getByText(/Anybody who wants money for one/)).toBeVisible()

  await ask(page, 'licence')
  const choices = page.getByRole('list', { name: 'Which one do you mean?' })
  await axe(page)
  await choices.getByRole('button', { name: /How do I get a driver/ }).click()
  await expect(replies(page)).toHaveCount(5)
  await expect(choices).toHaveCount(0)
  await expect(log(page)).toBeFocused()

  await ask(page, 'somebody on whatsapp offer me a job in canada and want $20000 is it legit')
  await ask(page, 'I feel depressed and nobody wah hire mi')
  await ask(page, 'how much is minimum wage now')
  await ask(page, 'mi fail all mi csec wah mi can do now')
  await ask(page, 'thanks')
  await expect(replies(page)).toHaveCount(10)
  await axe(page)
})

test('an answer that misses is marked with one tap, which can be taken back', async ({ page }) => {
  await signUp(page)
  await page.goto(tab)
  await ask(page, 'how do i get a trn')
  const missed = page.getByRole('button', { name: 'Not what I asked' })
  await missed.click()
  await expect(missed).toHaveAttribute('aria-pressed', 'true')
  const nearest = page.getByRole('list', { name: 'Sorry. Did you mean one of these?' })
  await expect(nearest.getByRole('button').first()).toBeVisible()
  await expect(log(page).getByRole('link', { name: 'a mentor' })).toBeVisible()
  await axe(page)

  await page.reload()
  await expect(missed).toHaveAttribute('aria-pressed', 'true')
  await missed.click()
  await expect(missed).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'This helped' }).click()
  await expect(page.getByText('Good to know. Thank you.')).toBeVisible()
})

test('a course asks what it is about when the words do not say so', async ({ page }) => {
  await signUp(page)
  await page.goto('/courses/create')
  await page
    .getByLabel('What are you struggling with?')
    .fill('everything feels upside down this term')
  await page.getByLabel("What's your current skill level?").selectOption('Beginner')
  await page.getByRole('button', { name: 'Generate Course' }).click()
  const question = page.getByRole('region', { name: 'What is this mostly about?' })
  await expect(question.getByRole('button')).toHaveCount(7)
  await axe(page)
  await question.getByRole('button', { name: 'Something else' }).click()
  await question.getByRole('button', { name: 'Teamwork' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Personalized Course: Teamwork' }),
  ).toBeVisible()
})
