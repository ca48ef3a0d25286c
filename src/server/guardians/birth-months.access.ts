import type { birthMonthRoutes } from '#contract/birth-months.ts'
import { daysAfter } from '#domain/day.ts'
import { bornForAge } from '#domain/people/birth-month.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { updateProfile } from '../profiles/commands.ts'
import { guardian, type Access, type Scene } from '../testing/access.ts'
import { linkedStudent } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof birthMonthRoutes> = {
  'POST /api/guardian/students/:id/birth-months/:requestId': {
    may: guardian,
    confirmed: guardian,
    scene: olderStudent,
    body: () => ({ decision: 'approved' }),
  },
  'POST /api/guardian/students/:id/birth-months/:requestId/state': {
    may: guardian,
    confirmed: guardian,
    scene: studentForStaff,
    body: () => ({ says: 'right' }),
  },
  'POST /api/guardian/students/:id/birth-months/:requestId/stop': {
    may: guardian,
    confirmed: guardian,
    scene: agreedStudent,
  },
}

/** A linked minor claims to be an adult, and the guardian has to answer. */
async function olderStudent(app: TestApp): Promise<Scene> {
  const scene = await linkedStudent(app)
  await app.services.db
    .updateTable('guardian_links')
    .set({ started_at: daysAfter(app.services.now(), -30) })
    .where('user_id', '=', userIdSchema.parse(scene.names['id']))
    .execute()
  const student = userIdSchema.parse(scene.names['id'])
  await app.services.transaction((tx) =>
    updateProfile(tx, student, 'student', { birthMonth: bornForAge(19, tx.now) }),
  )
  const { birthMonths } = await scene.owner.call('GET /api/guardian', {})
  return { ...scene, names: { id: student, requestId: birthMonths[0]?.id ?? '' } }
}

/** The guardian was linked too recently to decide, so staff decide. */
async function studentForStaff(app: TestApp): Promise<Scene> {
  const scene = await linkedStudent(app)
  const student = userIdSchema.parse(scene.names['id'])
  await app.services.transaction((tx) =>
    updateProfile(tx, student, 'student', { birthMonth: bornForAge(19, tx.now) }),
  )
  const { birthMonths } = await scene.owner.call('GET /api/guardian', {})
  return { ...scene, names: { id: student, requestId: birthMonths[0]?.id ?? '' } }
}

/** The guardian approved, but the month is not in effect yet. */
async function agreedStudent(app: TestApp): Promise<Scene> {
  const scene = await olderStudent(app)
  const { id = '', requestId = '' } = scene.names
  const answer = { id, requestId, decision: 'approved' as const }
  await scene.owner.call('POST /api/guardian/students/:id/birth-months/:requestId', answer)
  // A guardian can stop it for a while after the link has ended.
  return { owner: scene.owner, stranger: scene.stranger, names: { id, requestId } }
}
