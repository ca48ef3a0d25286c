import { axe, expect, signUp, test } from './app.ts'
import { doStep, stepsOf } from './simulations.ts'

const id = 'cook-shop'

test('a whole working day, from the scene to the line for the CV', async ({ page, context }) => {
  const steps = stepsOf(id)
  await signUp(page)
  await page.goto('/simulations')
  await axe(page)
  await page.getByRole('link', { name: 'Start: Cook shop on a busy day' }).tap()
  await expect(page.getByRole('heading', { name: 'Cook shop on a busy day' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Start the day' }).tap()

  const looked = new Set<string>()
  for (const [index, step] of steps.entries()) {
    await expect(page.getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible()
    const kind = step.tasks[0]?.type ?? ''
    const isNew = !looked.has(kind)
    looked.add(kind)
    if (kind === 'reply' && isNew) {
      // A draft stays, and without a connection the page says so where the answer is.
      const text = 'I am sorry, we changed the gas cylinder, so the lunches will be ready at 12:40.'
      await page.getByRole('textbox').fill(text)
      await page.reload()
      await expect(page.getByRole('textbox')).toHaveValue(text)
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Check' }).tap()
      await expect(page.getByText('What you wrote is kept on this device.')).toBeVisible()
      await context.setOffline(false)
    }
    await doStep(page, step)
    if (isNew) {
      // One theme for each kind of task; the end is looked at in both.
      await page.emulateMedia({ colorScheme: looked.size % 2 === 0 ? 'dark' : 'light' })
      await axe(page)
    }
    await page.getByRole('button', { name: 'Continue' }).tap()
  }

  await expect(page.getByRole('heading', { name: 'You passed the day' })).toBeFocused()
  await expect(page.getByText('+100 XP')).toBeVisible()
  await expect(page.getByText('Shown', { exact: true })).toHaveCount(3)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await axe(page)
  }
  await page.goto('/portfolio')
  const piece = page.getByRole('list', { name: 'Job simulations' })
  await expect(piece.getByText('A line for your CV')).toBeVisible()
  await axe(page)
  const sharing = await (await page.request.get('/api/sharing')).text()
  expect(sharing).toContain('job simulation passed')
})
