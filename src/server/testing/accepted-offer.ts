import type { SharedField } from '#domain/openings/application.ts'
import { offer, writtenOffer } from './interviews.ts'
import { answerLast, linkedPair } from './link-guardian.ts'
import type { Scene } from './access.ts'
import { postedOpening } from './openings.ts'
import type { TestApp } from './start-app.ts'

/** A minor who applied with an approval and got an offer. */
export async function offeredToMinor(
  app: TestApp,
  covers: 'this' | 'later' = 'later',
  share: SharedField[] = [],
) {
  const { student, guardian } = await linkedPair(app)
  const { owner, id } = await postedOpening(app)
  const { application } = await student.call('POST /api/applications', { opportunityId: id, share })
  await answerLast(guardian, student, 'approved', covers)
  const applicationId = application.id
  await owner.call(offer, { id, applicationId, ...writtenOffer(app.services.now()) })
  return { student, guardian, owner, id, applicationId }
}

/** The same, after the student accepted the offer. */
export async function acceptedOffer(
  app: TestApp,
  covers: 'this' | 'later' = 'later',
  share: SharedField[] = [],
) {
  const scene = await offeredToMinor(app, covers, share)
  const move = { id: scene.applicationId, state: 'accepted' } as const
  await scene.student.call('POST /api/applications/:id/move', move)
  return scene
}

/** An acceptance that a guardian may call off. */
export async function acceptedByMinor(app: TestApp): Promise<Scene> {
  const { student, guardian, applicationId } = await acceptedOffer(app)
  return {
    owner: guardian,
    stranger: await app.person('guardian'),
    names: { id: student.userId, applicationId },
    end: () => student.call('POST /api/guardians/:id/end', { id: guardian.userId }),
  }
}
