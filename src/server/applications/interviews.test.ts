import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { interviewScenes, ofBusiness, ofStudent, countTitles } from '../testing/interview-scenes.ts'
import { firstTimeOf, invite, writtenInterview } from '../testing/interviews.ts'
import { titlesOf } from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp
let scenes: ReturnType<typeof interviewScenes>
const start = new Date()

beforeAll(async () => {
  app = await startApp()
  scenes = interviewScenes(app)
})

beforeEach(() => {
  app.setTime(start)
})

describe('an invitation', () => {
  test('tells the student the times, the place, the contact person and what to bring', async () => {
    const scene = await scenes.invited()
    expect(await ofStudent(scene)).toMatchObject({
      state: 'proposed',
      times: [firstTimeOf(start).toISOString(), expect.any(String)],
      startsAt: null,
      way: 'place',
      place: '12 Hope Road, Kingston 6, beside the post office',
      contactName: 'Keisha',
      contactPosition: 'Shift supervisor',
      bring: ['cv', 'closed-shoes'],
      room: null,
      maySayNone: true,
      mayCancel: false,
    })
    const { applications } = await scene.student.call('GET /api/applications', {})
    expect(applications).toMatchObject([{ state: 'interview', interview: { state: 'proposed' } }])
    const { notifications } = await scene.student.call('GET /api/notifications', {})
    expect(notifications).toMatchObject([
      {
        title: 'You are invited to an interview: Baker',
        path: `/applications?application=${scene.applicationId}`,
        body: expect.stringContaining('Where: 12 Hope Road, Kingston 6'),
      },
    ])
  })

  test('sent twice, even concurrently, counts once; one that is changed before the answer counts again', async () => {
    const scene = await scenes.applied()
    await Promise.all(Array.from({ length: 5 }, () => scenes.proposes(scene)))
    expect(await countTitles(scene.student, 'You are invited')).toBe(1)
    expect(await countTitles(scene.student, 'New times')).toBe(0)
    await scenes.proposes(scene, { place: 'Devon House, the courtyard' })
    expect(await ofStudent(scene)).toMatchObject({ place: 'Devon House, the courtyard' })
    expect(await countTitles(scene.student, 'New times')).toBe(1)
  })

  test('with mistakes is refused with every wrong field named, and no one is notified', async () => {
    const scene = await scenes.applied()
    const { owner, id, applicationId } = scene
    const refusal = await owner.refused(invite, {
      id,
      applicationId,
      ...writtenInterview(start, {
        times: [{ day: '', time: '10:00' }],
        place: 'My house, call 876-555-0133',
        contactName: '',
      }),
    })
    expect(refusal).toMatchObject({ status: 400 })
    expect(Object.keys(refusal.fields ?? {}).toSorted()).toEqual(['contactName', 'day0', 'place'])
    expect(await titlesOf(scene.student)).toEqual([])
    expect((await ofBusiness(scene)).state).toBe('applied')
  })

  test('is limited to four rounds, and the last times can only be chosen', async () => {
    const scene = await scenes.invited()
    for (const [round, place] of ['Gate 1', 'Gate 2', 'Gate 3'].entries()) {
      expect(await scenes.answer(scene, null)).toEqual({ kind: 'asked' })
      expect(await scenes.answer(scene, null)).toEqual({ kind: 'asked' })
      expect(
        await countTitles(
          scene.owner,
          `None of your times works for ${scene.student.name.split(' ')[0] ?? ''}: Baker`,
        ),
      ).toBe(round + 1)
      const { needs } = await scene.owner.call('GET /api/business', {})
      expect(needs.otherTimes).toEqual([{ id: scene.id, title: 'Baker', count: 1 }])
      await scenes.proposes(scene, { place })
    }
    expect(await ofStudent(scene)).toMatchObject({ state: 'proposed', maySayNone: false })
    expect((await scene.owner.call('GET /api/business', {})).needs.otherTimes).toEqual([])
    const { student, applicationId: id, owner } = scene
    const none = { id, startsAt: null }
    expect(
      await student.refused('POST /api/applications/:id/interview/answer', none),
    ).toMatchObject({ status: 409, message: expect.stringContaining('Choose one') })
    expect((await ofBusiness(scene)).next).toEqual(['offer', 'declined'])
    const fifth = { id: scene.id, applicationId: id, ...writtenInterview(start, { place: 'X 5' }) }
    expect(await owner.refused(invite, fifth)).toMatchObject({ status: 409 })
  })
})

