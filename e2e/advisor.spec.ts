import type { Page } from '@playwright/test'
import { axe, expect, signUp, test } from './app.ts'

const tab = '/dashboard?tab=advisor'
const chat = (page: Page) => page.getByRole('region', { name: 'AI Advisor' })
const field = (page: Page) => page.getByLabel('Your question')
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const apology =
  "I apologize, but I'm having trouble processing your request right now. Please try again later."

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
}

test('the advisor greets first, offers five questions and answers with the guide', async ({
  page,
}) => {
  await signUp(page)
  await page.getByRole('banner').getByRole('link', { name: 'Advisor' }).click()
  await expect(page).toHaveURL(tab)
  await expect(chat(page).getByText("Hi! I'm Upful's built-in guide.")).toBeVisible()
  const questions = page.getByRole('list', { name: 'Questions to start with' })
  await expect(questions.getByRole('listitem')).toHaveCount(5)
  expect((await chat(page).boundingBox())?.height).toBeLessThan(600)
  await axe(page)
  const phone = page.viewportSize() ?? { width: 360, height: 740 }
  await page.setViewportSize({ width: 1280, height: 1000 })
  expect((await chat(page).boundingBox())?.height).toBe(600)
  await page.setViewportSize(phone)

  await expect(send(page)).toBeDisabled()
  await ask(page, '   ')
  await expect(send(page)).toBeDisabled()
  await expect(questions).toBeVisible()

  await questions.getByRole('button', { name: 'What should I do next?' }).click()
  await expect(chat(page).getByText('Built-in guide', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write again' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]chat=/)
  await axe(page)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'What should I do next?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write again' })).toBeVisible()
})

test('the buttons on an answer card work', async ({ page }) => {
  await signUp(page)
  await page.goto(tab)
  await ask(page, 'Which course teaches me about budgeting?')
  const cards = page.getByRole('list', { name: 'What this answer is about' })
  const enrol = cards.getByRole('button', { name: /^Enrol: / }).first()
  const title = ((await enrol.getAttribute('aria-label')) ?? '').replace('Enrol: ', '')
  await enrol.click()
  await expect(cards.getByText('Enrolled')).toBeVisible()
  await cards.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Your progress', { exact: true })).toBeVisible()
})

test(
  'conversations are saved, named, reopened and deleted',
  { tag: '@desktop' },
  async ({ page }) => {
    await signUp(page)
    await page.goto(tab)
    await ask(page, 'How do I write a CV?')
    await expect(page.getByRole('button', { name: 'Write again' })).toBeVisible()
    await page.getByRole('button', { name: 'New chat' }).click()
    await expect(page.getByRole('list', { name: 'Questions to start with' })).toBeVisible()
    await ask(page, 'What is a payslip?')
    await expect(page.getByRole('button', { name: 'Write again' })).toBeVisible()

    await openList(page)
    await page.getByRole('button', { name: 'Rename: How do I write a CV?' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('My CV')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openList(page)
    await page.getByRole('button', { name: /^My CV/ }).click()
    await expect(chat(page).getByText('How do I write a CV?')).toBeVisible()
    await expect(chat(page).getByRole('heading', { name: 'My CV' })).toBeVisible()

    await openList(page)
    await page.getByRole('button', { name: 'Delete: My CV' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('list', { name: 'Questions to start with' })).toBeVisible()
    await openList(page)
    await expect(page.getByRole('button', { name: /^What is a payslip/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^My CV/ })).toHaveCount(0)
  },
)

test('crisis words bring up people to call, offline too', async ({ page, context }) => {
  await signUp(page)
  await page.goto(tab)
  await ask(page, 'i want to kill myself')
  const help = page.getByRole('region', { name: 'You are not alone' })
  await expect(help.getByRole('link', { name: 'Call 119' })).toHaveAttribute('href', 'tel:119')
  await expect(help).toBeFocused()
  await expect(chat(page).getByRole('heading', { name: 'Talking things over' })).toBeVisible()
  await axe(page)

  await page.getByRole('button', { name: 'New chat' }).click()
  await expect(help).toHaveCount(0)
  await context.setOffline(true)
  await ask(page, 'mi waan dead')
  await expect(help.getByRole('link', { name: 'Call 119' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to what I wrote' }).click()

  await ask(page, 'this exam is killing me')
  await expect(help).toHaveCount(0)
  await expect(page.getByRole('alert').getByText(apology)).toBeVisible()
  await expect(field(page)).toHaveValue('this exam is killing me')
  await context.setOffline(false)
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Write again' })).toBeVisible()
  await expect(chat(page).getByText('this exam is killing me')).toHaveCount(2)
})

test('a long answer is scrolled to its first line', async ({ page }) => {
  await signUp(page)
  await page.goto(tab)
  await ask(page, 'mi sad bad, nobody nuh like mi a school')
  await expect(page.getByRole('button', { name: 'Write again' })).toBeAttached()
  const log = page.getByRole('log', { name: 'Conversation' })
  await expect(log.getByText(/^I am sorry/)).toBeInViewport()
  await expect(chat(page).getByRole('heading', { name: 'Talking things over' })).toBeVisible()
  const [box, first] = await Promise.all([
    log.boundingBox(),
    log.getByText(/^I am sorry/).boundingBox(),
  ])
  expect((first?.y ?? 0) - (box?.y ?? 0)).toBeGreaterThanOrEqual(0)
})

/** On a phone the list is behind a button; on a wide screen it is next to the chat. */
async function openList(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Conversations', exact: true })
  if (await button.isVisible()) await button.click()
}
