import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccounts } from '../accounts/deletion-commands.ts'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import {
  interviewScenes,
  ofBusiness,
  ofStudent,
  countTitles,
  type ApplicationScene,
} from '../testing/interview-scenes.ts'
import {
  decline,
  firstTimeOf,
  invite,
  offer,
  writtenInterview,
  writtenOffer,
} from '../testing/interviews.ts'
import { linkedPair, titlesOf, viewOf } from '../testing/link-guardian.ts'
import { newRoom, unverify } from '../testing/mentors.ts'
import { report } from '../testing/reports.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { seenPost } from '../testing/verification.ts'

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

const declines = ({ owner, id, applicationId }: ApplicationScene) =>
  owner.call(decline, { id, applicationId })
const offers = ({ owner, id, applicationId }: ApplicationScene) =>
  owner.call(offer, { id, applicationId, ...writtenOffer(start) })

const bodyOf = async (person: Visitor, heading: string): Promise<string> => {
  const { notifications } = await person.call('GET /api/notifications', {})
  return notifications.find(({ title }) => title === heading)?.body ?? ''
}

describe('an interview', () => {
  test('by video opens its room to both sides from ten minutes before until it is over', async () => {
    const room = newRoom()
    const scene = await scenes.planned(undefined, { way: 'video', place: '', room })
    const rooms = async () => [
      (await ofStudent(scene))?.room,
      (await ofBusiness(scene)).interview?.room,
    ]
    const { file } = await scene.student.call('GET /api/applications/:id/interview/calendar', {
      id: scene.applicationId,
    })
    expect(file).not.toContain(room)
    const at = firstTimeOf(start)
    for (const [hours, visibleRoom] of [
      [-11 / 60, null],
      [-10 / 60, room],
      [0.99, room],
      [1, null],
    ] as const) {
      app.setTime(hoursAfter(at, hours))
      expect(await rooms()).toEqual([visibleRoom, visibleRoom])
    }
    const data = await scene.student.call('POST /api/my-data/export', {})
    expect(JSON.stringify(data)).not.toContain(room)
    expect(JSON.stringify(data)).toContain('Shift supervisor')
  })

  test('by video has a room unknown to other students, and keeps it for other times', async () => {
    const room = newRoom()
    const byVideo = { way: 'video', place: '', room } as const
    const scene = await scenes.invited(undefined, byVideo)
    const otherScene = await scenes.applied()
    const newTimes = writtenInterview(start, byVideo)
    const ids = { id: otherScene.id, applicationId: otherScene.applicationId }
    expect(await otherScene.owner.refused(invite, { ...ids, ...newTimes })).toMatchObject({
      status: 409,
      message: expect.stringContaining('another student'),
    })
    const none = writtenInterview(start, { ...byVideo, room: '' })
    expect(await otherScene.owner.refused(invite, { ...ids, ...none })).toMatchObject({
      fields: { room: 'Paste the link of a new meeting.' },
    })
    await scenes.answer(scene, null)
    await scenes.proposes(scene, { ...byVideo, room: '', contactName: 'Andre' })
    expect(await ofStudent(scene)).toMatchObject({ state: 'proposed', contactName: 'Andre' })
  })

  test('can be cancelled by either side, with a reason for the other; a new one may follow', async () => {
    const scene = await scenes.planned()
    const cancel = { id: scene.applicationId, reason: 'school-or-work' } as const
    await scene.student.call('POST /api/applications/:id/interview/cancel', cancel)
    await scene.student.call('POST /api/applications/:id/interview/cancel', cancel)
    expect(await countTitles(scene.owner, 'Cancelled: the interview for Baker')).toBe(1)
    expect((await ofBusiness(scene)).interview).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'student',
      cancelReason: 'school-or-work',
    })
    const { owner, student, id, applicationId } = await scenes.planned()
    const request = { id, applicationId, reason: 'sick' } as const
    await owner.call('POST /api/postings/:id/applicants/:applicationId/interview/cancel', request)
    const { notifications } = await student.call('GET /api/notifications', {})
    const notification = notifications.find(({ title }) => title.startsWith('Cancelled'))
    expect(notification?.body).toContain('Not feeling well')
    await scenes.proposes(scene, { place: 'The side gate' })
    expect(await ofStudent(scene)).toMatchObject({ state: 'proposed', cancelReason: null })
  })

  test('cannot be cancelled once it has started', async () => {
    const { student, applicationId: id } = await scenes.planned()
    app.setTime(firstTimeOf(start))
    const cancel = { id, reason: 'sick' } as const
    expect(
      await student.refused('POST /api/applications/:id/interview/cancel', cancel),
    ).toMatchObject({ status: 409 })
  })

  test('ends when the student withdraws, or the business declines or makes an offer', async () => {
    const withdrawn = await scenes.planned()
    await withdrawn.student.call('POST /api/applications/:id/move', {
      id: withdrawn.applicationId,
      state: 'withdrawn',
    })
    expect(await countTitles(withdrawn.owner, 'Cancelled: the interview')).toBe(1)
    for (const end of [declines, offers]) {
      const scene = await scenes.planned()
      await end(scene)
      expect(await ofStudent(scene)).toMatchObject({ state: 'cancelled', cancelReason: 'moved-on' })
      const open = await scenes.invited()
      await end(open)
      expect(await scenes.answer(open, firstTimeOf(start))).toEqual({ kind: 'gone' })
    }
  })

  test('that is cancelled by an answer of the business is mentioned in the notification of that answer', async () => {
    for (const [end, title, explanation] of [
      [declines, 'Not this time: Baker', /\nYour interview on .*10:00.* is cancelled\.$/],
      [offers, 'You have an offer: Baker', /\nYour interview on .*10:00.* is cancelled, because/],
    ] as const) {
      const scene = await scenes.planned()
      await end(scene)
      expect(await countTitles(scene.student, 'Cancelled: the interview')).toBe(0)
      expect(await bodyOf(scene.student, title)).toMatch(explanation)
      // Proposed times that were never chosen are not mentioned.
      const open = await scenes.invited()
      await end(open)
      expect(await bodyOf(open.student, title)).toMatch(/^(?!.*is cancelled)./s)
    }
  })
})