describe('a time', () => {
  test('that the student chooses is planned, once, and the business is notified', async () => {
    const scene = await scenes.planned()
    expect(await scenes.answer(scene, firstTimeOf(start))).toEqual({ kind: 'planned' })
    expect(await ofStudent(scene)).toMatchObject({
      state: 'planned',
      times: [],
      startsAt: firstTimeOf(start).toISOString(),
      mayCancel: true,
    })
    expect((await ofBusiness(scene)).interview).toMatchObject({ state: 'planned' })
    expect(
      await countTitles(
        scene.owner,
        `${scene.student.name.split(' ')[0] ?? ''} chose a time for the interview: Baker`,
      ),
    ).toBe(1)
    // The request for an answer is read once it has been answered.
    const { notifications } = await scene.student.call('GET /api/notifications', {})
    expect(notifications).toMatchObject([{ read: true }])
  })

  test('that was not proposed, has been changed or is too soon cannot be chosen', async () => {
    const scene = await scenes.invited()
    expect(await scenes.answer(scene, hoursAfter(firstTimeOf(start), 1))).toEqual({ kind: 'gone' })
    app.setTime(hoursAfter(firstTimeOf(start), -1))
    expect(await scenes.answer(scene, firstTimeOf(start))).toEqual({ kind: 'gone' })
    expect((await ofStudent(scene))?.times).toHaveLength(1)
  })

  test('can be saved as a calendar file by both sides, once it is chosen', async () => {
    const scene = await scenes.invited()
    const { student, owner, id, applicationId } = scene
    const own = { id: applicationId }
    const early = await student.refused('GET /api/applications/:id/interview/calendar', own)
    expect(early).toMatchObject({ status: 409 })
    await scenes.answer(scene, firstTimeOf(start))
    const { file } = await student.call('GET /api/applications/:id/interview/calendar', own)
    expect(file).toContain('SUMMARY:Interview: Baker')
    expect(file).toContain('LOCATION:12 Hope Road\\, Kingston 6')
    expect(file).toContain('Ask for Keisha (Shift supervisor).')
    const ids = { id, applicationId }
    const calendar = 'GET /api/postings/:id/applicants/:applicationId/interview/calendar'
    expect((await owner.call(calendar, ids)).file).toContain(student.name)
    await student.call('POST /api/applications/:id/interview/cancel', { ...own, reason: 'sick' })
    const after = await student.call('GET /api/applications/:id/interview/calendar', own)
    expect(after.file).toContain('STATUS:CANCELLED')
    const uid = (text: string) => /UID:(.*)\r/.exec(text)?.[1]
    expect(uid(after.file)).toBe(uid(file))
  })

  test('gets one reminder a day before and one an hour before', async () => {
    const scene = await scenes.planned()
    for (const hours of [24, 23, 1, 0.5]) {
      app.setTime(hoursAfter(firstTimeOf(start), -hours))
      await scenes.sweepInterviews()
    }
    for (const person of [scene.student, scene.owner]) {
      expect(await countTitles(person, 'Interview on')).toBe(2)
    }
    app.setTime(hoursAfter(firstTimeOf(start), 1))
    await scenes.sweepInterviews()
    expect(await ofStudent(scene)).toMatchObject({ state: 'over', mayCancel: false })
    const { notifications } = await scene.student.call('GET /api/notifications', {})
    expect(notifications.every(({ read }) => read)).toBe(true)
    // Another interview may follow, and its rounds are counted from zero.
    expect((await ofBusiness(scene)).next).toEqual(['interview', 'offer', 'declined'])
  })

  test('that was never chosen passes: the student is reminded once, then the business is told', async () => {
    const scene = await scenes.invited()
    app.setTime(hoursAfter(start, 24))
    await scenes.sweepInterviews()
    await scenes.sweepInterviews()
    expect(await countTitles(scene.student, 'Choose a time for your interview')).toBe(1)
    app.setTime(hoursAfter(firstTimeOf(start), 48))
    expect(await ofStudent(scene)).toMatchObject({ state: 'passed', times: [] })
    expect(await scenes.answer(scene, firstTimeOf(start))).toEqual({ kind: 'gone' })
    await scenes.sweepInterviews()
    await scenes.sweepInterviews()
    expect(
      await countTitles(
        scene.owner,
        `${scene.student.name.split(' ')[0] ?? ''} has not chosen one of your times`,
      ),
    ).toBe(1)
    expect((await ofBusiness(scene)).next).toContain('interview')
  })
})
