import { readFile } from 'node:fs/promises'
import { axe, expect, signUp } from './app.ts'
import { staffWindow, test } from './staffed-app.ts'

const nextMonth = new Intl.DateTimeFormat('en-GB').format(Date.now() + 30 * 86_400_000)
const file = [
  'Job Title;Employer;Link;How to apply;Parish;Closing date',
  `Front desk trainee;Blue Mahoe Café;example.com/jobs/front-desk;;Manchester;${nextMonth}`,
  'Shop helper;Grant Hardware;;Bring your résumé to 12 King Street;St. Mary;',
  'Rider;Quick Bikes;example.com/jobs/rider;;Kingston;soon',
].join('\r\n')

test('staff preview a file of openings, import it held, publish it and undo it', async ({
  page: student,
  browser,
  app,
}) => {
  await signUp(student, { name: 'Tashana Grant' })
  const staff = await staffWindow(browser, app)
  const sheet = staff.getByRole('dialog')
  const confirm = async (name: RegExp, reason: string) => {
    await staff.getByRole('button', { name }).click()
    await sheet.getByLabel('Reason').fill(reason)
    await sheet.getByRole('button', { name }).click()
    await expect(sheet).toBeHidden()
  }
  await staff.goto('/staff?desk=feeds')
  const download = staff.waitForEvent('download')
  await staff.getByRole('button', { name: 'Download a sample file' }).click()
  const sample = await readFile(await (await download).path(), 'utf8')
  await staff.getByLabel('File').setInputFiles({
    name: 'sample.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sample),
  })
  await expect(staff.getByText(/2 rows in sample\.csv: 2 are new\./)).toBeVisible()

  // As Excel saves it on Windows in a country that separates with semicolons.
  const buffer = Buffer.from(file, 'latin1')
  await staff.getByLabel('File').setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer })
  await expect(staff.getByText(/3 rows in jobs\.csv: 2 are new, 1 has a problem\./)).toBeVisible()
  await expect(staff.getByRole('row').filter({ hasText: 'Rider' })).toContainText(
    'We cannot read the closing date “soon”.',
  )
  await expect(staff.getByText('Columns: 6 of 11 found')).toBeVisible()
  await axe(staff)
  await confirm(/^Add 2 openings/, 'The list that the HEART office sent us.')

  await expect(staff.getByRole('heading', { name: 'jobs.csv' })).toBeVisible()
  await expect(staff.getByText('2 waiting to be published')).toBeVisible()
  await axe(staff)
  const titles = async () => {
    const params = { type: 'all', q: 'front desk trainee' }
    const response = await student.request.get('/api/opportunities', { params })
    const { opportunities } = await response.json()
    return opportunities.map(({ title }: { title: string }) => title)
  }
  expect(await titles()).toEqual([])
  await confirm(/^Publish 2 openings/, 'Called both, they are real.')
  await expect(staff.getByText('2 published', { exact: true })).toBeVisible()
  expect(await titles()).toEqual(['Front desk trainee'])

  await confirm(/^Undo the import/, 'The office sent us the wrong list.')
  await expect(staff.getByText('Undone', { exact: true })).toBeVisible()
  expect(await titles()).toEqual([])
  await staff.getByRole('link', { name: 'Who did what with this file' }).click()
  await expect(staff.getByText(/undid the import of 2 openings from jobs\.csv\./)).toBeVisible()
  await staff.context().close()
})
