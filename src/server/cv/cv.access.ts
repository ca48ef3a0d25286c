import type { cvRoutes } from '#contract/cv.ts'
import { emptyCv } from '#domain/cv/cv.ts'
import { student, type Access, type Scene } from '../testing/access.ts'
import { students } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof cvRoutes> = {
  'GET /api/cvs': { may: student },
  'GET /api/cv-help': { may: student },
  'POST /api/cvs': { may: student },
  'POST /api/cvs/import': { may: student },
  'GET /api/cvs/:id': { may: student, scene: version },
  'GET /api/cvs/:id/pdf': { may: student, scene: version },
  'PUT /api/cvs/:id': {
    may: student,
    scene: version,
    body: () => ({ name: 'Shop', document: emptyCv }),
  },
  'DELETE /api/cvs/:id': { may: student, scene: version },
}

async function version(app: TestApp): Promise<Scene> {
  const both = await students(app)
  const { id } = await both.owner.call('POST /api/cvs', { name: 'Shop' })
  return { ...both, names: { id } }
}
