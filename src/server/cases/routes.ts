import type { FastifyInstance } from 'fastify'
import { hourSeconds } from '#domain/duration.ts'
import { questionWords } from '#domain/people/staff-case.ts'
import { bind } from '../http/bind.ts'
import { consume, networkOf, type Limit } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { askedIn } from './history-queries.ts'
import { answerCase } from './question-commands.ts'
import { questionClaim } from './question-link.ts'

const answersOfNetwork: Limit = { name: 'tell-us-more', max: 20, seconds: hourSeconds }

/** The form behind the link that a person gets when staff ask for more. */
export function caseRoutes(app: FastifyInstance, services: Services): void {
  const { db, now, secret } = services

  bind(app, services, 'GET /api/tell-us-more', async ({ token }) => {
    const claim = questionClaim(secret, token, now())
    if (claim === null) return { kind: 'bad-link' }
    const questions = await askedIn(db, claim)
    if (questions === null) return { kind: 'answered' }
    return { kind: 'asked', about: questions.about, questions: questionWords(questions.questions) }
  })
  bind(app, services, 'POST /api/tell-us-more', async ({ token, words }, { request }) => {
    await consume(services, answersOfNetwork, networkOf(request))
    const claim = questionClaim(secret, token, now())
    if (claim === null) throw new Refusal('not-possible', 'This link does not work any more')
    await services.transaction((tx) => answerCase(tx, claim, words))
    return { done: true }
  })
}
