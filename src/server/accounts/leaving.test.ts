import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  interviewScenes,
  ofStudent,
  countTitles,
  type ApplicationScene,
} from '../testing/interview-scenes.ts'
import { offer, writtenOffer } from '../testing/interviews.ts'
import { later } from '../testing/later.ts'
import { plannedSession } from '../testing/mentors.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { deleteDueAccounts } from './deletion-commands.ts'

let app: TestApp
let scenes: ReturnType<typeof interviewScenes>
const start = new Date()
const eightDays = 8 * 24 * 60 * 60_000

beforeAll(async () => {
  app = await startApp()
  scenes = interviewScenes(app)
})

beforeEach(() => {
  app.setTime(start)
})

const move = 'POST /api/applications/:id/move'
const asksToLeave = (person: Visitor) =>
  person.call('POST /api/account/delete', { password: person.password })
const keepsAccount = (person: Visitor) => person.call('POST /api/account/delete/undo', {})
const detailsOf = ({ student, applicationId: id }: ApplicationScene) =>
  student.call('GET /api/applications/:id', { id })
const listOf = async (student: Visitor) =>
  (await student.call('GET /api/opportunities', { type: 'all' })).opportunities.map(({ id }) => id)

async function offered(): Promise<ApplicationScene> {
  const scene = await scenes.applied()
  const { owner, id, applicationId } = scene
  await owner.call(offer, { id, applicationId, ...writtenOffer(start) })
  return scene
}

async function letterTo(person: Visitor): Promise<string> {
  await app.runJobs()
  const letters = app.letters().filter((each) => each.includes(`To: ${person.email}`))
  return (
    letters
      .findLast((each) => each.includes('will be deleted'))
      ?.replaceAll('=\n', '')
      .replaceAll(/\s+/g, ' ') ?? ''
  )
}

