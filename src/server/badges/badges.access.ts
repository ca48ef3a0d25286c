import type { badgeRoutes } from '#contract/badges.ts'
import { anyone, moderation, student, type Access, type Scene } from '../testing/access.ts'
import { givenSkillBadge } from '../testing/badges.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof badgeRoutes> = {
  'GET /api/badges': { may: student },
  'POST /api/badges': { may: student },
  'GET /api/badges/:id/file': { may: student, scene: ownBadge },
  'PUT /api/badges/:id/published': {
    may: student,
    scene: ownBadge,
    body: () => ({ published: true }),
  },
  'DELETE /api/badges/:id': { may: student, scene: ownBadge },
  'GET /api/given-badges/:id': { may: anyone },
  'POST /api/badge-checks': { may: anyone },
  'POST /api/staff/badges/:id/stop': { may: moderation },
}

async function ownBadge(app: TestApp): Promise<Scene> {
  const { student: owner, badge } = await givenSkillBadge(app)
  const stranger = await app.person('student', { age: '19' })
  return { owner, stranger, names: { id: badge.id } }
}
