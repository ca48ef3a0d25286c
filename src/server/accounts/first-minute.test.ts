import { beforeAll, describe, expect, test } from 'vitest'
import { situationFor } from '#domain/learning/situation.ts'
import type { StudentGoal } from '#domain/people/student-goals.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let addresses = 0

beforeAll(async () => {
  app = await startApp()
})

function somebody(more: Record<string, unknown> = {}) {
  addresses += 1
  const email = `first.${addresses}@example.com`
  return { name: 'Kerry-Ann Reid', email, password: 'mango season', ...more }
}

/** The position of an option for each step: the right one, or one after it. */
function answersOf(kind: 'right' | 'wrong', goal?: StudentGoal): Record<string, number> {
  return Object.fromEntries(
    situationFor(app.services.content.firstMinute, goal).steps.map(({ id, options }) => {
      const right = options.findIndex((option) => option.right)
      return [id, kind === 'right' ? right : (right + 1) % options.length]
    }),
  )
}

async function paidTo(visitor: Visitor) {
  const { user } = await visitor.call('GET /api/session', {})
  if (user === null) throw new Error('Nobody is signed in')
  return app.services.db
    .selectFrom('xp_activities')
    .select(['award_key', 'amount', 'description'])
    .where('user_id', '=', user.id)
    .where('type', '=', 'first_minute')
    .execute()
}

describe('what was played and chosen before signing up', () => {
  test.for(['right', 'wrong'] as const)('pays 20 XP once, with %s answers', async (kind) => {
    const student = app.visitor()
    await student.call('POST /api/sign-up', somebody({ firstMinute: { answers: answersOf(kind) } }))
    expect(await paidTo(student)).toEqual([
      { award_key: 'first-minute', amount: 20, description: 'Played "Your first morning at work"' },
    ])
    // With the 50 of the first achievement.
    expect(await student.call('GET /api/dashboard', {})).toMatchObject({ student: { xp: 70 } })
    await student.call('POST /api/profile/repair', {})
    expect(await paidTo(student)).toHaveLength(1)
  })

  test('pays for the situation of the chosen goal, and for no other', async () => {
    const answers = answersOf('right', 'own-hustle')
    const student = app.visitor()
    const firstMinute = { goal: 'own-hustle', answers }
    await student.call('POST /api/sign-up', somebody({ firstMinute }))
    expect(await paidTo(student)).toMatchObject([
      { amount: 20, description: 'Played "Your first customer"' },
    ])
    const other = app.visitor()
    const unfit = { goal: 'training', answers }
    await other.call('POST /api/sign-up', somebody({ firstMinute: unfit }))
    expect(await paidTo(other)).toEqual([])
  })

  test('pays nothing when an answer is missing or is not an option', async () => {
    const all = answersOf('right')
    const [first = ''] = Object.keys(all)
    const { [first]: _, ...two } = all
    for (const answers of [undefined, {}, two, { ...all, [first]: 7 }, { ...all, more: 0 }]) {
      const student = app.visitor()
      const firstMinute = answers === undefined ? {} : { answers }
      await student.call('POST /api/sign-up', somebody({ firstMinute }))
      expect(await paidTo(student)).toEqual([])
    }
  })

  test.for(['mentor', 'guardian', 'business'])('is left out for a %s', async (role) => {
    const visitor = app.visitor()
    const firstMinute = { goal: 'training', parish: 'Portland', answers: answersOf('right') }
    await visitor.call('POST /api/sign-up', somebody({ role, firstMinute }))
    expect(await paidTo(visitor)).toEqual([])
  })

  test('is stored in the profile, shown back, changed and exported', async () => {
    const student = app.visitor()
    const firstMinute = { goal: 'own-hustle', parish: 'St. Mary', dailyMinutes: 15 }
    await student.call(
      'POST /api/sign-up',
      somebody({ role: 'student', details: { school: 'Titchfield High' }, firstMinute }),
    )
    const values = async () => {
      const { fields } = await student.call('GET /api/profile', {})
      return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
    }
    const school = 'Titchfield High'
    const chosen = { goal: 'own-hustle', parish: 'St. Mary', dailyMinutes: '15' }
    expect(await values()).toMatchObject({ school, ...chosen })
    await student.call('PATCH /api/profile', { fields: { parish: 'Hanover', dailyMinutes: '' } })
    expect(await values()).toMatchObject({ ...chosen, parish: 'Hanover', dailyMinutes: '' })
    const { tables } = await student.call('POST /api/my-data/export', {})
    expect(tables['student_profiles']).toMatchObject([{ goal: 'own-hustle', parish: 'Hanover' }])
  })

  test('must be what was offered', async () => {
    for (const wrong of [{ goal: 'fame' }, { parish: 'Miami' }, { dailyMinutes: 7 }, { xp: 500 }]) {
      const person = somebody({ firstMinute: wrong })
      expect(await app.visitor().send('POST', '/api/sign-up', person)).toMatchObject({
        status: 400,
      })
    }
    const student = await app.person()
    for (const fields of [{ goal: 'fame' }, { parish: 'Miami' }, { dailyMinutes: '7' }]) {
      expect(await student.refused('PATCH /api/profile', { fields })).toMatchObject({
        status: 400,
        message: 'Choose one from the list.',
      })
    }
  })

  test('of two taps at the same moment pays once', async () => {
    const person = somebody({ firstMinute: { answers: answersOf('right') } })
    const visitors = Array.from({ length: 5 }, () => app.visitor())
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.send('POST', '/api/sign-up', person)),
    )
    const winner = visitors[answers.findIndex(({ status }) => status === 200)] ?? expect.fail()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await paidTo(winner)).toHaveLength(1)
  })
})
