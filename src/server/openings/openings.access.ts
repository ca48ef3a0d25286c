import type { openingRoutes } from '#contract/openings.ts'
import { anyone, signedIn, student, type Access, type Scene } from '../testing/access.ts'
import { listedOpenings, newOpening, postedOpening } from '../testing/openings.ts'
import { adultOpening } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof openingRoutes> = {
  'GET /api/opportunities': { may: signedIn },
  'GET /api/job-openings': { may: signedIn },
  'GET /api/opportunities/:id': { may: anyone, scene: adultOpening },
  'GET /api/opportunities/:id/company': { may: signedIn, scene: adultPosting },
  'GET /api/opportunities/:id/hidden': { may: student, scene: hiddenOpening },
  'POST /api/opportunities/:id/view': { may: student, scene: adultOpening },
  'PUT /api/opportunities/:id/saved': { may: student, scene: adultOpening },
  'DELETE /api/opportunities/:id/saved': { may: student },
  'POST /api/opportunities/:id/report': {
    may: signedIn,
    scene: adultOpening,
    body: () => ({ reason: 'unsafe' }),
  },
  'POST /api/opportunities/refresh': { may: anyone },
  'GET /api/job-wish': { may: student },
  'PUT /api/job-wish': { may: student },
}

/** An opening of a business for adults only: the stranger is a minor. */
async function adultPosting(app: TestApp): Promise<Scene> {
  const { id } = await postedOpening(app)
  await app.services.db
    .updateTable('opportunities')
    .set({ for_adults: true })
    .where('id', '=', id)
    .execute()
  const owner = await app.person('student', { age: '19' })
  return { owner, stranger: await app.person('student', { age: '16' }), names: { id } }
}

/** An opening that its student saved and that is on hold now. */
async function hiddenOpening(app: TestApp): Promise<Scene> {
  const owner = await app.person()
  const [id = ''] = await listedOpenings(app.services, [newOpening()])
  await owner.call('PUT /api/opportunities/:id/saved', { id })
  await app.services.db
    .updateTable('opportunities')
    .set({ status: 'held', held_by: 'staff' })
    .where('id', '=', id)
    .execute()
  return { owner, stranger: await app.person(), names: { id } }
}
