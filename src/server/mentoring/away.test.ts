import { beforeAll, describe, expect, test } from 'vitest'
import { titlesOf } from '../testing/link-guardian.ts'
import { sendMentorRequest, plannedSession } from '../testing/mentors.ts'
import { secondTime } from '../testing/reports.ts'
import { showableProject } from '../testing/shown-project.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { checkedCard, seenCard } from '../testing/verification.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor

beforeAll(async () => {
  app = await startApp()
  // By day, because letters wait for the end of the night.
  app.setTime('2026-11-24T10:00:00-05:00')
  staff = await app.staff()
})

const reason = 'A parent called us about them'
const suspend = ({ userId: id }: Visitor) =>
  staff.call('POST /api/staff/people/:id/suspend', { id, reason })
const lift = ({ userId: id }: Visitor) =>
  staff.call('POST /api/staff/people/:id/lift', { id, reason })
const mentoringOf = (student: Visitor) => student.call('GET /api/mentor-sessions', {})

function lettersTo({ email }: Visitor) {
  return app.letters().filter((letter) => letter.includes(`To: ${email}`))
}

describe('a suspension takes effect before any sweep:', () => {
  test('a mentor’s sessions and requests are called off, and the students are notified by bell and letter', async () => {
    const { student, mentor } = await plannedSession(app)
    const otherStudent = await app.person('student', { age: '19' })
    await sendMentorRequest(otherStudent, mentor, secondTime(app))
    await suspend(mentor)
    expect((await mentoringOf(student)).sessions).toMatchObject([
      { state: 'cancelled', cancelReason: 'mentor-away', room: null },
    ])
    expect(await titlesOf(student)).toContainEqual(
      expect.stringMatching(/^Cancelled: your session with /),
    )
    expect((await mentoringOf(otherStudent)).requests).toMatchObject([{ state: 'offered' }])
    await app.runJobs()
    expect(lettersTo(student).join()).toContain('Cancelled: your session with')
  })

  test('a suspended mentor stays in the student’s list as away, and gets no projects', async () => {
    const { student, mentor, workId } = await showableProject(app)
    const show = { id: workId, mentorId: mentor.userId }
    const isAway = async () => (await mentoringOf(student)).mentors.map(({ away }) => away)
    expect(await isAway()).toEqual([false])
    await suspend(mentor)
    expect(await isAway()).toEqual([true])
    expect(await student.refused('POST /api/portfolio/:id/show', show)).toMatchObject({
      message: 'This mentor is away at the moment',
    })
    await lift(mentor)
    expect(await isAway()).toEqual([false])
    await student.call('POST /api/portfolio/:id/show', show)
  })

  test('a student’s sessions and requests are called off, and the mentor is notified', async () => {
    const { student, mentor } = await plannedSession(app)
    await sendMentorRequest(student, mentor, secondTime(app))
    await suspend(student)
    const home = await mentor.call('GET /api/mentor', {})
    expect(home).toMatchObject({ requests: [], upcoming: [], students: [] })
    expect(await titlesOf(mentor)).toContainEqual(
      expect.stringMatching(/^Cancelled: your session with /),
    )
  })

  test('the suspended person gets a letter, and another one when it is lifted, both with a link to contact us', async () => {
    const { mentor } = await plannedSession(app)
    await suspend(mentor)
    await app.runJobs()
    const contactLetters = () => lettersTo(mentor).filter((letter) => letter.includes('/contact'))
    expect(contactLetters().join()).toContain('Your Upful account is suspended')
    expect(contactLetters().join()).not.toContain(reason)
    await lift(mentor)
    await app.runJobs()
    expect(contactLetters().join()).toContain('You can use your Upful account again')
  })
})

describe('a mentor whose verification is withdrawn', () => {
  test('has all sessions put on hold immediately; they go ahead when staff verify the mentor again', async () => {
    const { student, mentor } = await plannedSession(app)
    const decide = async (decision: 'take-back' | 'verify') => {
      await (decision === 'verify'
        ? staff.call('POST /api/staff/verifications/:id/verify', {
            ...(await checkedCard(app, mentor)),
            reason,
          })
        : staff.call('POST /api/staff/verifications/:id/take-back', {
            ...(await seenCard(app, mentor)),
            reason,
          }))
    }
    await decide('take-back')
    expect((await mentoringOf(student)).sessions).toMatchObject([
      { state: 'planned', onHold: true },
    ])
    expect(await titlesOf(student)).toContainEqual(expect.stringMatching(/^On hold: /))
    await decide('verify')
    expect((await mentoringOf(student)).sessions).toMatchObject([
      { state: 'planned', onHold: false },
    ])
    expect(await titlesOf(student)).toContainEqual(expect.stringMatching(/^It goes ahead: /))
  })
})
