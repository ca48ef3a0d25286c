import type { accountRoutes } from '#contract/accounts.ts'
import { anyone, signedIn, type Access, type Scene } from '../testing/access.ts'
import { students } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof accountRoutes> = {
  'GET /api/session': { may: anyone },
  'POST /api/sign-up': { may: anyone },
  'POST /api/sign-in': { may: anyone },
  'POST /api/sign-out': { may: anyone },
  'POST /api/password/forgot': { may: anyone },
  'POST /api/password/reset': { may: anyone },
  'POST /api/account/password': { may: signedIn },
  'POST /api/account/email': { may: signedIn },
  'POST /api/email/confirm': { may: anyone },
  'POST /api/email/send-again': { may: signedIn },
  'GET /api/account/sessions': { may: signedIn },
  'DELETE /api/account/sessions/:id': { may: signedIn, scene: session },
  'POST /api/account/sign-out-everywhere': { may: signedIn },
  'POST /api/account/delete': { may: signedIn },
  'POST /api/account/delete/undo': { may: signedIn },
}

async function session(app: TestApp): Promise<Scene> {
  const people = await students(app)
  await people.owner.signIn()
  const { sessions } = await people.owner.call('GET /api/account/sessions', {})
  const otherSession = sessions.find(({ current }) => !current)
  return { ...people, names: { id: otherSession?.id ?? '' } }
}
