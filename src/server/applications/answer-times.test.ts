import { expect, test } from 'vitest'
import { hourMs } from '#domain/duration.ts'
import { decline, offer, writtenOffer } from '../testing/interviews.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'

const app = await startApp()
const { services } = app

function hoursLater(hours: number) {
  app.setTime(new Date(services.now().getTime() + hours * hourMs))
}

test('the times to answer and to hire are the middle ones, from the day somebody applied', async () => {
  const { owner, id } = await postedOpening(app)
  const times = () => owner.call('GET /api/postings/:id/times', { id })
  expect(await times()).toEqual({
    applied: 0,
    answered: 0,
    hoursToAnswer: null,
    hired: 0,
    hoursToHire: null,
  })
  const people = []
  for (let count = 0; count < 4; count += 1) {
    const student = await app.person('student', { age: '19' })
    const sent = { opportunityId: id, share: ['name' as const] }
    const { application } = await student.call('POST /api/applications', sent)
    people.push({ student, ids: { id, applicationId: application.id } })
  }
  const [first, second, third] = people
  if (!first || !second || !third) throw new Error('nobody applied')
  hoursLater(2)
  await owner.call(decline, first.ids)
  hoursLater(4)
  await owner.call(offer, { ...second.ids, ...writtenOffer(services.now()) })
  hoursLater(24)
  const acceptance = { id: second.ids.applicationId, state: 'accepted' } as const
  await second.student.call('POST /api/applications/:id/move', acceptance)
  hoursLater(70)
  await owner.call(decline, third.ids)
  const expected = { applied: 4, answered: 3, hoursToAnswer: 6, hired: 1, hoursToHire: 30 }
  expect(await times()).toEqual(expected)
  expect((await owner.call('GET /api/business', {})).times).toEqual(expected)
})
