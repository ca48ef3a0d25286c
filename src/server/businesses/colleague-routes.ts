import type { FastifyInstance } from 'fastify'
import { daySeconds, hourSeconds } from '#domain/duration.ts'
import { checkedEmail } from '../accounts/commands.ts'
import { bind } from '../http/bind.ts'
import { consume, countFailures, networkOf, type Limit } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { colleaguesOf } from './colleague-queries.ts'
import { answerOffer, offerOwnership, takeOfferBack } from './handover-commands.ts'
import { inviteAgain, inviteColleague, withdrawInvitation } from './invitation-commands.ts'
import { hashOf } from './invitation-queries.ts'
import {
  answerInvitation,
  joinWithCode,
  leaveBusiness,
  removeColleague,
  setSeat,
} from './seat-commands.ts'

const lettersOfBusiness: Limit = { name: 'colleague-letter', max: 20, seconds: daySeconds }
const lettersToAddress: Limit = { name: 'colleague-letter-to', max: 5, seconds: daySeconds }
const wrongCodes: Limit = { name: 'seat-code-wrong', max: 5, seconds: hourSeconds }
const wrongCodesOfNetwork: Limit = {
  name: 'seat-code-wrong-network',
  max: 100,
  seconds: hourSeconds,
}
const offersADay: Limit = { name: 'business-offer', max: 10, seconds: daySeconds }

const badCode =
  'This code does not work with your account. Check it, and that the letter went to your address.'

/** Seats for colleagues: those of the owner, and one's own. */
export function colleagueRoutes(app: FastifyInstance, services: Services): void {
  invitationSide(app, services)
  seatSide(app, services)
  joiningSide(app, services)
}

function invitationSide(app: FastifyInstance, services: Services): void {
  const { transaction } = services

  bind(app, services, 'POST /api/business/invitations', async ({ email, seat }, { caller }) => {
    const address = checkedEmail(email)
    await consume(services, lettersToAddress, hashOf(address))
    await consume(services, lettersOfBusiness, caller.actsFor)
    await transaction((tx) => inviteColleague(tx, caller, { email: address, seat }, services))
    return { done: true }
  })
  bind(app, services, 'POST /api/business/invitations/:id/send-again', async ({ id }, bound) => {
    const { actsFor } = bound.caller
    await consume(services, lettersToAddress, id)
    await consume(services, lettersOfBusiness, actsFor)
    await transaction((tx) => inviteAgain(tx, actsFor, id, services))
    return { done: true }
  })
  bind(app, services, 'DELETE /api/business/invitations/:id', async ({ id }, { caller }) => {
    await transaction((tx) => withdrawInvitation(tx, caller.actsFor, id))
    return { done: true }
  })
}

function seatSide(app: FastifyInstance, services: Services): void {
  const { db, transaction, now } = services

  bind(app, services, 'GET /api/business/colleagues', (_input, { caller }) =>
    colleaguesOf(db, caller, now()),
  )
  bind(app, services, 'PATCH /api/business/colleagues/:id', async ({ seat }, { caller, found }) => {
    await transaction((tx) => setSeat(tx, caller, { userId: found.user_id, seat }))
    return { done: true }
  })
  bind(app, services, 'DELETE /api/business/colleagues/:id', async (_input, { caller, found }) => {
    await transaction((tx) => removeColleague(tx, caller, found.user_id))
    return { done: true }
  })
  bind(app, services, 'POST /api/business/colleagues/:id/offer', async (_input, bound) => {
    const { caller, found } = bound
    await consume(services, offersADay, caller.actsFor)
    await transaction((tx) => offerOwnership(tx, caller, found.user_id))
    return { done: true }
  })
  bind(app, services, 'DELETE /api/business/colleagues/:id/offer', async (_input, { caller }) => {
    await transaction((tx) => takeOfferBack(tx, caller.actsFor))
    return { done: true }
  })
}

function joiningSide(app: FastifyInstance, services: Services): void {
  const { transaction } = services

  bind(app, services, 'POST /api/business/joins', async ({ id, accept }, { caller }) => {
    await transaction((tx) => answerInvitation(tx, caller.userId, { id, accept }))
    return { done: true }
  })
  bind(app, services, 'POST /api/business/joins/code', async ({ code }, { caller, request }) => {
    const tries = [
      { limit: wrongCodes, who: caller.userId },
      { limit: wrongCodesOfNetwork, who: networkOf(request) },
    ]
    const joined = await countFailures(services, tries, async () =>
      (await transaction((tx) => joinWithCode(tx, caller.userId, code))) ? true : null,
    )
    if (joined === null) throw new Refusal('invalid', badCode, { fields: { code: badCode } })
    return { done: true }
  })
  bind(app, services, 'POST /api/business/ownership', async ({ accept }, { caller }) => {
    await transaction((tx) => answerOffer(tx, caller, accept))
    return { done: true }
  })
  bind(app, services, 'POST /api/business/leave', async (_input, { caller }) => {
    await transaction((tx) => leaveBusiness(tx, caller))
    return { done: true }
  })
}
