import type { approvalRoutes } from '#contract/approvals.ts'
import { acceptedByMinor } from '../testing/accepted-offer.ts'
import { guardian, type Access, type Scene } from '../testing/access.ts'
import { linkedStudent } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof approvalRoutes> = {
  'GET /api/guardian/students/:id/approvals/:approvalId': { may: guardian, scene: linkedStudent },
  'GET /api/guardian/approvals/past': { may: guardian },
  'POST /api/guardian/students/:id/approvals/:approvalId': {
    may: guardian,
    confirmed: guardian,
    scene: linkedStudent,
    body: () => ({ decision: 'approved', covers: 'this' }),
  },
  'POST /api/guardian/approvals/:id/take-back': { may: guardian, scene: givenApproval },
  'POST /api/guardian/students/:id/applications/:applicationId/stop': {
    may: guardian,
    scene: acceptedByMinor,
  },
}

/** An approval given by a guardian; it outlasts the link, and ends when the guardian withdraws it. */
async function givenApproval(app: TestApp): Promise<Scene> {
  const { owner, stranger, names } = await linkedStudent(app)
  const { id: studentId = '', approvalId = '' } = names
  const decision = { decision: 'approved', covers: 'later' } as const
  const ids = { id: studentId, approvalId }
  await owner.call('POST /api/guardian/students/:id/approvals/:approvalId', { ...ids, ...decision })
  return { owner, stranger, names: { id: approvalId } }
}
