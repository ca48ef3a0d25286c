import type { leaderboardRoutes } from '#contract/leaderboard.ts'
import { student, type Access, type Scene } from '../testing/access.ts'
import { learn } from '../testing/leagues.ts'
import { students } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof leaderboardRoutes> = {
  'GET /api/leaderboard': { may: student },
  'PUT /api/leaderboard': { may: student },
  'DELETE /api/leaderboard': { may: student },
  'POST /api/leaderboard/league': { may: student },
  'POST /api/leaderboard/names/:id/report': { may: student, scene: leagueMate },
}

/** The owner shares a league with somebody who typed their nickname. The stranger is not on the leaderboard. */
async function leagueMate(app: TestApp): Promise<Scene> {
  const both = await students(app)
  const mate = await app.person('student', { age: '19' })
  for (const [one, nickname] of [[both.owner], [mate, 'Zanzo Quell']] as const) {
    await learn(app, one, 10)
    await one.call('PUT /api/leaderboard', nickname === undefined ? {} : { nickname })
  }
  const board = await both.owner.call('GET /api/leaderboard', {})
  const id = board.on ? board.league?.rows.find(({ reportId }) => reportId)?.reportId : null
  return { ...both, names: { id: id ?? '' } }
}
