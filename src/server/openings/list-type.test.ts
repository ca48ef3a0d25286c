import { expect, test } from 'vitest'
import type { ListedOpening } from '../feeds/normalise.ts'
import { listedOpenings, newOpening } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

test('the list starts with internships if one is open to the student, else with all types', async () => {
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
  const minor = await app.person('student', { age: '16' })
  expect(await titles(minor)).toEqual(['all', 'Helper', 'Intern of age'])
  expect(await titles(minor, 'internship')).toEqual(['internship', 'Intern of age'])
  await listedOpenings(app.services, [newOpening({ title: 'Camp leader', kind: 'volunteer' })])
  const searchResults = async (q: string) => {
    const page = await minor.call('GET /api/opportunities', { q })
    return [page.type, ...page.opportunities.map(({ title }) => title)]
  }
  expect(await searchResults('summer job')).toEqual(['all', 'Helper', 'Intern of age'])
  expect(await searchResults('summer work')).toEqual(['all', 'Helper', 'Intern of age'])
  const adult = await app.person('student', { age: '19' })
  expect(await titles(adult)).toEqual(['internship', 'Intern of age'])
})
