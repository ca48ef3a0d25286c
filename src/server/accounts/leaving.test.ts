import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { interviewScenes, ofStudent, timesTold, type Applied } from '../testing/interview-scenes.ts'
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
const leaves = (person: Visitor) =>
  person.call('POST /api/account/delete', { password: person.password })
const stays = (person: Visitor) => person.call('POST /api/account/delete/undo', {})
const detailsOf = ({ student, applicationId: id }: Applied) =>
  student.call('GET /api/applications/:id', { id })
const listOf = async (student: Visitor) =>
  (await student.call('GET /api/opportunities', { type: 'all' })).opportunities.map(({ id }) => id)

async function offered(): Promise<Applied> {
  const scene = await scenes.applied()
  const { owner, id, applicationId } = scene
  await owner.call(offer, { id, applicationId, ...writtenOffer(start) })
  return scene
}

async function letterTo(person: Visitor): Promise<string> {
  await app.runJobs()
  const written = app.letters().filter((each) => each.includes(`To: ${person.email}`))
  return (
    written
      .findLast((each) => each.includes('will be deleted'))
      ?.replaceAll('=\n', '')
      .replaceAll(/\s+/g, ' ') ?? ''
  )
}

describe('a business that asks to delete its account', () => {
  test('shows no openings and takes no applications from then on, and gets both back if it stays', async () => {
    const { owner, id } = await scenes.applied()
    const student = await app.person('student', { age: '19' })
    await leaves(owner)
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
    await stays(owner)
    expect(await listOf(student)).toContain(id)
    expect(await student.call('POST /api/applications', apply)).toMatchObject({ kind: 'applied' })
  })

  test('has its offers and interviews called off immediately, and anyone who accepted is notified', async () => {
    const [open, taken, met] = [await offered(), await offered(), await scenes.planned()]
    await taken.student.call(move, { id: taken.applicationId, state: 'accepted' })
    for (const { owner } of [open, taken, met]) await leaves(owner)
    expect((await detailsOf(open)).offer).toMatchObject({ calledOff: true })
    expect(
      await open.student.refused(move, { id: open.applicationId, state: 'accepted' }),
    ).toMatchObject({ status: 409 })
    expect(await timesTold(open.student, 'The offer is called off: Baker')).toBe(1)
    expect(await timesTold(taken.student, 'About the work you accepted: Baker')).toBe(1)
    expect(await ofStudent(met)).toMatchObject({ state: 'cancelled' })
    const { owner, id, applicationId } = open
    const again = { id, applicationId, ...writtenOffer(start) }
    expect(await owner.refused(offer, again)).toMatchObject({
      message: expect.stringContaining('Keep my account'),
    })
    await stays(owner)
    await owner.call(offer, again)
    await open.student.call(move, { id: open.applicationId, state: 'accepted' })
  })

  test('and then keeps it: anyone who accepted is notified that the job is back on, each time', async () => {
    const taken = await offered()
    await taken.student.call(move, { id: taken.applicationId, state: 'accepted' })
    const told = async () => [
      await timesTold(taken.student, 'About the work you accepted: Baker'),
      await timesTold(taken.student, 'It goes on: Baker'),
    ]
    await stays(taken.owner)
    expect(await told()).toEqual([0, 0])
    await leaves(taken.owner)
    expect(await told()).toEqual([1, 0])
    expect(await detailsOf(taken)).toMatchObject({ state: 'accepted', employerAway: true })
    await stays(taken.owner)
    expect(await detailsOf(taken)).toMatchObject({ employerAway: false })
    await stays(taken.owner)
    expect(await told()).toEqual([1, 1])
    await leaves(taken.owner)
    await stays(taken.owner)
    expect(await told()).toEqual([2, 2])
  })

  test('and keeps it while suspended by staff: applicants are not notified until the suspension ends', async () => {
    const taken = await offered()
    await taken.student.call(move, { id: taken.applicationId, state: 'accepted' })
    await leaves(taken.owner)
    const staff = await app.staff()
    const named = { id: taken.owner.userId, reason: 'They asked about it by phone' }
    await staff.call('POST /api/staff/people/:id/suspend', named)
    await staff.call('POST /api/staff/people/:id/lift', named)
    expect(await timesTold(taken.student, 'It goes on: Baker')).toBe(0)
    await taken.owner.signIn()
    await stays(taken.owner)
    expect(await timesTold(taken.student, 'It goes on: Baker')).toBe(1)
  })

  test('stays hidden when staff lift something else in the meantime', async () => {
    const { owner, id, student } = await scenes.applied()
    await leaves(owner)
    const staff = await app.staff()
    const named = { id: owner.userId, reason: 'They asked about it by phone' }
    await staff.call('POST /api/staff/people/:id/suspend', named)
    await staff.call('POST /api/staff/people/:id/lift', named)
    expect(await listOf(student)).not.toContain(id)
  })

  test('leaves no one waiting: unanswered applications end with it, and each applicant is notified', async () => {
    const scene = await scenes.applied()
    await leaves(scene.owner)
    expect(await timesTold(scene.student, 'Your application has ended')).toBe(0)
    await later(app, eightDays, () => app.services.transaction(deleteDueAccounts))
    const { state, events } = await detailsOf(scene)
    expect(state).toBe('declined')
    expect(events.at(-1)?.note).toMatch(/has left Upful\.$/)
    expect(await timesTold(scene.student, 'Your application has ended: Baker')).toBe(1)
  })
})

test('a mentor who asks to delete their account cannot be booked, and gets sessions back if they stay', async () => {
  const { mentor, student, id } = await plannedSession(app)
  const session = async () => {
    const { sessions } = await student.call('GET /api/mentor-sessions', {})
    return sessions.find((each) => each.id === id)
  }
  const other = await app.person('student', { age: '19' })
  const mentors = async () =>
    (await other.call('GET /api/mentors', {})).mentors.map((each) => each.id)
  await leaves(mentor)
  expect(await session()).toMatchObject({ state: 'planned', onHold: true })
  expect(await mentors()).not.toContain(mentor.userId)
  await stays(mentor)
  expect(await session()).toMatchObject({ state: 'planned', onHold: false })
  expect(await mentors()).toContain(mentor.userId)
})

test('the letter lists what is deleted with an account of that role', async () => {
  const said = {
    student: 'XP, streak, applications',
    guardian: 'the links with your students',
    mentor: 'Planned sessions are put on hold',
    business: 'your openings are hidden and take no applications',
  } as const
  for (const [role, words] of Object.entries(said)) {
    const person = await app.person(role as keyof typeof said)
    await leaves(person)
    const letter = await letterTo(person)
    expect(letter).toContain(words)
    if (role !== 'student') expect(letter).not.toContain('streak')
  }
})
