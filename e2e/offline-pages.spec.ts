import { expect, signUp, test } from './app.ts'
import { readyForOffline } from './offline.ts'

test.use({ serviceWorkers: 'allow' })

/** Pages that a student opens for the first time without a connection, and what each of them shows. */
const shown: readonly (readonly [address: string, text: RegExp])[] = [
  ['/dashboard?tab=skills', /^Skill progress$/i],
  ['/dashboard?tab=opportunities&saved=yes', /^Press Save on an opening/],
  ['/courses', /Budget the J\$ Way/],
  ['/review', /Nothing to review today/],
  ['/assessments', /Budgeting/],
  ['/portfolio', /portfolio/i],
  ['/readiness', /Mark as done/],
  ['/applications', /No applications yet/],
  ['/achievements', /achievements/i],
  ['/me', /Kemar/],
  ['/unsent', /Everything is sent/],
]

test('with no network the pages of a student open with what the device has, without having been opened before', async ({
  page,
  context,
}) => {
  await signUp(page)
  await readyForOffline(page)
  await context.setOffline(true)
  for (const [address, text] of shown) {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.getByText(text).filter({ visible: true }).first(), address).toBeVisible()
    await expect(main.getByText(/^Loading|did not load/), address).toHaveCount(0)
  }
})
