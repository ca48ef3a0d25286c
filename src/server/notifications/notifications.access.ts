import type { notificationRoutes } from '#contract/notifications.ts'
import { anyone, signedIn, student, type Access, type Scene } from '../testing/access.ts'
import { students } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'
import { notify } from './commands.ts'

export const access: Access<typeof notificationRoutes> = {
  'GET /api/notifications': { may: signedIn },
  'GET /api/notifications/unread': { may: signedIn },
  'POST /api/notifications/:id/read': { may: signedIn, scene: notification },
  'POST /api/notifications/read-all': { may: signedIn },
  'GET /api/notification-settings': { may: signedIn },
  'PATCH /api/notification-settings': { may: signedIn },
  'PUT /api/push-subscription': { may: student },
  'DELETE /api/push-subscription': { may: student },
  'GET /api/unsubscribe': { may: anyone },
  'POST /api/unsubscribe': { may: anyone },
}

async function notification(app: TestApp): Promise<Scene> {
  const both = await students(app)
  await app.services.transaction((tx) =>
    notify(tx, {
      userId: both.owner.userId,
      type: 'guardian-asks',
      data: { guardian: 'Marcia' },
      key: 'a-key',
      subjects: ['link:one'],
    }),
  )
  const { notifications } = await both.owner.call('GET /api/notifications', {})
  return { ...both, names: { id: notifications[0]?.id ?? '' } }
}
