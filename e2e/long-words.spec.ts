import { request, type Page } from '@playwright/test'
import { expect, signUp, tell } from './app.ts'
import { publishHeld, staffWindow, test, verify } from './staffed-app.ts'

const long = 'Antidisestablishmentarianism'
const posting = {
  title: `Helper ${long.repeat(3)}`,
  description: `${long.repeat(12)} https://${long.repeat(6)}`,
  kind: 'internship',
  place: 'Clarendon',
  town: long.repeat(2),
  pay: null,
  duration: long.repeat(3),
  deadline: null,
  skills: [long.repeat(2), 'teamwork', 'Customer service'],
  minAge: null,
  maxAge: null,
  schooling: null,
}

test(
  'long words and skills fit every page at any width @push',
  { tag: '@desktop' },
  async ({ page, browser, app }) => {
    const { email } = await signUp(page, { role: 'business', name: 'Patricia Reid' })
    await tell(page, { companyName: `${long.repeat(3)} Bakery` })
    const staff = await staffWindow(browser, app)
    await verify(staff, page, email)
    await staff.context().close()
    const response = await page.request.post('/api/postings', { data: posting })
    expect(response.ok(), await response.text()).toBe(true)
    const { id } = await response.json()

    await atEveryWidth(page, async () => {
      await page.goto(`/business/postings/${id}`)
      await page.getByRole('button', { name: 'See it as students do' }).click()
      const sheet = page.getByRole('dialog', { name: 'As students see it' })
      await expect(sheet.getByText('Teamwork')).toBeVisible()
      const overflow = await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })

    await page.request.post(`/api/postings/${id}/publish`, { data: {} })
    const desk = await request.newContext({
      baseURL: app.url,
      storageState: app.staff.session,
    })
    await publishHeld(desk, id)
    await desk.dispose()

    const visitor = await (await browser.newContext()).newPage()
    await atEveryWidth(visitor, async () => {
      await visitor.goto(`/opportunities/${id}`)
      await expect(visitor.getByText('Who it is for').or(visitor.getByText('Skills'))).toBeVisible()
      await expect(visitor).toHaveTitle(new RegExp(`^Helper ${long}`))
      const header = await visitor.getByRole('banner').boundingBox()
      expect(header?.height).toBeLessThan(80)
    })
  },
)

async function atEveryWidth(page: Page, show: () => Promise<void>): Promise<void> {
  for (const width of [320, 360, 1280]) {
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 740 })
      await show()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}
