import { deliverBy } from '#domain/people/push-times.ts'
import { sendPush } from '../push/send-push.ts'
import type { Services } from '../services.ts'
import { claimPush, finishPush, type WaitingPush } from './push-commands.ts'

const atOnce = 20

/** Sends every push that is due. Each is claimed first, so that several processes can do it. */
export async function sendDuePushes(services: Services): Promise<void> {
  for (;;) {
    const waiting = await services.db
      .selectFrom('push_messages')
      .select(['user_id', 'notification_id', 'subscription_id', 'due'])
      .where('due', '<=', services.now())
      .orderBy('due')
      .limit(atOnce)
      .execute()
    if (waiting.length === 0) return
    await Promise.all(waiting.map((push) => sendOne(services, push)))
  }
}

/** The network is outside of the transactions. */
async function sendOne(services: Services, waiting: WaitingPush): Promise<void> {
  const { transaction, push, env, publicUrl, now } = services
  const claimed = await transaction((tx) => claimPush(tx, waiting))
  if (claimed === null) return
  const { target, message, quiet, before, tries } = claimed
  const contact = env.SUPPORT_EMAIL === undefined ? publicUrl : `mailto:${env.SUPPORT_EMAIL}`
  const outcome = await sendPush(target, message, {
    deliverBy: deliverBy(quiet, now(), before),
    sender: { ...push, contact, now: now() },
  })
  await transaction((tx) => finishPush(tx, waiting, { outcome, tries }))
}
