import type { Browser, Page } from '@playwright/test'
import { expect, signUp, tell } from './app.ts'
import { dayAhead } from './interviews.ts'
import { sheet } from './staff-desk.ts'
import { completeDetails } from './staffed-app.ts'

/** The people of a month, each in a window. The clock of the server is three days ahead. */
interface People {
  student: Page
  guardian: Page
  business: Page
  staff: Page
}

/** A business is refused with a reason, and sends what it was asked for. */
export async function refusedBusinessSendsAgain({ staff }: People, browser: Browser) {
  const shop = await (await browser.newContext()).newPage()
  const { name } = await signUp(shop, { role: 'business', name: 'Yanique Facey' })
  await tell(shop, completeDetails.business)
  await staff.goto('/staff?desk=verification')
  await staff.getByRole('button', { name: `Refuse ${name}` }).click()
  await sheet(staff).getByLabel('We could not reach you by phone.').check()
  await sheet(staff).getByLabel('Reason').fill('The number rings out, three days long.')
  await sheet(staff)
    .getByRole('button', { name: `Refuse ${name}` })
    .click()
  await expect(sheet(staff)).toBeHidden()
  await shop.goto('/profile')
  await expect(shop.getByText('We could not reach you by phone.').first()).toBeVisible()
  await shop.getByLabel('What has changed?').fill('We have a new phone since Friday.')
  await shop.getByRole('button', { name: 'Send again' }).click()
  await staff.goto('/staff?desk=verification')
  await expect(staff.getByRole('button', { name: `Verify ${name}` })).toBeVisible()
  await shop.context().close()
}

/** The owner gives a colleague a seat, who answers applicants from now on. */
export async function colleagueJoins({ business }: People, browser: Browser): Promise<Page> {
  const colleague = await (await browser.newContext()).newPage()
  const { email, name } = await signUp(colleague, { role: 'business', name: 'Omar Facey' })
  await business.goto('/business/colleagues')
  await business.getByLabel('Their email address').fill(email)
  await business.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(business.getByRole('heading', { name: 'Invited' })).toBeVisible()
  await colleague.goto('/business/colleagues')
  await colleague.getByLabel('I am 18 or over').check()
  await colleague.getByRole('button', { name: /^Join / }).click()
  await expect(business.getByRole('button', { name: `Remove: ${name}` })).toBeVisible()
  return colleague
}

/** None of the times suits the student, so the colleague proposes another day, which the guardian reads. */
export async function interviewIsMoved({ student, guardian }: People, colleague: Page) {
  await student.getByRole('button', { name: 'Café trainee' }).click()
  await student.getByRole('button', { name: 'None of these works' }).click()
  await expect(student.getByRole('heading', { name: 'You asked for other times' })).toBeVisible()
  await colleague.goto('/dashboard')
  await colleague.getByRole('link', { name: /Café trainee 1 asks for other times/ }).click()
  await colleague.getByRole('button', { name: 'Propose other times: Tia Gordon' }).click()
  await sheet(colleague).getByLabel('Day', { exact: true }).fill(dayAhead(9))
  await sheet(colleague).getByRole('button', { name: 'Propose these times' }).click()
  await student.getByRole('radio').check()
  await student.getByRole('button', { name: 'Choose this time' }).click()
  await expect(student.getByRole('heading', { name: 'Your interview' })).toBeVisible()
  await expect(guardian.getByText('14 Hope Road, beside the pharmacy')).toBeVisible()
  await expect(colleague.getByText(/^Tia Gordon chose this time\./)).toBeVisible()
}

/** The offer is accepted, and the guardian is told what, from when and for how much. */
export async function offerIsAccepted({ student, guardian }: People, colleague: Page) {
  await colleague.getByRole('button', { name: 'Make an offer: Tia Gordon' }).click()
  const offer = sheet(colleague)
  await offer.getByLabel('First day of work').fill(dayAhead(20))
  await offer.getByLabel('Hours a week').fill('16')
  await offer.getByLabel('Pay in J$').fill('650')
  await offer.getByLabel('Answer by').fill(dayAhead(12))
  await offer.getByRole('button', { name: 'Send the offer' }).click()
  await expect(offer).toBeHidden()
  await student.getByRole('button', { name: 'Accept the offer: Café trainee' }).click()
  await student.getByRole('button', { name: 'Accept the offer', exact: true }).click()
  await expect(student.getByRole('heading', { name: 'What you accepted' })).toBeVisible()
  await expect(colleague.getByRole('heading', { name: 'What they accepted' })).toBeVisible()
  await expect(guardian.getByText('J$650 an hour', { exact: true })).toBeVisible()
  await guardian.goto('/notifications')
  await expect(guardian.getByRole('link', { name: /Tia accepted an offer/ })).toBeVisible()
}

/** The student reports the mentor; staff take the case, ask them, and close it with an outcome that the student reads. */
export async function reportIsSettled({ student, staff }: People) {
  await student.goto('/mentor-sessions')
  await student
    .getByRole('button', { name: /^Report/ })
    .first()
    .click()
  await sheet(student).getByLabel('Did not turn up, more than once').check()
  await sheet(student).getByRole('button', { name: 'Send the report' }).click()
  await expect(sheet(student).getByRole('heading', { name: 'We got it' })).toBeVisible()
  await staff.goto('/staff?list=unassigned')
  await staff.getByRole('link', { name: /Report Delroy/ }).click()
  await staff.getByRole('button', { name: 'Take it' }).click()
  await staff.getByLabel('Note').fill('Called him, nobody answers.')
  await staff.getByRole('button', { name: 'Add note' }).click()
  await expect(staff.getByText('Called him, nobody answers.')).toBeVisible()
  await staff.getByRole('button', { name: 'Close this report' }).click()
  await sheet(staff).getByLabel('Spoke to the reported person').check()
  await sheet(staff).getByLabel('Outcome').selectOption('Spoke with them')
  await sheet(staff).getByLabel('Reason').fill('He was ill, and has said sorry.')
  await sheet(staff).getByRole('button', { name: 'Close this report' }).click()
  await expect(sheet(staff)).toBeHidden()
  await student.goto('/reports')
  await expect(student.getByText('We spoke with them about it.')).toBeVisible()
}

/** Staff import a list of openings and take it back. */
export async function importIsUndone({ staff }: People) {
  const closes = new Intl.DateTimeFormat('en-GB').format(Date.now() + 30 * 86_400_000)
  const rows = ['Job Title;Employer;How to apply;Parish;Closing date']
  rows.push(`Stock helper;Grant Hardware;Call at 12 King Street;Manchester;${closes}`)
  const buffer = Buffer.from(rows.join('\r\n'))
  await staff.goto('/staff?desk=feeds')
  await staff.getByLabel('File').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
  const confirm = async (name: RegExp, reason: string) => {
    await staff.getByRole('button', { name }).click()
    await sheet(staff).getByLabel('Reason').fill(reason)
    await sheet(staff).getByRole('button', { name }).click()
    await expect(sheet(staff)).toBeHidden()
  }
  await confirm(/^Add 1 opening/, 'The list that the HEART office sent us.')
  await confirm(/^Undo the import/, 'The office sent us the wrong list.')
  await expect(staff.getByText('Undone', { exact: true })).toBeVisible()
}
