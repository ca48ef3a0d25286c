import { beforeAll, expect, test } from 'vitest'
import { decideVerification } from '../profiles/verification-commands.ts'
import { firstTime, newRoom, openTimes, sendMentorRequest } from '../testing/mentors.ts'
import { passSafeguarding } from '../testing/safeguarding.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { completeDetails } from '../testing/verification.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

/** Verified, but without the safeguarding course. */
async function untrainedMentor() {
  const mentor = await app.person('mentor', completeDetails.mentor)
  const { userId } = mentor
  await app.services.transaction((tx) => decideVerification(tx, { userId, state: 'verified' }))
  await openTimes(app, mentor)
  return mentor
}

test('students cannot ask a mentor who has not passed the safeguarding course', async () => {
  const [mentor, student] = [await untrainedMentor(), await app.person('student', { age: '19' })]
  const { times } = await student.call('GET /api/mentors/:id', { id: mentor.userId })
  expect(times).toEqual([])
  const request = { startsAt: firstTime(app), skill: 'leadership', aim: 'your-work' } as const
  const refusal = await student.refused('POST /api/mentors/:id/requests', {
    id: mentor.userId,
    ...request,
  })
  expect(refusal.message).toContain('is not ready for sessions yet')
  expect((await mentor.call('GET /api/mentor', {})).trained).toBe(false)

  const staff = await app.staff()
  const look = { id: mentor.userId, reason: 'They asked us by phone.' }
  await staff.call('POST /api/staff/people/:id/look', look)
  const seen = () => staff.call('GET /api/staff/people/:id', { id: mentor.userId })
  expect((await seen()).trainedAt).toBeNull()
  await passSafeguarding(app.services, mentor.userId)
  expect((await seen()).trainedAt).not.toBeNull()
  expect((await mentor.call('GET /api/mentor', {})).trained).toBe(true)
  expect(await sendMentorRequest(student, mentor, firstTime(app))).toMatchObject({ kind: 'asked' })
})

test('a mentor who has to take a new version accepts nobody before that', async () => {
  const mentor = await app.verified('mentor')
  await openTimes(app, mentor)
  const student = await app.person('student', { age: '19' })
  const asked = await sendMentorRequest(student, mentor, firstTime(app))
  if (asked.kind === 'time-taken') throw new Error('The slot was taken')
  await app.services.db
    .deleteFrom('mentor_trainings')
    .where('user_id', '=', mentor.userId)
    .execute()
  const acceptance = { id: asked.requestId, room: newRoom() }
  const refusal = await mentor.refused('POST /api/mentor/requests/:id/accept', acceptance)
  expect(refusal.message).toContain('Take the short safeguarding course first')
})

test('only all right answers pass; a wrong one says why, and the right ones are not sent', async () => {
  const mentor = await untrainedMentor()
  const course = await mentor.call('GET /api/mentor/safeguarding', {})
  expect(course.passedAt).toBeNull()
  expect(Object.keys(course.questions[0] ?? {})).toEqual(['id', 'ask', 'options'])
  const { questions } = app.services.content.safeguarding
  const answers = Object.fromEntries(questions.map(({ id, right }) => [id, right]))
  const [first] = questions
  if (first === undefined) throw new Error('The course has no questions')
  const wrong = { ...answers, [first.id]: first.right === 1 ? 2 : 1 }
  expect(await mentor.call('POST /api/mentor/safeguarding', { answers: wrong })).toEqual({
    kind: 'again',
    wrong: [{ id: first.id, why: first.why }],
  })
  expect(await mentor.call('POST /api/mentor/safeguarding', { answers })).toEqual({
    kind: 'passed',
  })
  expect((await mentor.call('GET /api/mentor/safeguarding', {})).passedAt).not.toBeNull()
})