describe('a business that asks to delete its account', () => {
  test('shows no openings and accepts no applications, and gets both back if it keeps the account', async () => {
    const { owner, id } = await scenes.applied()
    const student = await app.person('student', { age: '19' })
    await asksToLeave(owner)
    expect(await listOf(student)).not.toContain(id)
    const apply = { opportunityId: id, share: [] }
    expect((await student.refused('POST /api/applications', apply)).status).toBe(404)
    expect(await owner.call('GET /api/postings/:id', { id })).toMatchObject({
      state: 'paused',
      reasons: [{ text: expect.stringContaining('if you keep the account') }],
    })
    expect(await owner.refused('POST /api/postings/:id/publish', { id })).toMatchObject({
      status: 409,
    })
    await keepsAccount(owner)
    expect(await listOf(student)).toContain(id)
    expect(await student.call('POST /api/applications', apply)).toMatchObject({ kind: 'applied' })
  })

  test('has its offers and interviews called off immediately, and anyone who accepted is notified', async () => {
    const [open, accepted, planned] = [await offered(), await offered(), await scenes.planned()]
    await accepted.student.call(move, { id: accepted.applicationId, state: 'accepted' })
    for (const { owner } of [open, accepted, planned]) await asksToLeave(owner)
    expect((await detailsOf(open)).offer).toMatchObject({ calledOff: true })
    expect(
      await open.student.refused(move, { id: open.applicationId, state: 'accepted' }),
    ).toMatchObject({ status: 409 })
    expect(await countTitles(open.student, 'The offer was called off: Baker')).toBe(1)
    expect(await countTitles(accepted.student, 'About the work you accepted: Baker')).toBe(1)
    expect(await ofStudent(planned)).toMatchObject({ state: 'cancelled' })
    const { owner, id, applicationId } = open
    const newOffer = { id, applicationId, ...writtenOffer(start) }
    expect(await owner.refused(offer, newOffer)).toMatchObject({
      message: expect.stringContaining('Keep my account'),
    })
    await keepsAccount(owner)
    await owner.call(offer, newOffer)
    await open.student.call(move, { id: open.applicationId, state: 'accepted' })
  })

  test('notifies everyone who accepted that the job is back on, each time it keeps the account after all', async () => {
    const scene = await offered()
    await scene.student.call(move, { id: scene.applicationId, state: 'accepted' })
    const notificationCounts = async () => [
      await countTitles(scene.student, 'About the work you accepted: Baker'),
      await countTitles(scene.student, 'It is going ahead: Baker'),
    ]
    await keepsAccount(scene.owner)
    expect(await notificationCounts()).toEqual([0, 0])
    await asksToLeave(scene.owner)
    expect(await notificationCounts()).toEqual([1, 0])
    expect(await detailsOf(scene)).toMatchObject({ state: 'accepted', employerAway: true })
    await keepsAccount(scene.owner)
    expect(await detailsOf(scene)).toMatchObject({ employerAway: false })
    await keepsAccount(scene.owner)
    expect(await notificationCounts()).toEqual([1, 1])
    await asksToLeave(scene.owner)
    await keepsAccount(scene.owner)
    expect(await notificationCounts()).toEqual([2, 2])
  })

  test('says that the job is back on when it keeps the account, not when a suspension ends before that', async () => {
    const scene = await offered()
    await scene.student.call(move, { id: scene.applicationId, state: 'accepted' })
    await asksToLeave(scene.owner)
    const staff = await app.staff()
    const suspension = { id: scene.owner.userId, reason: 'They asked about it by phone' }
    await staff.call('POST /api/staff/people/:id/suspend', suspension)
    await staff.call('POST /api/staff/people/:id/lift', suspension)
    expect(await countTitles(scene.student, 'It is going ahead: Baker')).toBe(0)
    await scene.owner.signIn()
    await keepsAccount(scene.owner)
    expect(await countTitles(scene.student, 'It is going ahead: Baker')).toBe(1)
  })

  test('stays hidden when staff lift a suspension in the meantime', async () => {
    const { owner, id, student } = await scenes.applied()
    await asksToLeave(owner)
    const staff = await app.staff()
    const suspension = { id: owner.userId, reason: 'They asked about it by phone' }
    await staff.call('POST /api/staff/people/:id/suspend', suspension)
    await staff.call('POST /api/staff/people/:id/lift', suspension)
    expect(await listOf(student)).not.toContain(id)
  })

  test('leaves no one waiting: unanswered applications end with it, and each applicant is notified', async () => {
    const scene = await scenes.applied()
    await asksToLeave(scene.owner)
    expect(await countTitles(scene.student, 'Your application has ended')).toBe(0)
    await later(app, eightDays, () => app.services.transaction(deleteDueAccounts))
    const { state, events } = await detailsOf(scene)
    expect(state).toBe('declined')
    expect(events.at(-1)?.note).toMatch(/has left Upful\.$/)
    expect(await countTitles(scene.student, 'Your application has ended: Baker')).toBe(1)
  })
})

test('a mentor who asks to delete their account cannot be booked, and gets sessions back if they keep it', async () => {
  const { mentor, student, id } = await plannedSession(app)
  const session = async () => {
    const { sessions } = await student.call('GET /api/mentor-sessions', {})
    return sessions.find((each) => each.id === id)
  }
  const otherStudent = await app.person('student', { age: '19' })
  const mentors = async () =>
    (await otherStudent.call('GET /api/mentors', {})).mentors.map((each) => each.id)
  await asksToLeave(mentor)
  expect(await session()).toMatchObject({ state: 'planned', onHold: true })
  expect(await mentors()).not.toContain(mentor.userId)
  await keepsAccount(mentor)
  expect(await session()).toMatchObject({ state: 'planned', onHold: false })
  expect(await mentors()).toContain(mentor.userId)
})

test('the letter lists what is deleted with an account of that role', async () => {
  const expectedText = {
    student: 'XP, streak, applications',
    guardian: 'the links with your students',
    mentor: 'Planned sessions are put on hold',
    business: 'your openings are hidden and take no applications',
  } as const
  for (const [role, words] of Object.entries(expectedText)) {
    const person = await app.person(role as keyof typeof expectedText)
    await asksToLeave(person)
    const letter = await letterTo(person)
    expect(letter).toContain(words)
    if (role !== 'student') expect(letter).not.toContain('streak')
  }
})
