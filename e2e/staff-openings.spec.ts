import type { Page } from '@playwright/test'
import { axe, expect, signUp } from './app.ts'
import { act, item } from './staff-desk.ts'
import { staffWindow, test } from './staffed-app.ts'

test('an opening that asks for money is held, published after a check, reported, and held again', async ({
  page: student,
  browser,
  app,
}) => {
  const title = 'Gate keeper at the stadium'
  const company = 'Race Day Limited'
  const staff = await staffWindow(browser, app)
  await staff.goto('/staff?desk=feeds')
  await staff.getByLabel('File').setInputFiles({
    name: 'openings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify([
        {
          title,
          company,
          url: 'https://race-day.example/gates',
          description: 'Pay a registration fee of J$5,000 to start.',
        },
      ]),
    ),
  })
  await act(staff, 'Add 1 opening from openings.json', 'The organiser sent us the list.')
  await expect(staff.getByText('1 held', { exact: true })).toBeVisible()
  await axe(staff)

  await staff.getByRole('tab', { name: 'Openings' }).click()
  await expect(item(staff, title).getByText('Asks the applicant for money.')).toBeVisible()
  await axe(staff)
  await act(staff, `Publish “${title}”`, 'The fee is for a badge and comes back.')
  await expect(item(staff, title)).toHaveCount(0)

  await signUp(student)
  const opening = await openingOf(student, title)
  const report = { reason: 'unsafe', note: 'They asked for my bank card.' }
  await student.request.post(`/api/opportunities/${opening}/report`, { data: report })
  await staff.getByRole('combobox', { name: 'Openings' }).selectOption('Reported, longest first')
  await expect(item(staff, title).getByText(report.note)).toBeVisible()
  await expect(item(staff, title).getByText('It feels unsafe')).toBeVisible()
  await axe(staff)
  await act(
    staff,
    `Hold “${title}”`,
    'Nobody there answers.',
    'We could not confirm that this opening exists.',
  )
  await expect(item(staff, title)).toHaveCount(0)
  expect((await student.request.get(`/api/opportunities/${opening}`)).status()).toBe(404)
  await staff.context().close()
})

async function openingOf(student: Page, title: string): Promise<string> {
  const response = await student.request.get('/api/opportunities', {
    params: { type: 'all', q: title },
  })
  const { opportunities } = await response.json()
  expect(opportunities).toHaveLength(1)
  return opportunities[0].id
}

test('several openings are removed with one reason, and each is in the log @push', async ({
  browser,
  app,
}) => {
  const staff = await staffWindow(browser, app)
  const rows = ['Mango Picker', 'Mango Packer', 'Mango Seller'].map(
    (title, index) => `${title},Parish Farm,https://farm.example.com/${index}`,
  )
  const file = ['title,company,url', ...rows].join('\n')
  const reason = 'From the ministry, read by us.'
  const data = { fileName: 'farm.csv', file, reason }
  const batch = await staff.request.post('/api/staff/imports', { data })
  expect(batch.ok(), await batch.text()).toBe(true)
  const { id } = await batch.json()
  const publish = await staff.request.post(`/api/staff/imports/${id}/publish`, { data: { reason } })
  expect(publish.ok(), await publish.text()).toBe(true)
  await staff.goto('/staff?desk=posts&list=published&q=Mango')
  await staff.getByLabel('Select “Mango Picker”').check()
  await staff.getByLabel('Select “Mango Packer”').check()
  await expect(staff.getByText('2 selected')).toBeVisible()
  await axe(staff)
  await act(
    staff,
    'Remove 2 openings',
    'The farm has closed for good.',
    'We could not confirm that this opening exists.',
  )
  await expect(staff.getByLabel('Select “Mango Seller”')).toBeVisible()
  await expect(staff.getByLabel('Select “Mango Picker”')).toHaveCount(0)
  await expect(staff.getByText(/ selected$/)).toHaveCount(0)
  await staff.getByRole('tab', { name: 'Log' }).click()
  await expect(staff.getByText(/removed the opening Mango/)).toHaveCount(2)
  await staff.context().close()
})
