import type { questRoutes } from '#contract/quests.ts'
import { student, type Access } from '../testing/access.ts'

export const access: Access<typeof questRoutes> = {
  'GET /api/quests': { may: student },
  'POST /api/quests/:id/start': { may: student },
  'POST /api/quests/:id/claim': { may: student },
  'POST /api/quests/:id/evidence': { may: student, body: () => ({ text: 'I went there' }) },
  'GET /api/quest-evidence': { may: student },
}
