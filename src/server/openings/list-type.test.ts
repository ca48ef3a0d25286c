import { expect, test } from 'vitest'
import type { ListedOpening } from '../feeds/normalise.ts'
import { listedOpenings, newOpening } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

test('the list starts with internships if one is open to the student, else with all', async () => {
  const app = await startApp()
  // Without the shipped programmes, the two below are the only openings.
  await app.services.db.updateTable('opportunities').set({ status: 'expired' }).execute()
  const asks = { minAge: 18, maxAge: null, schooling: null, service: false }
  const openings: Partial<ListedOpening>[] = [
    { title: 'Intern of age', asks },
    { title: 'Helper', kind: 'part-time' },
  ]
  await listedOpenings(app.services, openings.map(newOpening))
  const titles = async (student: Visitor, type?: 'internship') => {
    const page = await student.call('GET /api/opportunities', type ? { type } : {})
    return [page.type, ...page.opportunities.map(({ title }) => title)]
  }
  const young = await app.person('student', { age: '16' })
  expect(await titles(young)).toEqual(['all', 'Helper', 'Intern of age'])
  expect(await titles(young, 'internship')).toEqual(['internship', 'Intern of age'])
  await listedOpenings(app.services, [newOpening({ title: 'Camp leader', kind: 'volunteer' })])
  const found = async (q: string) => {
    const page = await young.call('GET /api/opportunities', { q })
    return [page.type, ...page.opportunities.map(({ title }) => title)]
  }
  expect(await found('summer job')).toEqual(['all', 'Helper', 'Intern of age'])
  expect(await found('summer work')).toEqual(['all', 'Helper', 'Intern of age'])
  const grown = await app.person('student', { age: '19' })
  expect(await titles(grown)).toEqual(['internship', 'Intern of age'])
})
