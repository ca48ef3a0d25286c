import { expect, test } from 'vitest'
import { earnSkill, listedOpenings, newOpening } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'

test('the parish of the profile counts as wanted, until the student chooses places', async () => {
  const app = await startApp()
  const student = await app.person('student', { age: '22' })
  await earnSkill(app.services, student.userId, 'communication', 430)
  await listedOpenings(app.services, [newOpening({ title: 'Parish trainee', place: 'Hanover' })])
  const placePart = async () => {
    const { opportunities } = await student.call('GET /api/opportunities', { q: 'parish trainee' })
    return opportunities[0]?.match?.parts.find(({ name }) => name === 'place')
  }
  expect(await placePart()).toMatchObject({ points: 0, unsaid: true })
  await student.call('PATCH /api/profile', { fields: { parish: 'Hanover' } })
  expect(await placePart()).toMatchObject({ points: 3, text: 'Where you want to work: Hanover' })
  await student.call('PUT /api/job-wish', { kinds: [], places: ['Portland'], reminders: false })
  expect(await placePart()).toMatchObject({ points: 1 })
})
