import type { Page } from '@playwright/test'
import { expect, signUp, test } from './app.ts'
import { expectToFit, lesson, studentPages } from './fitting.ts'

// The browser's own text size, as set by somebody who needs large text: media queries in rem follow it.
test.use({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
      await provide({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
})

for (const width of [360, 320]) {
  test(`a student's pages fit a screen ${width} pixels wide with text at 200 % @push`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await signUp(page)
    for (const path of studentPages) await expectToFit(page, path)
    await page.goto(lesson)
    // The bars scroll away so that the text has the whole screen.
    await expect(page.getByRole('navigation', { name: 'Lesson' })).toHaveCSS('position', 'static')
    await page.goto('/courses')
    for (const bar of [page.getByRole('banner'), page.getByRole('navigation', { name: 'Main' })])
      await expect(bar).toHaveCSS('position', 'static')
    await page.getByRole('button', { name: /^Your menu/ }).click()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL(/\/(login)?$/)
  })
}

for (const width of [360, 320]) {
  test(`a guardian's pages fit a screen ${width} pixels wide with text at 200 % @push`, async ({
    page,
    browser,
  }) => {
    const student = await (await browser.newContext()).newPage()
    await signUp(student, { name: 'Shanice Campbell-Wright' })
    const { code } = await post(student, '/api/link-codes')
    await page.setViewportSize({ width, height: 740 })
    await signUp(page, { role: 'guardian', name: 'Marcia Grant' })
    await post(page, '/api/link-codes/enter', { code })
    const links = await (await student.request.get('/api/guardians')).json()
    await post(student, `/api/guardians/${links.guardians[0].id}/accept`)
    await post(student, '/api/check-in')
    const shop = { title: 'Shop assistant', company: 'Ital Foods', state: 'applied' }
    await post(student, '/api/applications/manual', shop)
    await student.context().close()

    await page.goto('/dashboard')
    const link = page.getByRole('link', { name: /^Shanice Campbell-Wright Level/ })
    const address = await link.getAttribute('href')
    for (const path of ['/dashboard', address ?? 'no address']) await expectToFit(page, path)
  })
}

async function post(page: Page, path: string, data: object = {}) {
  const answer = await page.request.post(path, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
