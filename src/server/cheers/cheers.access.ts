import type { cheerRoutes } from '#contract/cheers.ts'
import { guardian, student, type Access, type Scene } from '../testing/access.ts'
import { linkGuardian } from '../testing/link-guardian.ts'
import { family, linkedStudent } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof cheerRoutes> = {
  'GET /api/guardian/students/:id/cheers': { may: guardian, scene: linkedStudent },
  'POST /api/guardian/students/:id/cheers': {
    may: guardian,
    scene: linkedStudent,
    body: () => ({ sticker: 'proud' }),
  },
  'GET /api/guardians/cheers': { may: student },
  'POST /api/cheers/:id/thank': { may: student, scene: sentCheer },
}

async function sentCheer(app: TestApp): Promise<Scene> {
  const pair = await family(app)
  await linkGuardian(pair.student, pair.guardian)
  const studentId = pair.student.userId
  await pair.guardian.call('POST /api/guardian/students/:id/cheers', {
    id: studentId,
    sticker: 'proud',
  })
  const { cheers } = await pair.student.call('GET /api/guardians/cheers', {})
  return {
    owner: pair.student,
    stranger: await app.person('student', { age: '16' }),
    names: { id: cheers[0]?.id ?? '' },
  }
}
