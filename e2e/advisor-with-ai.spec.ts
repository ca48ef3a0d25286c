import type { Page } from '@playwright/test'
import { openAiProvider, type AiProvider } from './ai-provider.ts'
import { axe, expect, signUp, test as base } from './app.ts'
import { startApp } from './running-app.ts'

const test = base.extend<object, { provider: AiProvider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its braces
    async ({}, provide) => {
      const provider = await openAiProvider()
      await provide(provider)
      provider.close()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ provider }, provide) => {
      const app = await startApp({ AI_BASE_URL: provider.baseUrl, AI_API_KEY: 'sk-journey' })
      await provide(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const tab = '/dashboard?tab=advisor'
const chat = (page: Page) => page.getByRole('region', { name: 'AI Advisor' })
const again = (page: Page) => page.getByRole('button', { name: 'Write again' })

// The server holds back the last words of an unfinished answer until it has checked that they are safe.
const heldBack = ' before anything else, and tell them kindly what it is that you want to do.'

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your question').fill(question)
  await page.getByLabel('Your question').press('Enter')
}

test('an answer appears word by word, and can be stopped and rewritten', async ({
  page,
  provider,
}) => {
  await signUp(page)
  await page.goto(tab)
  await expect(chat(page).getByText("Hi! I'm your AI career advisor.")).toBeVisible()
  await expect(page.getByText('30 of 30 AI answers left today')).toBeVisible()
  provider.hold(`Begin with **one** small jar${heldBack}`)
  await ask(page, 'How do I save money?')
  await expect(chat(page).getByText('Begin with one small jar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await axe(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(chat(page).getByText('Stopped.')).toBeVisible()
  await expect(page.getByText('29 of 30 AI answers left today')).toBeVisible()

  provider.say('Put a little aside *every* week.')
  await again(page).click()
  await expect(chat(page).getByText('Put a little aside every week.')).toBeVisible()
  await expect(chat(page).getByText('Begin with one small jar')).toHaveCount(0)
  await expect(page.getByText('28 of 30 AI answers left today')).toBeVisible()
})

test('an answer continues after a reload, without repeating a word', async ({ page, provider }) => {
  await signUp(page)
  await page.goto(tab)
  const finish = provider.hold(`Ask your teacher${heldBack}`)
  await ask(page, 'Who can give me a reference?')
  await expect(chat(page).getByText('Ask your teacher')).toBeVisible()
  await expect(page).toHaveURL(/[?&]chat=/)
  await page.reload()
  await expect(chat(page).getByText('Ask your teacher')).toBeVisible()
  finish(' That is all.')
  await expect(again(page)).toBeVisible()
  await expect(chat(page).getByText('Ask your teacher')).toHaveText(
    `Ask your teacher${heldBack} That is all.`,
  )
})

test('an answer arrives complete after its connection drops', async ({ page, provider }) => {
  await signUp(page)
  await page.goto(tab)
  let drops = 2
  await page.route('**/api/advisor/replies/*/stream', (route) => {
    drops -= 1
    return drops >= 0 ? route.abort('connectionreset') : route.continue()
  })
  provider.say('Smile, greet everybody and speak slowly.')
  await ask(page, 'How do I begin an interview?')
  await expect(again(page)).toBeVisible()
  await expect(chat(page).getByText('Smile, greet everybody and speak slowly.')).toHaveCount(1)
  await expect(page.getByText('29 of 30 AI answers left today')).toBeVisible()
})

test('with the AI switched off nothing is sent to the provider', async ({ page, provider }) => {
  await signUp(page)
  await page.goto(tab)
  const before = provider.requestCount()
  await expect(page.getByText('30 of 30 AI answers left today')).toBeVisible()
  const list = page.getByRole('button', { name: 'Conversations', exact: true })
  if (await list.isVisible()) await list.click()
  const answersByAi = page.getByRole('checkbox', { name: 'Answers by AI' })
  await answersByAi.click()
  await expect(answersByAi).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(chat(page).getByText("Hi! I'm Upful's built-in guide.")).toBeVisible()
  await ask(page, 'What is a payslip?')
  await expect(again(page)).toBeVisible()
  await expect(chat(page).getByText('Built-in guide', { exact: true }).last()).toBeVisible()
  expect(provider.requestCount()).toBe(before)
})

test('when the AI fails the guide answers, and the daily quota is not used', async ({
  page,
  provider,
}) => {
  await signUp(page)
  await page.goto(tab)
  provider.fail(500)
  await ask(page, 'What is a payslip?')
  await expect(again(page)).toBeVisible({ timeout: 20_000 })
  await expect(
    chat(page).getByText(
      "I apologize, but I'm having trouble processing your request right now. Please try again later.",
    ),
  ).toBeVisible()
  await expect(chat(page).getByText('Built-in guide', { exact: true })).toBeVisible()
  await expect(page.getByText('30 of 30 AI answers left today')).toBeVisible()
})
