import { axe, expect } from './app.ts'
import { openReport } from './reported-mentor.ts'
import { test } from './staffed-app.ts'

test('a person who is not safe first sees who to call, and a second tap does not hide it @push', async ({
  page: student,
  browser,
  app,
}) => {
  await openReport(student, browser, app, 'Winston')
  const sheet = student.getByRole('dialog')
  await sheet.getByRole('button', { name: 'I am not safe now' }).click()
  await expect(sheet.getByRole('heading', { name: 'You are not alone' })).toBeInViewport()
  await expect(sheet.getByRole('link', { name: /^Call / }).first()).toBeInViewport()
  await axe(student)

  await sheet.getByRole('button', { name: 'Tell our staff too' }).dblclick()
  await expect(sheet.getByRole('heading', { name: 'We got it' })).toBeVisible()
  // A second tap in the same place would have pressed this.
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(sheet.getByRole('heading', { name: 'We got it' })).toBeVisible()
  // The report removes the mentor from the page below, but the numbers to call must stay.
  await expect(student.getByText('This mentor is no longer available')).toBeAttached()
  await expect(sheet.getByRole('link', { name: /^Call / }).first()).toBeVisible()
})
