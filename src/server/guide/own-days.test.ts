import { beforeAll, describe, expect, test } from 'vitest'
import { daysAfter } from '#domain/day.ts'
import { firstName } from '#domain/people/profile.ts'
import { dayAndTime } from '#domain/text/day-and-time.ts'
import { mentorWithTimes, newMentorRequest, plannedSession } from '../testing/mentors.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import type { Asker } from './known-queries.ts'
import { guideAnswer, materialFor } from './queries.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const sources = () => ({ ...app.services, now: app.services.now() })

async function reply({ userId }: Visitor, text: string, role: Asker['role'] = 'student') {
  return guideAnswer(sources(), { userId, role, adult: true }, text)
}

describe('a question about the own streak', () => {
  test('is answered with its days, and whether today counts', async () => {
    const start = app.services.now()
    const student = await app.person()
    await student.call('POST /api/check-in', {})
    const { text, answeredBy } = await reply(student, 'how many days is my streak')
    expect(answeredBy.id).toBe('own/streak')
    expect(text).toContain('**1 day**')
    expect(text).toContain('Today counts already')
    try {
      app.setTime(daysAfter(start, 1))
      expect((await reply(student, 'mi streak')).text).toContain('Today does not count yet')
      app.setTime(daysAfter(start, 4))
      expect((await reply(student, 'mi streak')).text).toContain('You have no streak at the moment')
    } finally {
      app.setTime(start)
    }
  })
})

describe('a question about the own mentor sessions', () => {
  test('is answered with the time of a planned one, to its student only', async () => {
    const { student, startsAt } = await plannedSession(app)
    const { text, answeredBy } = await reply(student, 'when is my session')
    expect(answeredBy.id).toBe('own/sessions')
    expect(text).toContain(dayAndTime(startsAt))
    const other = await reply(await app.person(), 'when is my session')
    expect(other.text).toContain('You have no mentor session planned')
  })

  test('says of a request that it waits for the mentor', async () => {
    const [student, mentor] = [
      await app.person('student', { age: '19' }),
      await mentorWithTimes(app),
    ]
    await newMentorRequest(app, student, mentor)
    const { text } = await reply(student, 'did my mentor accept my request')
    expect(text).toContain('No session is certain yet')
    expect(text).toContain('waiting for the mentor')
  })

  test('names no mentor in what a model gets', async () => {
    const { student, mentor } = await plannedSession(app)
    const { name } = await app.services.db
      .selectFrom('user_profiles')
      .select('display_name as name')
      .where('user_id', '=', mentor.userId)
      .executeTakeFirstOrThrow()
    const asker = { userId: student.userId, role: 'student', adult: true } as const
    const { material } = await materialFor(sources(), asker, 'when is my session')
    expect(material[0]?.text).toContain('Your next mentor sessions')
    expect(material[0]?.text).not.toContain(firstName(name))
  })
})

test.each(['mi streak', 'when is my session', 'how much xp do i have', 'did i get the job'])(
  'a guardian, a mentor and a business are told nothing about students: "%s"',
  async (question) => {
    for (const role of ['guardian', 'mentor', 'business'] as const) {
      const person = await app.person(role)
      const { text } = await reply(person, question, role)
      expect(text).toContain('I tell only a student this')
    }
  },
)