describe('an upcoming interview is called off, and the student notified,', () => {
  const calledOff = { state: 'cancelled', by: null, reason: 'business-away', notifications: 1 }
  const outcomeOf = async (scene: ApplicationScene) => {
    const interview = await ofStudent(scene)
    return {
      state: interview?.state,
      by: interview?.cancelledBy,
      reason: interview?.cancelReason,
      notifications: await countTitles(scene.student, 'Cancelled: the interview'),
    }
  }

  test('when the business is suspended', async () => {
    const staff = await app.staff()
    const [planned, proposed] = [await scenes.planned(), await scenes.invited()]
    for (const scene of [planned, proposed]) {
      const suspension = { id: scene.owner.userId, reason: 'Reported twice this week' }
      await staff.call('POST /api/staff/people/:id/suspend', suspension)
      expect(await outcomeOf(scene)).toEqual(calledOff)
    }
  })

  test('when the opening is removed, and no other times can be proposed', async () => {
    const staff = await app.staff()
    const scene = await scenes.planned()
    await staff.call('POST /api/staff/posts/:id/remove', {
      ...(await seenPost(app, scene.id)),
      reason: 'Nobody says what it pays',
      reasons: ['pay-unclear'],
    })
    expect(await outcomeOf(scene)).toEqual(calledOff)
    const { owner, id, applicationId } = scene
    const newTimes = { id, applicationId, ...writtenInterview(start) }
    expect(await owner.refused(invite, newTimes)).toMatchObject({ status: 409 })
  })

  test('when the business is reported as unsafe', async () => {
    const scene = await scenes.planned()
    await report(scene.student, 'business', scene.id, 'threatening')
    expect(await outcomeOf(scene)).toEqual(calledOff)
    const { owner, id, applicationId } = scene
    const newTimes = { id, applicationId, ...writtenInterview(start) }
    expect(await owner.refused(invite, newTimes)).toMatchObject({ status: 409 })
  })

  test('when the business loses its verification', async () => {
    const scene = await scenes.planned()
    await unverify(app, scene.owner)
    expect(await outcomeOf(scene)).toEqual(calledOff)
  })

  test('when the business deletes its account, and its contact person is removed', async () => {
    const scene = await scenes.planned()
    await app.services.transaction((tx) => deleteAccounts(tx, [scene.owner.userId]))
    await scenes.sweepInterviews()
    expect(await outcomeOf(scene)).toEqual(calledOff)
    expect(await ofStudent(scene)).toMatchObject({ contactName: '', contactPosition: '' })
  })
})

describe('the guardian of a minor', () => {
  test('is notified of when and where, and of each change, and sees it with the application', async () => {
    const scene = await scenes.appliedMinor()
    const { student, guardian } = scene
    await scenes.proposes(scene)
    await scenes.answer(scene, firstTimeOf(start))
    const first = student.name.split(' ')[0] ?? ''
    const { notifications } = await guardian.call('GET /api/notifications', {})
    const notification = notifications.find(
      ({ title }) => title === `${first} has an interview: Baker`,
    )
    expect(notification?.body).toMatch(/10:00.*\nWhere: 12 Hope Road/)
    expect(await titlesOf(guardian)).toContain(`${first} is invited to an interview: Baker`)
    const interview = {
      state: 'planned',
      times: [],
      startsAt: firstTimeOf(start).toISOString(),
      way: 'place',
      place: '12 Hope Road, Kingston 6, beside the post office',
      contactName: 'Keisha',
      contactPosition: 'Shift supervisor',
      bring: ['cv', 'closed-shoes'],
    }
    expect((await viewOf(guardian, student)).applications).toMatchObject([{ interview }])
    const own = await student.call('GET /api/guardians/view', {})
    expect(own.applications).toMatchObject([{ interview }])
    const cancel = { id: scene.applicationId, reason: 'sick' } as const
    await student.call('POST /api/applications/:id/interview/cancel', cancel)
    expect(await titlesOf(guardian)).toContain(`${first} no longer has an interview: Baker`)
  })

  test('gets one notification for an offer and the interview it cancels, or the reason it ended', async () => {
    const scene = await scenes.appliedMinor()
    await scenes.proposes(scene)
    await scenes.answer(scene, firstTimeOf(start))
    await offers(scene)
    const first = scene.student.name.split(' ')[0] ?? ''
    expect(await bodyOf(scene.guardian, `${first} has an offer: Baker`)).toMatch(
      /\nThe interview on .*10:00.* is cancelled, because/,
    )
    expect(await countTitles(scene.guardian, `${first} has no interview`)).toBe(0)

    const declined = await scenes.appliedMinor()
    await scenes.proposes(declined)
    await scenes.answer(declined, firstTimeOf(start))
    await declines(declined)
    const ended = `${declined.student.name.split(' ')[0]} no longer has an interview: Baker`
    expect(await bodyOf(declined.guardian, ended)).toContain('because the application has ended')
  })

  test('gets no letter and sees nothing on pages when the student is an adult', async () => {
    const { student, guardian } = await linkedPair(app, '19')
    await scenes.planned(student)
    expect((await titlesOf(guardian)).join()).not.toContain('interview')
    expect((await viewOf(guardian, student)).applications).toMatchObject([
      { state: 'interview', interview: null, offer: null },
    ])
  })
})
