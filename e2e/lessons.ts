import type { Page } from '@playwright/test'
import { expect } from './app.ts'

/** What a card asks, as the server sends it. */
type Ask = { prompt: string } & (
  | { kind: 'choose'; options: { text: string; right?: true }[] }
  | { kind: 'calc'; answer: number }
  | { kind: 'order'; steps: string[] }
  | { kind: 'match'; pairs: { left: string; right: string }[] }
  | { kind: 'fill'; gaps: { accepted: string[] }[] }
)

/** Answers every card of the open article right, up to the button that completes it. */
export async function readCards(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Lesson' })
  const complete = bar.getByRole('button', { name: 'Finish lesson' })
  await expect(bar.getByText(/Continue|Check|Finish lesson|Tap your answer/)).toBeVisible()
  const asks = await asksOf(page)
  while (!(await complete.isVisible())) {
    // Without a miss the cards come in their order.
    const heading = page.getByRole('heading', { name: /^Card \d+ of \d+$/ })
    const position = Number(/\d+/.exec(await heading.innerText())?.[0])
    const ask = asks[position - 1]
    if (ask) await answer(page, ask)
    await expect(complete.or(bar.getByRole('button', { name: 'Continue' }))).toBeVisible()
    if (!(await complete.isVisible())) await bar.getByRole('button', { name: 'Continue' }).click()
  }
}

/** Reads the open article and marks it complete. */
export async function finishArticle(page: Page): Promise<void> {
  await readCards(page)
  await page.getByRole('button', { name: 'Finish lesson' }).click()
  await expect(page.getByText('Lesson done')).toBeVisible()
}

export async function asksOf(page: Page): Promise<(Ask | null)[]> {
  const response = await page.request.get(`/api${new URL(page.url()).pathname}`)
  const { item } = (await response.json()) as { item: { cards: { ask: Ask | null }[] } }
  return item.cards.map(({ ask }) => ask)
}

async function answer(page: Page, ask: Ask): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  switch (ask.kind) {
    case 'choose':
      // On the button, code stands without its backticks.
      return press(ask.options.find(({ right }) => right)?.text.replaceAll('`', '') ?? '')
    case 'calc':
      await page.getByLabel(/^Your answer/).fill(String(ask.answer))
      break
    case 'match':
      for (const { left, right } of ask.pairs) {
        await press(left)
        await press(right)
      }
      break
    case 'fill':
      if (await page.getByRole('group', { name: 'Words' }).isVisible()) {
        for (const { accepted } of ask.gaps) await press(accepted[0] ?? '')
        break
      }
      for (const [index, { accepted }] of ask.gaps.entries())
        await page.getByLabel(`Gap ${index + 1} of ${ask.gaps.length}`).fill(accepted[0] ?? '')
      break
    case 'order':
      // Sorting by insertion: each step moves up to its place.
      for (const [place, step] of ask.steps.entries()) {
        const up = page.getByRole('button', { name: `Move up: ${step}`, exact: true })
        const row = page.getByRole('listitem').filter({ has: up })
        while (Number.parseInt(await row.innerText(), 10) > place + 1) await up.click()
      }
  }
  return press('Check')
}
