import type { Caller } from '../http/session.ts'
import { Refusal } from '../http/refusal.ts'
import { askApproval, needsApproval } from '../guardians/approval-commands.ts'
import type { Services } from '../services.ts'
import type { OpeningToApplyFor } from './commands.ts'

const asked = 'We asked your guardian. You can apply as soon as they say yes.'
const nobodyToAsk =
  'Before your first application a guardian has to say yes. Link a guardian, and we ask them.'

/**
 * A minor's first application waits for a guardian's yes. The question is stored by itself: the
 * refusal that follows it must not take it back.
 */
export async function refuseWithoutYes(
  services: Services,
  caller: Caller,
  opening: OpeningToApplyFor,
): Promise<void> {
  const ask = { studentId: caller.userId, kind: 'application' } as const
  if (!(await needsApproval(services.db, ask, services.now()))) return
  const { guardians } = await services.transaction((tx) =>
    askApproval(tx, {
      ...ask,
      subject: opening.id,
      title: `Apply for ${opening.title} at ${opening.company}`,
      path: `/opportunities/${opening.id}`,
    }),
  )
  throw new Refusal('not-possible', guardians === 0 ? nobodyToAsk : asked)
}
