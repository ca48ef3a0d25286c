import { expect, signUp, tell } from './app.ts'
import { staffWindow, startStaffedApp, test as base, completeDetails } from './staffed-app.ts'

/** A server with two staff accounts. */
const test = base.extend<object, { app: Awaited<ReturnType<typeof startStaffedApp>> }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its braces
    async ({}, provide) => {
      const app = await startStaffedApp({}, ['omar@example.com'])
      await provide(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('an open sheet says when a colleague has decided, and keeps what was typed', async ({
  page: mentor,
  browser,
  app,
}) => {
  const { name } = await signUp(mentor, { role: 'mentor', name: 'Andre Brown' })
  await tell(mentor, completeDetails.mentor)
  const staff = await staffWindow(browser, app)
  const colleague = await staffWindow(browser, app, app.colleagues[0])
  for (const window of [staff, colleague]) await window.goto('/staff?desk=verification')

  const reason = 'His number does not answer, and I tried it on three days.'
  const open = staff.getByRole('dialog')
  await staff.getByRole('button', { name: `Refuse ${name}` }).click()
  await open.getByLabel('We could not reach you by phone.').check()
  await open.getByLabel('Reason').fill(reason)

  await colleague.getByRole('button', { name: `Verify ${name}` }).click()
  const theirs = colleague.getByRole('dialog')
  await theirs.getByLabel('Spoke on the phone').check()
  await theirs.getByLabel('Spoke to reference 1').check()
  await theirs.getByLabel('Spoke to reference 2').check()
  await theirs.getByLabel('Reason').fill('He called back, and the bank knows him.')
  await theirs.getByRole('button', { name: `Verify ${name}` }).click()
  await expect(theirs).toBeHidden()

  // The card is gone from the list, but the sheet stays open.
  await expect(staff.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
  await expect(open.getByRole('status')).toHaveText(
    /^\S.* verified Andre B at \d{1,2}:\d\d [AP]M\. Your words are still here\.$/,
  )
  await expect(open.getByLabel('Reason')).toHaveValue(reason)
  await expect(open.getByLabel('We could not reach you by phone.')).toBeChecked()

  await open.getByRole('button', { name: `Refuse ${name}` }).click()
  await expect(open.getByText(/verified Andre B at \d{1,2}:\d\d [ap]m\.$/)).toBeVisible()
  await expect(open.getByLabel('Reason')).toHaveValue(reason)
  await mentor.reload()
  await expect(mentor.getByText(/^Verification pending\./)).toHaveCount(0)
  for (const window of [staff, colleague]) await window.context().close()
})
