import type { FastifyInstance } from 'fastify'
import {
  greeting,
  guideGreeting,
  maxQuestionLength,
  suggestedQuestions,
} from '#domain/learning/advisor.ts'
import { crisisIn, type CrisisKind } from '#domain/safety/crisis-words.ts'
import { dayOf } from '#domain/day.ts'
import { hourSeconds } from '#domain/duration.ts'
import { helpCardFor } from '#domain/safety/help-card.ts'
import { bind } from '../http/bind.ts'
import { consume } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { answersLeft } from './budget.ts'
import {
  ask,
  type ChatMessage,
  askToStop,
  restartReply,
  deleteConversation,
  storeHelpTurn,
  renameConversation,
  setUseAi,
  setVerdict,
} from './commands.ts'
import { choicesNear } from '../guide/nearest-queries.ts'
import { replyWriterOf } from './reply-writer.ts'
import { conversationFor, conversationsOf, usesAi } from './queries.ts'
import { chatViewerFrom } from './chat-viewer.ts'
import { replyStreamRoute } from './reply-routes.ts'

/** How many messages in crisis are stored; the help card is shown for every one. */
const storedCrisisMessages = { name: 'advisor-help', max: 6, seconds: hourSeconds }
/** Limits floods, whether the provider or the guide answers. */
const messages = { name: 'advisor', max: 20, seconds: 10 * 60 }

export function advisorRoutes(app: FastifyInstance, services: Services): void {
  const { db, content, transaction, env, now, log } = services
  const replyWriter = replyWriterOf(services)
  app.addHook('onClose', () => replyWriter.close())
  replyStreamRoute(app, services)

  bind(app, services, 'GET /api/advisor', async ({ before }, { caller }) => {
    const useAi = await usesAi(db, caller.userId)
    const hasProvider = services.ai !== null
    const budget = { each: env.AI_DAILY_EACH, all: env.AI_DAILY_ALL }
    const answers = await answersLeft(db, { userId: caller.userId, day: dayOf(now()), ...budget })
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
    conversationFor(db, content, chatViewerFrom(services, caller), { id, before }),
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
    const message = {
      userId,
      isStudent: role === 'student',
      conversationId: input.conversationId,
      text: input.text,
    }
    const kind = crisisIn(input.text)
    if (kind !== null) {
      const help = helpCardFor(kind, ageBand, content.helplines)
      // The card is shown whatever else fails, even when the message cannot be stored.
      const turn = await storeCrisisMessage(kind, message)
      return { kind: 'help', help, ...turn }
    }
    if (input.text.length > maxQuestionLength) throw tooLong()
    await consume(services, messages, userId)
    const turn = await transaction((tx) => ask(tx, message))
    void replyWriter.write({ userId, replyId: turn.replyId })
    return { kind: 'asked', ...turn }
  })

  bind(app, services, 'POST /api/advisor/replies/:id/stop', async ({ id }, { caller }) => {
    const key = { userId: caller.userId, replyId: id }
    await transaction((tx) => askToStop(tx, key))
    replyWriter.stop(key)
    return { done: true }
  })

  bind(app, services, 'PUT /api/advisor/replies/:id/verdict', async (input, { caller }) => {
    const { id, verdict } = input
    const key = { userId: caller.userId, replyId: id }
    const { asked, answeredId } = await transaction((tx) => setVerdict(tx, key, verdict))
    const isMiss = verdict === 'bad' || verdict === 'other-question'
    return { choices: isMiss ? choicesNear(content, asked, answeredId) : [] }
  })

  bind(app, services, 'POST /api/advisor/replies/:id/again', async ({ id }, { caller }) => {
    const key = { userId: caller.userId, replyId: id }
    await consume(services, messages, caller.userId)
    await transaction((tx) => restartReply(tx, key))
    void replyWriter.write(key)
    return { done: true }
  })

  async function storeCrisisMessage(kind: CrisisKind, message: ChatMessage) {
    try {
      await consume(services, storedCrisisMessages, message.userId)
      return await transaction((tx) => storeHelpTurn(tx, message, kind))
    } catch (error) {
      if (!(error instanceof Refusal))
        log.error({ err: error }, 'a message in crisis could not be stored')
      return { conversationId: null, replyId: null }
    }
  }
}

function tooLong(): Refusal {
  const text = `Keep it under ${maxQuestionLength} characters.`
  return new Refusal('invalid', text, { fields: { text } })
}
