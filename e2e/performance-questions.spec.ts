import type { Page } from '@playwright/test'
import { axe, expect, signUp, test } from './app.ts'
import { answerAssessment, questionsOf } from './assessments.ts'

const id = 'workplace-skills'
const work = questionsOf(id).filter(({ type }) => ['mark_lines', 'order', 'number'].includes(type))

test('each sitting asks for other work, done with one thumb or by keyboard @push', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(`/assessment/${id}`)
  const met = new Set<string>()
  for (const sitting of ['first', 'second', 'third']) {
    await expect(page.getByText('0 of 10 answered')).toBeVisible()
    const asked = await workIn(page)
    expect(asked.length, `work in the ${sitting} sitting`).toBeGreaterThan(0)
    for (const question of asked) {
      met.add(question.type)
      if (question.type === 'mark_lines') await markByTouch(page, question.id)
      if (question.type === 'order') await orderByKeyboard(page, question.id)
      if (question.type === 'number') await typeNumber(page, question.id)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await axe(page)
    }
    await answerAssessment(page, id, 4)
    const lines = asked.find(({ type }) => type === 'mark_lines')
    if (lines)
      await field(page, lines.id)
        .getByRole('checkbox', { name: /Deposit/ })
        .tap()
    await expect(page.getByText('10 of 10 answered')).toBeVisible()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('10 of 10 answered')).toBeVisible()
    await page.getByRole('button', { name: 'Submit Assessment' }).click()
    await expect(page.getByRole('heading', { name: 'Assessment Results' })).toBeFocused()
    if (lines) {
      await expect(page.getByText('Partly right: half the points')).toBeVisible()
      await expect(page.getByText('You found 1 of 2 wrong lines.')).toBeVisible()
    }
    for (const summary of await page.locator('main details > summary').all()) await summary.click()
    await axe(page)
    await page.getByRole('button', { name: 'Try again' }).click()
  }
  expect([...met].toSorted()).toEqual(['mark_lines', 'number', 'order'])
})

function field(page: Page, questionId: string) {
  return page.locator(`[data-question="${questionId}"]`)
}

async function workIn(page: Page) {
  const ids = await page
    .locator('[data-question]')
    .evaluateAll((fields) => fields.map((each) => each.getAttribute('data-question')))
  return work.filter((question) => ids.includes(question.id))
}

async function markByTouch(page: Page, questionId: string) {
  const overtime = field(page, questionId).getByRole('checkbox', { name: /Overtime/ })
  await field(page, questionId)
    .getByText(/^Overtime/)
    .tap()
  await expect(overtime).toBeChecked()
  await field(page, questionId)
    .getByText(/^Overtime/)
    .tap()
  await expect(overtime).not.toBeChecked()
}

async function orderByKeyboard(page: Page, questionId: string) {
  const rows = field(page, questionId).getByRole('listitem')
  const first = (await rows.first().innerText()).replaceAll(/\d|\n/g, '')
  await field(page, questionId)
    .getByRole('button', { name: `Move down: ${first}` })
    .focus()
  await page.keyboard.press('Enter')
  await expect(rows.nth(1)).toContainText(first)
  await expect(
    field(page, questionId).getByRole('button', { name: `Move down: ${first}` }),
  ).toBeFocused()
  await expect(field(page, questionId).getByRole('status')).toHaveText('Moved to position 2 of 5')
}

async function typeNumber(page: Page, questionId: string) {
  const box = field(page, questionId).getByRole('textbox', { name: /J\$$/ })
  await expect(box).toHaveAttribute('inputmode', 'decimal')
  await box.fill('J$9,360.00')
  await box.blur()
  await expect(field(page, questionId).getByRole('table')).toBeVisible()
}
