import type { myDataRoutes } from '#contract/my-data.ts'
import { signedIn, type Access } from '../testing/access.ts'

export const access: Access<typeof myDataRoutes> = {
  'POST /api/my-data/export': { may: signedIn },
}
