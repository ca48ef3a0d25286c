import type { Page } from '@playwright/test'
import { axe, expect, inBothThemes, signUp, tell, test } from './app.ts'
import { openJobBoard } from './job-board.ts'

const openings = '/dashboard?tab=opportunities'
const list = (page: Page) => page.getByRole('list', { name: 'Opportunities' })
const card = (page: Page, title: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const pill = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The filters are behind a button. */
const openFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click()
/** A programme that every installation has. */
const programme = 'Graduate Work Experience Programme (GWEP)'
/** A student who meets its requirements. */
async function signUpGraduate(page: Page): Promise<void> {
  await signUp(page)
  await tell(page, { age: '22', grade: 'Graduate, BSc' })
}

test('the filters are part of the URL and restored from it', async ({ page }) => {
  await signUpGraduate(page)
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(card(page, programme).getByText('Programme', { exact: true })).toBeVisible()
  await expect(list(page).getByRole('heading').first()).toBeInViewport()
  await openFilters(page)
  await expect(pill(page, 'Internships')).toHaveAttribute('aria-pressed', 'true')

  await pill(page, 'All Opportunities').click()
  await page.getByRole('searchbox', { name: 'Search title, company or skill' }).fill('heart trust')
  await expect(page).toHaveURL(/type=all&q=heart\+trust/)
  await page.getByLabel('Place').selectOption('St. Ann')
  await expect(page).toHaveURL(/place=St\.\+Ann/)
  await expect(card(page, 'Skills training with HEART/NSTA Trust')).toBeVisible()
  await expect(card(page, 'Tourism Enhancement Fund summer internship')).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Filters 2 set' })).toBeVisible()
  await openFilters(page)
  await expect(pill(page, 'All Opportunities')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('searchbox')).toHaveValue('heart trust')
  await expect(page.getByLabel('Place')).toHaveValue('St. Ann')

  await pill(page, 'Hide programmes').click()
  await expect(page.getByText('No opportunities found').first()).toBeVisible()
  await pill(page, 'Hide programmes').click()
  await pill(page, 'Closing soon').click()
  await expect(page.getByText('No opportunities found').first()).toBeVisible()
  await pill(page, 'Clear filters').click()
  await expect(page).toHaveURL(/\?tab=opportunities&type=all$/)
  await expect(card(page, programme)).toBeVisible()
})

test('new openings are added above without moving the opening that is being read', async ({
  page,
  app,
}) => {
  const board = await openJobBoard(app, 'Island Connect')
  board.list([
    { title: 'Call Centre Intern' },
    { title: 'Warehouse Intern' },
    { title: 'Clerk', type: 'Full-time' },
  ])
  await signUpGraduate(page)
  await page.goto(openings)
  const last = list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .last()
  const reading = page.getByRole('heading', {
    name: (await last.getByRole('heading').textContent()) ?? '',
    exact: true,
  })
  await reading.scrollIntoViewIfNeeded()
  const before = await reading.boundingBox()

  const response = await page.request.post('/api/opportunities/refresh', { data: {} })
  expect(await response.json()).toMatchObject({ kind: 'started' })
  await expect(card(page, 'Call Centre Intern')).toBeAttached({ timeout: 20_000 })
  await expect(card(page, 'Clerk')).toHaveCount(0)
  expect(Math.abs(((await reading.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4)
  await expect(page.getByRole('link', { name: /^View Job.*Clerk/ })).toHaveAttribute(
    'href',
    'https://boards.greenhouse.example/jobs/3',
  )
  board.close()
})

test('a feed that fails keeps the list and shows a message', async ({ page, app }) => {
  const board = await openJobBoard(app, 'Broken Board')
  board.fail(503)
  await signUpGraduate(page)
  await page.goto(openings)
  await pill(page, 'Refresh').click()
  await expect(pill(page, 'Refreshing...')).toBeVisible()
  await expect(page.getByText(/^Failed to refresh opportunities: .+/).first()).toBeAttached()
  await expect(page.getByText(/^Could not fetch opportunities: .+/)).toBeVisible()
  await expect(card(page, programme)).toBeVisible()
  board.close()
})

test('a list that failed to load says so and can be tried again', async ({ page }) => {
  await signUpGraduate(page)
  await page.route(/\/api\/opportunities(\?|$)/, (route) =>
    route.fulfill({ status: 404, body: '{}' }),
  )
  await page.goto(openings)
  await expect(
    page.getByText('Failed to load opportunities. Please try again later.'),
  ).toBeVisible()
  await page.unroute(/\/api\/opportunities(\?|$)/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, programme)).toBeVisible()
})

test(
  'the match appears once a student has a first skill, and its parts add up to the total',
  { tag: '@desktop' },
  async ({ page }) => {
    await signUpGraduate(page)
    await page.goto(openings)
    await expect(
      card(page, programme).getByRole('link', { name: 'Start a quest to see your match' }),
    ).toBeVisible()

    await earnASkill(page)
    const badge = card(page, programme).getByRole('button', { name: /% Match/ })
    const score = Number.parseInt((await badge.textContent()) ?? '', 10)
    await badge.click()
    const why = page.getByRole('dialog', { name: `Why ${score}%` })
    await expect(why.locator('tfoot td')).toHaveText(`${score}%`)
    const points = await why.locator('tbody td').allTextContents()
    const sum = points.reduce((total, text) => total + Number.parseInt(text, 10), 0)
    expect(points.length).toBeGreaterThan(3)
    expect(sum).toBe(score)

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Choose', exact: true }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(card(page, programme).getByText(`${score + 4}% Match`)).toBeVisible()
    await page.getByRole('button', { name: 'Choose', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Internship' }).uncheck()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(card(page, programme).getByText(`${score}% Match`)).toBeVisible()
  },
)

test('saved openings are listed under Saved', async ({ page }) => {
  await signUpGraduate(page)
  await page.goto(openings)
  await pill(page, `Save: ${programme}`).click()
  await expect(page.getByText('Saved. +5 XP').first()).toBeAttached()
  await openFilters(page)
  await pill(page, 'Saved').click()
  await expect(list(page).getByRole('heading')).toHaveText([programme])
  await pill(page, `Saved: ${programme}`).click()
  await expect(page.getByText('No opportunities found').first()).toBeVisible()
})

test(
  'a student leaving for another site is warned before and asked afterwards',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.route(/heart-nsta\.org/, (route) => route.fulfill({ body: 'HEART' }))
    await signUpGraduate(page)
    await page.goto(openings)
    await card(page, programme).getByRole('link', { name: programme }).click()
    await expect(page.getByRole('heading', { level: 1, name: programme })).toBeVisible()
    await pill(page, `Apply: ${programme}`).click()

    const warning = page.getByRole('dialog', { name: programme })
    await expect(warning.getByText('Never pay to get a job.')).toBeVisible()
    const link = warning.getByRole('link', { name: /^Go to heart-nsta\.org/ })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    const [site] = await Promise.all([context.waitForEvent('page'), link.click()])
    await site.close()

    const question = page.getByRole('dialog', { name: 'Did you apply?' })
    await expect(question).toBeVisible()
    // The phone may have unloaded the page in the meantime.
    await page.reload()
    await question.getByRole('button', { name: 'Yes, I applied' }).click()
    await page.getByRole('link', { name: `Applied: ${programme}` }).click()
    await expect(
      page.getByRole('region', { name: 'Applied' }).getByRole('button', { name: programme }),
    ).toBeVisible()
  },
)

test('an opening can be reported', async ({ page }) => {
  await signUpGraduate(page)
  await page.goto(openings)
  await card(page, programme).getByRole('link', { name: programme }).click()
  await pill(page, 'Report').click()
  const sheet = page.getByRole('dialog', { name: 'Report this opening' })
  await sheet.getByRole('button', { name: 'Report' }).click()
  await expect(sheet.getByText('Choose what is wrong.')).toBeVisible()
  await sheet.getByRole('radio', { name: 'It asks for money' }).check()
  await sheet.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByText('Thank you. We will look at it today.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
})

test('a programme can be read without an account, and a mentor is offered no XP', async ({
  page,
  browser,
  app,
}) => {
  await signUp(page, { role: 'mentor' })
  await page.goto(openings)
  await expect(card(page, programme)).toBeVisible()
  await expect(page.getByText(/% Match|see your match/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Save|Apply)/ })).toHaveCount(0)

  const address = await card(page, programme)
    .getByRole('link', { name: programme, exact: true })
    .getAttribute('href')
  const visitor = await browser.newPage()
  await visitor.goto(`${app.url}${address}`)
  await expect(visitor.getByRole('heading', { level: 1, name: programme })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    `/login?from=${encodeURIComponent(address ?? '')}`,
  )
  await expect(visitor.getByRole('button', { name: 'Report' })).toHaveCount(0)
  await visitor.goto('/opportunities/00000000-0000-4000-8000-000000000000')
  await expect(visitor.getByText('Opportunity not found')).toBeVisible()
  await visitor.close()
})

inBothThemes({ desktop: 'light' }, () => {
  test('the openings pass the accessibility checks', async ({ page }) => {
    await signUpGraduate(page)
    await page.goto(openings)
    await expect(card(page, programme)).toBeVisible()
    await axe(page)
    await earnASkill(page)
    await card(page, programme)
      .getByRole('button', { name: /% Match/ })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await axe(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Choose', exact: true }).click()
    await expect(page.getByRole('checkbox', { name: 'Hanover' })).toBeVisible()
    await axe(page)
    await page.keyboard.press('Escape')

    await card(page, programme).getByRole('link', { name: programme }).click()
    await expect(page.getByRole('heading', { level: 1, name: programme })).toBeVisible()
    await axe(page)
    for (const name of [`Apply: ${programme}`, 'Report']) {
      await pill(page, name).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await axe(page)
      await page.keyboard.press('Escape')
    }
  })
})

/** Completing a checklist task gives the first percent in a skill. */
async function earnASkill(page: Page): Promise<void> {
  const checklist = await page.request.get('/api/readiness')
  const { tasks }: { tasks: { id: string }[] } = await checklist.json()
  const completion = await page.request.post(`/api/readiness/${tasks[0]?.id}/done`, { data: {} })
  expect(completion.ok()).toBe(true)
  await page.goto(openings)
  await expect(card(page, programme).getByRole('button', { name: /% Match/ })).toBeVisible()
}
