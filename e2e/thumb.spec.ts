import type { Locator } from '@playwright/test'
import { expect, signUp, test } from './app.ts'
import { readCards } from './lessons.ts'
import { keepNothing, keepsWork } from './offline.ts'

const lesson = (id: string) => `/courses/budgeting-the-j-dollar-way/lessons/${id}`

test('an error in a lesson appears right above its button', async ({ page, context }) => {
  await signUp(page)
  await page.goto(lesson('left-over-each-week'))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const bar = page.getByRole('navigation', { name: 'Lesson' })
  await expect(bar.getByRole('alert')).toHaveText('Try an answer first.')

  await page.goto('/courses/budgeting-the-j-dollar-way')
  await page.getByRole('button', { name: 'Enrol and start' }).click()
  await expect(page.getByRole('heading', { name: 'Where did the money go?' })).toBeVisible()
  await readCards(page)
  await keepsWork(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Finish lesson' }).click()
  await expect(page.getByText('Not sent yet. Its XP comes')).toBeInViewport()
  await context.setOffline(false)
})

test('an error in a sheet appears above its buttons, and the invalid field has the focus', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/applications')
  await page.getByRole('button', { name: 'Add one by hand' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add one by hand' })
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  const field = sheet.getByLabel('What is the work?')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeInViewport()
})

test('a toast covers no button of the bar below it, and only one toast is shown at a time', async ({
  page,
  context,
}) => {
  await keepNothing(page)
  await signUp(page)
  await page.goto(lesson('seven-day-log'))
  await expect(page.getByRole('checkbox')).toHaveCount(7)
  await context.setOffline(true)
  for (const box of (await page.getByRole('checkbox').all()).slice(0, 2)) await box.click()
  const close = page.getByRole('button', { name: 'Close message' })
  await expect(close).toBeVisible()
  await expect(close).toHaveCount(1)
  const bar = page.getByRole('navigation', { name: 'Lesson' })
  await expect(bar).toBeVisible()
  const toast = await boxOf(close.locator('..'))
  for (const button of await bar.locator('a, button').all()) {
    const box = await boxOf(button)
    expect(toast.y + toast.height).toBeLessThanOrEqual(box.y)
  }
})

async function boxOf(element: Locator) {
  await element.evaluate((node) =>
    Promise.all(node.getAnimations().map((animation) => animation.finished)),
  )
  const box = await element.boundingBox()
  if (box === null) throw new Error('It is not on the screen')
  return box
}
