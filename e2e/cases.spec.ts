import { axe, expect, signUp, tell } from './app.ts'
import { openReport } from './reported-mentor.ts'
import { sheet } from './staff-desk.ts'
import { completeDetails, staffWindow, test } from './staffed-app.ts'

test('a report is a case from the first look to its end, and the reporter is asked for more @push', async ({
  page: student,
  browser,
  app,
}) => {
  const { mentor, staff } = await openReport(student, browser, app, 'Devon')
  await sheet(student).getByLabel('Did not turn up, more than once').check()
  await sheet(student).getByRole('button', { name: 'Send the report' }).click()
  await expect(sheet(student).getByRole('heading', { name: 'We got it' })).toBeVisible()

  await staff.goto('/staff')
  await staff.getByRole('button', { name: /^Unassigned \d+$/ }).click()
  await axe(staff)
  await staff.getByRole('link', { name: /Report Devon/ }).click()
  await staff.getByRole('button', { name: 'Take it' }).click()
  await expect(staff.getByText(/has this case\./)).toBeVisible()
  await staff.getByLabel('Note').fill('Called him, nobody answers.')
  await staff.getByRole('button', { name: 'Add note' }).click()
  await expect(staff.getByText('Called him, nobody answers.')).toBeVisible()
  await expect(staff.getByLabel('Note')).toHaveValue('')

  await staff.getByRole('button', { name: /^Ask for more: / }).click()
  await sheet(staff).getByLabel('When did it happen?').check()
  await sheet(staff).getByLabel('Reason').fill('She names no day in her report.')
  await sheet(staff)
    .getByRole('button', { name: /^Ask for more: / })
    .click()
  await expect(staff.getByText(/It waits for an answer/)).toBeVisible()
  await axe(staff)

  await student.goto('/notifications')
  await student.getByRole('link', { name: /We have a question about what you reported/ }).click()
  await expect(student.getByRole('heading', { name: 'Tell us more' })).toBeVisible()
  await axe(student)
  await student.getByLabel('Your answer').fill('On Monday at four.')
  await student.getByRole('button', { name: 'Send' }).click()
  await expect(student.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  // The open case shows the answer without a reload.
  await expect(staff.getByText('On Monday at four.')).toBeVisible()
  await staff.getByRole('button', { name: 'Close this report' }).click()
  await sheet(staff).getByLabel('Spoke to the reported person').check()
  await sheet(staff).getByLabel('Outcome').selectOption('Spoke with them')
  await sheet(staff).getByLabel('Reason').fill('He was ill, and has said sorry.')
  await sheet(staff).getByRole('button', { name: 'Close this report' }).click()
  await expect(
    staff.getByText('Spoke to the reported person. He was ill, and has said sorry.'),
  ).toBeVisible()
  await staff.getByRole('link', { name: 'All cases' }).click()
  await staff.getByRole('button', { name: 'Closed', exact: true }).click()
  await expect(staff.getByText(/closed a report about Devon/)).toBeVisible()
  await student.goto('/reports')
  await expect(student.getByText('We spoke with them about it.')).toBeVisible()
  for (const page of [staff, mentor]) await page.context().close()
})

test('a refused business reads why, sends it again, and comes back to the same colleague', async ({
  page: business,
  browser,
  app,
}) => {
  const { name } = await signUp(business, { role: 'business', name: 'Yanique Facey' })
  await tell(business, completeDetails.business)
  const staff = await staffWindow(browser, app)
  await staff.goto('/staff?list=unassigned')
  await staff.getByRole('link', { name: new RegExp(name) }).click()
  await staff.getByRole('button', { name: 'Take it' }).click()
  await staff.getByRole('button', { name: `Refuse ${name}` }).click()
  await sheet(staff).getByLabel('We could not reach you by phone.').check()
  await sheet(staff).getByLabel('Reason').fill('The number rings out, three days long.')
  await sheet(staff)
    .getByRole('button', { name: `Refuse ${name}` })
    .click()
  await expect(staff.getByText(/^Refused on/)).toBeVisible()

  await business.goto('/dashboard')
  await expect(business.getByText('We could not reach you by phone.').first()).toBeVisible()
  await business.goto('/profile')
  await business.getByLabel('What has changed?').fill('We have a new phone since Friday.')
  await business.getByRole('button', { name: 'Send again' }).click()
  await staff.goto('/staff')
  await staff.getByRole('link', { name: new RegExp(name) }).click()
  await expect(staff.getByText('We have a new phone since Friday.')).toBeVisible()
  await staff.context().close()
})
