import { expect, test } from 'vitest'
import { writtenPosting } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'

const app = await startApp()

test('a draft with code in it is refused by field, so that nothing typed is left out', async () => {
  const owner = await app.person('business', { companyName: 'Hope Bakery' })
  const code = { title: 'Tyres <b>', description: 'Salt &amp; fish', town: '<i>Bath' }
  const { fields } = await owner.refused('POST /api/postings', { ...writtenPosting, ...code })
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(['description', 'title', 'town'])
  const title = 'Salt & fish < 2 days'
  expect((await owner.call('POST /api/postings', { ...writtenPosting, title })).title).toBe(title)
})
