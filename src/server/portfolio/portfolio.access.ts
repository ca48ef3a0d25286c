import type { portfolioRoutes } from '#contract/portfolio.ts'
import { student, type Access, type Scene } from '../testing/access.ts'
import { students, answerIn } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof portfolioRoutes> = {
  'GET /api/portfolio': { may: student },
  'PUT /api/portfolio/:id': {
    may: student,
    scene: portfolioPiece,
    body: () => ({ text: 'Better' }),
  },
  'DELETE /api/portfolio/:id': { may: student, scene: portfolioPiece },
}

async function portfolioPiece(app: TestApp): Promise<Scene> {
  const both = await students(app)
  await answerIn(app, both.owner, 'make', { type: 'project', work: 'A plan' })
  const { entries } = await both.owner.call('GET /api/portfolio', {})
  return { ...both, names: { id: entries[0]?.id ?? '' } }
}
