import { axe, expect } from './app.ts'
import { otherStudent, publish, verifiedBusiness } from './businesses.ts'
import { test } from './staffed-app.ts'

test('a business finds, stars and notes applicants, and answers several of them at once', async ({
  page,
  browser,
  app,
}) => {
  await verifiedBusiness({ page, browser, app }, 'Miss Pat Bakery')
  const id = await publish(page, app)
  const people = []
  for (const message of ['I bake rye bread every Sunday.', 'I can start at 5 AM.']) {
    const { page: student, person } = await otherStudent(browser, { age: '20' })
    const data = { opportunityId: id, share: ['name', 'email'], message }
    expect((await student.request.post('/api/applications', { data })).ok()).toBe(true)
    people.push({ student, person })
  }
  const [baker, early] = people
  if (baker === undefined || early === undefined) throw new Error('nobody applied')
  await page.goto(`/business/postings/${id}/applicants`)
  const cardOf = ({ person }: typeof baker) =>
    page.getByRole('listitem').filter({ hasText: person.name })

  await cardOf(baker)
    .getByRole('button', { name: `Star: ${baker.person.name}` })
    .click()
  await page.getByRole('button', { name: `Add a private note: ${baker.person.name}` }).click()
  await page.getByRole('textbox', { name: 'Private note (optional)' }).fill('Ask about Sundays')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(cardOf(baker).getByText('Ask about Sundays')).toBeVisible()
  await axe(page)

  await page.getByLabel('Search what applicants shared').fill('5 am')
  await expect(cardOf(baker)).toHaveCount(0)
  await expect(cardOf(early)).toBeVisible()
  await page.getByLabel('Search what applicants shared').fill('nobody has this')
  await expect(page.getByText('Nobody found')).toBeVisible()
  await page.getByRole('button', { name: 'Show everybody' }).click()
  await page.getByLabel('Show', { exact: true }).selectOption('starred')
  await expect(cardOf(early)).toHaveCount(0)
  await expect(cardOf(baker)).toBeVisible()
  // The choice survives a reload.
  await page.reload()
  await expect(page.getByLabel('Show', { exact: true })).toHaveValue('starred')
  await page.getByLabel('Show', { exact: true }).selectOption('all')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Spreadsheet' }).click()
  expect((await download).suggestedFilename()).toBe('applicants.csv')

  await page.getByLabel('Choose all 2 shown').check()
  await page.getByRole('button', { name: 'Say no to 2' }).click()
  const sheet = page.getByRole('dialog', { name: 'Say no to 2 people?' })
  await sheet.getByRole('radio', { name: 'The place has been filled.' }).check()
  await axe(page)
  await sheet.getByRole('button', { name: 'Say no to 2 people' }).click()
  await expect(page.getByText('We told 2 people.').first()).toBeVisible()
  for (const each of people) {
    await expect(cardOf(each).getByText('The place has been filled.')).toBeVisible()
    await each.student.context().close()
  }
})
