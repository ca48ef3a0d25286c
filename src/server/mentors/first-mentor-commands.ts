import type { Caller } from '../http/session.ts'
import { Refusal } from '../http/refusal.ts'
import { askApproval, needsApproval } from '../guardians/approval-commands.ts'
import type { Services } from '../services.ts'
import { mentorNames } from './queries.ts'

const asked = 'We asked your guardian. You can ask this mentor as soon as they say yes.'
const nobodyToAsk =
  'Before your first mentor a guardian has to say yes. Link a guardian, and we ask them.'

/**
 * A minor's first mentor waits for a guardian's yes, and no time is held until then. The question is
 * stored by itself: the refusal that follows it must not take it back.
 */
export async function refuseWithoutYes(
  services: Services,
  caller: Caller,
  mentorId: string,
): Promise<void> {
  const ask = { studentId: caller.userId, kind: 'mentor' } as const
  if (!(await needsApproval(services.db, ask, services.now()))) return
  const mentor = (await mentorNames(services.db, [mentorId])).get(mentorId)
  const work = [mentor?.jobTitle, mentor?.company].filter(Boolean).join(' at ')
  const { guardians } = await services.transaction((tx) =>
    askApproval(tx, {
      ...ask,
      subject: mentorId,
      title: `Meet ${[mentor?.firstName, work].filter(Boolean).join(', ')}`,
      path: `/mentors/${mentorId}`,
    }),
  )
  throw new Refusal('not-possible', guardians === 0 ? nobodyToAsk : asked)
}
