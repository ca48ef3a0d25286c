import type { Page } from '@playwright/test'
import { axe, expect, inBothThemes, signUp, test } from './app.ts'
import { dayAhead } from './interviews.ts'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test(
  'an application that was entered by hand can be moved and never disappears',
  { tag: '@desktop' },
  async ({ page }) => {
    await signUp(page)
    await page.goto('/applications')
    await expect(page.getByText('No applications yet')).toBeVisible()
    await page.getByRole('button', { name: 'Add one by hand' }).click()
    const form = page.getByRole('dialog', { name: 'Add one by hand' })
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(form.getByText('Enter what the work is.')).toBeVisible()
    await expect(form.getByLabel('What is the work?')).toBeFocused()
    await form.getByLabel('What is the work?').fill('Shop assistant')
    await form.getByLabel('Who is it with?').fill('Miss Pat Grocery')
    await form.getByLabel('Web address').fill('javascript:alert(1)')
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(form.getByText(/Enter a web address, such as/).first()).toBeVisible()
    await form.getByLabel('Web address').fill('www.example.com/jobs')
    await form.getByRole('button', { name: 'Add', exact: true }).click()

    const details = page.getByRole('dialog', { name: 'Shop assistant' })
    const title = (name: string) =>
      column(page, name).getByRole('button', { name: 'Shop assistant' })
    await title('Saved').click()
    await expect(details.getByRole('link', { name: 'Original website' })).toHaveAttribute(
      'href',
      'https://www.example.com/jobs',
    )
    const [applied, interview] = [dayAhead(-6), dayAhead(5)]
    await move(page, { to: 'Applied', on: applied })
    await move(page, { to: 'Interview', on: interview, note: 'Bring two references.' })
    await expect(details.getByRole('listitem')).toHaveText([
      /^Saved/,
      new RegExp(`^Applied \\w+,? ${shown(applied)}`),
      new RegExp(`^Interview \\w+,? ${shown(interview)}Bring two references\\.$`),
    ])
    await move(page, { to: 'Withdrawn' })
    await page.keyboard.press('Escape')
    await expect(title('Closed')).toBeVisible()

    await page.getByRole('button', { name: 'List', exact: true }).click()
    await expect(page).toHaveURL(/view=list$/)
    await page.reload()
    await expect(
      page
        .getByRole('list', { name: 'Applications' })
        .getByRole('button', { name: 'Shop assistant' }),
    ).toBeVisible()
  },
)

test('notes are saved, and an open application has its own URL', async ({ page }) => {
  await signUp(page)
  await enter(page, { title: 'Gardener', company: 'Hope Gardens', state: 'applied' })
  await page.goto('/applications')
  await column(page, 'Applied').getByRole('button', { name: 'Gardener' }).click()
  await page.getByLabel('Your notes').fill('Ask for Mr. Reid.')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Notes saved').first()).toBeAttached()
  await expect(page).toHaveURL(/application=/)
  await page.reload()
  await expect(page.getByLabel('Your notes')).toHaveValue('Ask for Mr. Reid.')
})

test('saved openings are in the tracker, and reminders can be turned off', async ({ page }) => {
  await signUp(page)
  const opening = await saveFirst(page)
  await enter(page, { title: 'Baker', company: 'Juici', state: 'saved', deadline: dayAhead(60) })
  await page.goto('/applications')
  await expect(column(page, 'Saved').getByText(/^\d+ days left$/)).toBeVisible()
  const reminders = page.getByRole('checkbox', { name: 'Remind me of deadlines' })
  // It changes once the server has saved it, a moment after the click.
  await reminders.click()
  await expect(reminders).not.toBeChecked()
  await expect(page.getByText('Reminders are off').first()).toBeAttached()
  await page.reload()
  await expect(reminders).not.toBeChecked()

  await column(page, 'Saved').getByRole('link', { name: opening.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: opening.title })).toBeVisible()
})

inBothThemes({ desktop: 'light' }, () => {
  test('the tracker passes the accessibility checks', async ({ page }) => {
    await signUp(page)
    await page.goto('/applications')
    await expect(page.getByText('No applications yet')).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: 'Add one by hand' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await axe(page)

    await saveFirst(page)
    await enter(page, { title: 'Baker', company: 'Juici', state: 'applied' })
    for (const path of ['/applications', '/applications?view=list']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Baker' })).toBeVisible()
      await axe(page)
    }
    await page.getByRole('button', { name: 'Baker' }).click()
    await expect(page.getByLabel('Your notes')).toBeVisible()
    await axe(page)
  })
})

async function move(page: Page, step: { to: string; on?: string; note?: string }): Promise<void> {
  const { to, on, note } = step
  await page.getByLabel('What has changed?').selectOption(to)
  if (on) await page.getByLabel('Date', { exact: true }).fill(on)
  if (note) await page.getByLabel('Note (optional)').fill(note)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(page.getByRole('heading', { name: `Status ${to}` })).toBeVisible()
}

/** '2026-12-01' as '1 Dec'. */
function shown(day: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  })
  return format.format(new Date(day))
}

async function enter(page: Page, application: Record<string, string>): Promise<void> {
  const response = await page.request.post('/api/applications/manual', { data: application })
  expect(response.ok(), await response.text()).toBe(true)
}

async function saveFirst(page: Page): Promise<{ id: string; title: string }> {
  const response = await page.request.get('/api/opportunities')
  const { opportunities }: { opportunities: { id: string; title: string }[] } =
    await response.json()
  const [opening] = opportunities
  if (opening === undefined) throw new Error('There is no opening')
  const saving = await page.request.put(`/api/opportunities/${opening.id}/saved`, { data: {} })
  expect(saving.ok()).toBe(true)
  return opening
}
