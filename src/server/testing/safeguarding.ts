import type { UserId } from '#domain/people/user-id.ts'
import { takeSafeguarding } from '../mentoring/training-commands.ts'
import type { Services } from '../services.ts'

/** A mentor answers every question of the safeguarding course rightly. */
export async function passSafeguarding(services: Services, mentorId: UserId): Promise<void> {
  const { questions } = services.content.safeguarding
  const answers = Object.fromEntries(questions.map(({ id, right }) => [id, right]))
  await services.transaction((tx) => takeSafeguarding(tx, mentorId, answers))
}
