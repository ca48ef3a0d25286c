import { expect, test } from 'vitest'
import { accountJobs } from '../accounts/jobs.ts'
import { later } from '../testing/later.ts'
import { startApp } from '../testing/start-app.ts'
import { deletedAccounts } from './deleted-accounts.ts'

const days = 24 * 60 * 60_000

test('an account deleted after seven days is recorded next to the backups, by id only', async () => {
  const app = await startApp()
  const [leaving, staying] = [await app.person(), await app.person()]
  await leaving.call('POST /api/account/delete', { password: leaving.password })
  const deleteDue = accountJobs(app.services).find(({ name }) => name === 'accounts.delete-due')
  await later(app, 8 * days, async () => deleteDue?.run({}))
  expect(await deletedAccounts(app.services.dataDir)).toEqual([leaving.userId])
  expect((await staying.call('GET /api/session', {})).user).not.toBeNull()
})
