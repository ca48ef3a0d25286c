import type { contactRoutes } from '#contract/contact.ts'
import { anyone, guardian, support, type Access } from '../testing/access.ts'
import { linkedStudent } from '../testing/scenes.ts'

export const access: Access<typeof contactRoutes> = {
  'GET /api/contact': { may: anyone },
  'POST /api/contact': { may: anyone },
  'POST /api/guardian/students/:id/worries': {
    may: guardian,
    scene: linkedStudent,
    body: () => ({ text: 'She is out until late and will not say where.' }),
  },
  'GET /api/staff/messages': { may: support },
  'GET /api/staff/messages/answered': { may: support },
  'POST /api/staff/messages/:id/answer': { may: support },
  'POST /api/staff/messages/:id/close': { may: support },
}
