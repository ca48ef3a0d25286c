import type { guardianRoutes } from '#contract/guardians.ts'
import { student, guardian, linked, type Access, type Scene } from '../testing/access.ts'
import { linkGuardian } from '../testing/link-guardian.ts'
import { family, linkedStudent } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

export const access: Access<typeof guardianRoutes> = {
  'POST /api/link-codes': { may: linked, confirmed: guardian },
  'POST /api/link-codes/enter': { may: linked, confirmed: guardian },
  'GET /api/guardians': { may: student },
  'GET /api/guardians/view': { may: student },
  'POST /api/guardians/:id/accept': { may: student, scene: requestOfGuardian },
  'POST /api/guardians/:id/end': { may: student, scene: linkedGuardian },
  'GET /api/guardian': { may: guardian },
  'PUT /api/guardian/alerts': { may: guardian },
  'GET /api/guardian/students/:id': { may: guardian, scene: linkedStudent },
  'POST /api/guardian/students/:id/accept': {
    may: guardian,
    confirmed: guardian,
    scene: requestOfStudent,
  },
  'POST /api/guardian/students/:id/end': { may: guardian, scene: linkedStudent },
}

/** The student's view of a link with a guardian. */
async function linkedGuardian(app: TestApp): Promise<Scene> {
  const { student, guardian } = await family(app)
  await linkGuardian(student, guardian)
  return {
    owner: student,
    stranger: await app.person('student', { age: '16' }),
    names: { id: guardian.userId },
    end: () => guardian.call('POST /api/guardian/students/:id/end', { id: student.userId }),
  }
}

/** A guardian entered the student's code; the student has not answered. */
async function requestOfGuardian(app: TestApp): Promise<Scene> {
  const { student, guardian } = await family(app)
  await enterCodeOf(student, guardian)
  return {
    owner: student,
    stranger: await app.person('student', { age: '16' }),
    names: { id: guardian.userId },
    end: () => guardian.call('POST /api/guardian/students/:id/end', { id: student.userId }),
  }
}

async function requestOfStudent(app: TestApp): Promise<Scene> {
  const { student, guardian } = await family(app)
  await enterCodeOf(guardian, student)
  return {
    owner: guardian,
    stranger: await app.person('guardian'),
    names: { id: student.userId },
    end: () => student.call('POST /api/guardians/:id/end', { id: guardian.userId }),
  }
}

async function enterCodeOf(maker: Visitor, recipient: Visitor): Promise<void> {
  const { code } = await maker.call('POST /api/link-codes', {})
  await recipient.call('POST /api/link-codes/enter', { code })
}
