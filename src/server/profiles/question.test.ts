import { beforeEach, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

/** Ten in the morning of a day of December. */
function setDay(number: number, minutes = 0): void {
  app.setTime(new Date(Date.UTC(2026, 11, number, 15, minutes)))
}

beforeAll(async () => {
  app = await startApp()
})

beforeEach(() => setDay(1))

async function asked(student: Visitor) {
  const dashboard = await student.call('GET /api/dashboard', {})
  if (dashboard.kind !== 'ready') throw new Error('The dashboard is not ready')
  return dashboard.student?.question ?? null
}

async function finishFirstItem(student: Visitor): Promise<void> {
  const course = app.services.content.courses[0] ?? expect.fail()
  const item = course.sections[0]?.items[0] ?? expect.fail()
  const lesson = { id: course.id, contentId: item.id }
  await student.call('POST /api/courses/:id/enrol', { id: course.id })
  await student.call('POST /api/courses/:id/lessons/:contentId/open', lesson)
  setDay(1, 30)
  await student.call('POST /api/courses/:id/lessons/:contentId/complete', lesson)
}

describe('the question of the day', () => {
  test('waits for the first lesson, is answered, and the next one comes the day after', async () => {
    const student = await app.person()
    expect(await asked(student)).toBeNull()
    await finishFirstItem(student)
    expect(await asked(student)).toMatchObject({
      field: { name: 'birthMonth', kind: 'month', value: '' },
      why: 'It decides which openings you may take, and keeps people under 18 safe.',
    })
    const answer = student.bornForAge('16')
    await student.call('POST /api/profile/question', { field: 'birthMonth', answer })
    expect(await asked(student)).toBeNull()
    setDay(2)
    expect(await asked(student)).toMatchObject({ field: { name: 'school' } })
    const profile = await student.call('GET /api/profile', {})
    expect(profile.fields.find(({ name }) => name === 'birthMonth')).toMatchObject({
      value: answer,
    })
  })

  test('put off comes back after a week', async () => {
    const student = await app.person()
    setDay(2)
    expect(await asked(student)).toMatchObject({ field: { name: 'birthMonth' } })
    await student.call('POST /api/profile/question', { field: 'birthMonth', answer: null })
    expect(await asked(student)).toBeNull()
    setDay(3)
    expect(await asked(student)).toMatchObject({ field: { name: 'school' } })
    setDay(9)
    expect(await asked(student)).toMatchObject({ field: { name: 'birthMonth' } })
  })

  test('answered to the end earns Profile Completed as before', async () => {
    const student = await app.person()
    const answers = {
      birthMonth: student.bornForAge('19'),
      school: 'Titchfield High',
      grade: 'finished',
      parish: 'Portland',
      goal: 'training',
      dailyMinutes: '10',
    } as const
    const fields: string[] = []
    for (let day = 2; day < 10; day += 1) {
      setDay(day)
      const name = (await asked(student))?.field.name as keyof typeof answers | undefined
      if (name === undefined) break
      fields.push(name)
      await student.call('POST /api/profile/question', { field: name, answer: answers[name] })
    }
    // Adults are not asked for a guardian.
    expect(fields).toEqual(Object.keys(answers))
    const { earned } = await student.call('GET /api/achievements', {})
    expect(earned.map(({ id }) => id)).toContain('profile-completed')
  })

  test('refuses what does not fit the field, and an age under 15 as in the profile', async () => {
    const student = await app.person()
    const question = 'POST /api/profile/question' as const
    expect(await student.refused(question, { field: 'parish', answer: 'Miami' })).toMatchObject({
      message: 'Choose one from the list.',
    })
    const answer = student.bornForAge('12')
    expect(await student.refused(question, { field: 'birthMonth', answer })).toMatchObject({
      message: 'Upful is for people aged 15 and over.',
    })
    expect(await student.call('GET /api/session', {})).toMatchObject({ user: { stopped: true } })
  })
})
