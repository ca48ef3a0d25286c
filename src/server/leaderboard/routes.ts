import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { enterOwnLeague, joinLeaderboard, leaveLeaderboard, replaceNickname } from './commands.ts'
import { leaderboardNameOf, weekOf } from './queries.ts'
import { suggestionsFrom } from './suggestions.ts'

export function leaderboardRoutes(app: FastifyInstance, services: Services): void {
  const { db, content, transaction } = services

  bind(app, services, 'GET /api/leaderboard', async (_input, { caller: { userId } }) => {
    const suggestions = suggestionsFrom(content.nicknames)
    const name = await leaderboardNameOf(db, userId)
    if (name === undefined) return { on: false as const, suggestions }
    const { nickname, only_made: onlyMade } = name
    const week = await weekOf({ db, content }, userId, services.now())
    return { on: true as const, nickname, onlyMade, suggestions, ...week }
  })
  bind(app, services, 'PUT /api/leaderboard', async ({ nickname }, { caller }) => {
    await transaction((tx) => joinLeaderboard(tx, caller.userId, nickname))
    return { done: true }
  })
  bind(app, services, 'DELETE /api/leaderboard', async (_input, { caller }) => {
    await transaction((tx) => leaveLeaderboard(tx, caller.userId))
    return { done: true }
  })
  bind(app, services, 'POST /api/leaderboard/league', async (_input, { caller }) => {
    await transaction((tx) => enterOwnLeague(tx, caller.userId))
    return { done: true }
  })
  bind(app, services, 'POST /api/leaderboard/names/:id/report', async (_input, { found }) => {
    await transaction((tx) => replaceNickname(tx, found))
    return { done: true }
  })
}
