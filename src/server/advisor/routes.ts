import type { FastifyInstance } from 'fastify'
import {
  greeting,
  guideGreeting,
  maxQuestionLength,
  suggestedQuestions,
} from '#domain/learning/advisor.ts'
import { crisisIn, type CrisisKind } from '#domain/safety/crisis-words.ts'
import { dayOf } from '#domain/day.ts'
import { helpCardFor } from '#domain/safety/help-card.ts'
import { bind } from '../http/bind.ts'
import { take } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { leftOf } from './budget.ts'
import {
  ask,
  type AdvisorQuestion,
  askToStop,
  beginAgain,
  deleteConversation,
  keepHelp,
  renameConversation,
  setUseAi,
} from './commands.ts'
import { replyWriterOf } from './reply-writer.ts'
import { conversationFor, conversationsOf, usesAi } from './queries.ts'
import { readerFrom } from './reader.ts'
import { replyStreamRoute } from './reply-routes.ts'

/** Limits floods, whether the provider or the guide answers. */
const keptCries = { name: 'advisor-help', max: 6, seconds: 60 * 60 }
const questions = { name: 'advisor', max: 20, seconds: 10 * 60 }

export function advisorRoutes(app: FastifyInstance, services: Services): void {
  const { db, content, transaction, env, now, log } = services
  const replyWriter = replyWriterOf(services)
  app.addHook('onClose', () => replyWriter.close())
  replyStreamRoute(app, services)

  bind(app, services, 'GET /api/advisor', async ({ before }, { caller }) => {
    const useAi = await usesAi(db, caller.userId)
    const hasProvider = services.ai !== null
    const budget = { each: env.AI_DAILY_EACH, all: env.AI_DAILY_ALL }
    const answers = await leftOf(db, { userId: caller.userId, day: dayOf(now()), ...budget })
    const provider = hasProvider && useAi && answers > 0
    return {
      answers: provider ? 'provider' : 'guide',
      hasProvider,
      useAi,
      left: hasProvider && useAi ? { answers, of: env.AI_DAILY_EACH } : null,
      greeting: provider ? greeting : guideGreeting,
      suggestions: [...suggestedQuestions(caller.role)],
      ...(await conversationsOf(db, caller.userId, before)),
    }
  })

  bind(app, services, 'PUT /api/advisor/settings', async ({ useAi }, { caller }) => {
    await transaction((tx) => setUseAi(tx, caller.userId, useAi))
    return { done: true }
  })

  bind(app, services, 'GET /api/advisor/conversations/:id', ({ id, before }, { caller }) =>
    conversationFor(db, content, readerFrom(services, caller), { id, before }),
  )

  bind(app, services, 'PATCH /api/advisor/conversations/:id', async ({ id, title }, { caller }) => {
    await transaction((tx) => renameConversation(tx, { userId: caller.userId, id, title }))
    return { done: true }
  })

  bind(app, services, 'DELETE /api/advisor/conversations/:id', async ({ id }, { caller }) => {
    await transaction((tx) => deleteConversation(tx, { userId: caller.userId, id }))
    return { done: true }
  })

  bind(app, services, 'POST /api/advisor/messages', async (input, { caller }) => {
    const { userId, role, ageBand } = caller
    const asked = {
      userId,
      isStudent: role === 'student',
      conversationId: input.conversationId,
      text: input.text,
    }
    const kind = crisisIn(input.text)
    if (kind !== null) {
      const help = helpCardFor(kind, ageBand, content.helplines)
      // The card is shown whatever else fails, even when the message cannot be stored.
      const kept = await keepTalk(kind, asked)
      return { kind: 'help', help, ...kept }
    }
    if (input.text.length > maxQuestionLength) throw tooLong()
    await take(services, questions, userId)
    const turn = await transaction((tx) => ask(tx, asked))
    void replyWriter.write({ userId, replyId: turn.replyId })
    return { kind: 'asked', ...turn }
  })

  bind(app, services, 'POST /api/advisor/replies/:id/stop', async ({ id }, { caller }) => {
    const key = { userId: caller.userId, replyId: id }
    await transaction((tx) => askToStop(tx, key))
    replyWriter.stop(key)
    return { done: true }
  })

  bind(app, services, 'POST /api/advisor/replies/:id/again', async ({ id }, { caller }) => {
    const key = { userId: caller.userId, replyId: id }
    await take(services, questions, caller.userId)
    await transaction((tx) => beginAgain(tx, key))
    void replyWriter.write(key)
    return { done: true }
  })

  /** Stores a few an hour; the card is shown for every one. */
  async function keepTalk(kind: CrisisKind, asked: AdvisorQuestion) {
    const notKept = { conversationId: null, replyId: null }
    try {
      await take(services, keptCries, asked.userId)
      return await transaction((tx) => keepHelp(tx, asked, kind))
    } catch (error) {
      if (!(error instanceof Refusal))
        log.error({ err: error }, 'a message in crisis could not be stored')
      return notKept
    }
  }
}

function tooLong(): Refusal {
  const text = `Keep it under ${maxQuestionLength} characters.`
  return new Refusal('invalid', text, { fields: { text } })
}
