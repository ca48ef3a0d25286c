import type { reviewRoutes } from '#contract/review.ts'
import { student, type Access, type Scene } from '../testing/access.ts'
import { students, answerIn } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof reviewRoutes> = {
  'GET /api/review': { may: student },
  'POST /api/review/answer': {
    may: student,
    scene: reviewCard,
    body: ({ id: cardId }) => ({ cardId, answer: 'true' }),
  },
}

async function reviewCard(app: TestApp): Promise<Scene> {
  const both = await students(app)
  const answers = { 'small-1': 'false', 'small-2': '1', 'small-3': 'well' }
  await answerIn(app, both.owner, 'quiz', { type: 'quiz', answers })
  const { cards } = await both.owner.call('GET /api/review', {})
  return { ...both, names: { id: cards[0]?.id ?? '' } }
}
