import { beforeAll, expect, test } from 'vitest'
import { interviewScenes, type ApplicationScene } from '../testing/interview-scenes.ts'
import { offer, writtenOffer } from '../testing/interviews.ts'
import { later } from '../testing/later.ts'
import { titlesOf } from '../testing/link-guardian.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { deleteDueAccounts } from '../accounts/deletion-commands.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let scenes: ReturnType<typeof interviewScenes>

beforeAll(async () => {
  app = await startApp()
  scenes = interviewScenes(app)
})

const move = 'POST /api/applications/:id/move'
const first = ({ name }: Visitor) => name.split(' ')[0] ?? ''

async function applicant(
  { owner, id }: Pick<ApplicationScene, 'owner' | 'id'>,
  share: readonly 'name'[] = ['name'],
): Promise<ApplicationScene> {
  const student = await app.person('student', { age: '19' })
  const { application } = await student.call('POST /api/applications', {
    opportunityId: id,
    share: [...share],
  })
  return { owner, student, id, applicationId: application.id }
}

async function offered(scene: ApplicationScene): Promise<ApplicationScene> {
  const { owner, id, applicationId } = scene
  await owner.call(offer, { id, applicationId, ...writtenOffer(app.services.now()) })
  return scene
}

const withdraw = ({ student, applicationId: id }: ApplicationScene) =>
  student.call(move, { id, state: 'withdrawn' })

test('all figures of a business count the same applications, and a declined offer counts as turned down', async () => {
  const opening = await postedOpening(app)
  await applicant(opening)
  const withdrawn = await applicant(opening)
  const [accepted, declined] = [
    await offered(await applicant(opening)),
    await offered(await applicant(opening)),
  ]
  await accepted.student.call(move, { id: accepted.applicationId, state: 'accepted' })
  await withdraw(withdrawn)
  await withdraw(declined)
  const { owner, id } = opening
  const home = await owner.call('GET /api/business', {})
  expect(home.weeks.at(-1)).toMatchObject({ applications: 4 })
  expect(home.postings).toMatchObject([{ applications: 4 }])
  expect(Object.fromEntries(home.funnel.map(({ state, count }) => [state, count]))).toEqual({
    applied: 1,
    interview: 0,
    offer: 0,
    accepted: 1,
    declined: 0,
    'no-reply': 0,
    'turned-down': 1,
    withdrawn: 1,
  })
  const { applicants } = await owner.call('GET /api/postings/:id/applicants', { id })
  const ended = applicants.filter(({ kind }) => kind === 'withdrew')
  expect(ended).toContainEqual(
    expect.objectContaining({ id: declined.applicationId, turnedDown: true }),
  )
  expect(ended).toContainEqual(
    expect.objectContaining({ id: withdrawn.applicationId, turnedDown: false }),
  )
})

test('a business is told who accepted, if they shared their name', async () => {
  const scene = await offered(await scenes.applied())
  const { owner, student } = scene
  await student.call(move, { id: scene.applicationId, state: 'accepted' })
  expect(await titlesOf(owner)).toContain(`${first(student)} accepted your offer: Baker`)
  const unnamed = await offered(await applicant(await postedOpening(app), []))
  await unnamed.student.call(move, { id: unnamed.applicationId, state: 'accepted' })
  expect(await titlesOf(unnamed.owner)).toContain('Your offer was accepted: Baker')
})

test('an applicant who withdrew or deleted their account is no longer named anywhere', async () => {
  const scene = await offered(await scenes.planned())
  const planned = `${first(scene.student)} chose a time for the interview: Baker`
  expect(await titlesOf(scene.owner)).toContain(planned)
  await withdraw(scene)
  const titles = await titlesOf(scene.owner)
  expect(titles).toContain('Your offer was declined: Baker')
  expect(titles.join()).not.toContain(first(scene.student))
  const deleted = await scenes.planned()
  const { owner, student } = deleted
  await student.call('POST /api/account/delete', { password: student.password })
  expect((await titlesOf(owner)).join()).toContain(first(student))
  const eightDays = 8 * 24 * 60 * 60_000
  await later(app, eightDays, () => app.services.transaction(deleteDueAccounts))
  expect((await titlesOf(owner)).join()).not.toContain(first(student))
})
