import type { FastifyInstance, FastifyRequest } from 'fastify'
import { daysAfter } from '#domain/day.ts'
import { messages } from '#domain/people/messages.ts'
import { bind } from '../http/bind.ts'
import { countFailures, networkOf, refuseOverLimit, consume } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import { isTooYoung, rememberTooYoung, saidTooYoungHere } from '../http/too-young.ts'
import type { Services } from '../services.ts'
import {
  AddressTaken,
  checkedEmail,
  endSession,
  endSessions,
  signUp,
  addressTakenMessage,
  wrongLogin,
} from './commands.ts'
import { signIn } from './sign-in.ts'
import { setCookies, forgetSession } from './cookies.ts'
import { askToConfirm, askToConfirmOnce } from './confirm-commands.ts'
import {
  loginTries,
  resetsOfEmail,
  resetsOfNetwork,
  signUpsOfNetwork,
  signUpsInProgress,
  addressTakenAnswersOfNetwork,
  addressTakenLetters,
} from './limits.ts'
import { addressTakenLetter } from './mail.ts'
import { isSuspended, meFrom, meOf, ownAccount } from './queries.ts'
import { askForReset, resetPassword } from './reset.ts'
import { settingsRoutes } from './settings-routes.ts'

const suspended = 'This account is suspended. Write to us if you think this is a mistake.'

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction } = services

  bind(
    app,
    services,
    'GET /api/session',
    (_input, { caller, own }) => ({ user: caller === null ? null : meFrom(own, services.now()) }),
    ownAccount,
  )

  bind(app, services, 'POST /api/sign-up', async (input, { request, reply }) => {
    const network = networkOf(request)
    await refuseOverLimit(services, signUpsOfNetwork, network)
    await refuseOverLimit(services, addressTakenAnswersOfNetwork, network)
    const { name, email, password, role, details = {}, firstMinute = {} } = input
    if (isTooYoung(details['birthMonth'], services.now())) rememberTooYoung(services, reply)
    const saidTooYoung = saidTooYoungHere(services, request)
    const person = { name, email, password, role, details, firstMinute, saidTooYoung }
    const tries = [{ limit: signUpsInProgress, who: network }]
    const account = await countFailures(services, tries, () =>
      transaction(async (tx) => {
        const newAccount = await signUp(tx, services, person, headersOf(request))
        await askToConfirm(tx, newAccount.user.id)
        return newAccount
      }).catch(nullWhenTaken),
    )
    if (account === null) {
      await consume(services, addressTakenAnswersOfNetwork, network)
      await notifyOwner(services, checkedEmail(email))
      throw new Refusal('not-possible', addressTakenMessage, {
        fields: { email: addressTakenMessage },
      })
    }
    await consume(services, signUpsOfNetwork, network)
    setCookies(reply, account.cookies)
    return { user: account.user }
  })

  bind(app, services, 'POST /api/sign-in', async ({ email, password }, { request, reply }) => {
    if (email.trim() === '' || password === '')
      throw new Refusal('invalid', messages.loginIncomplete)
    const address = email.trim().toLowerCase()
    const login = await countFailures(services, loginTries(address, networkOf(request)), () =>
      signIn(services, { email: address, password }, headersOf(request)),
    )
    if (login === null) throw new Refusal('not-signed-in', wrongLogin)
    if (await isSuspended(db, login.userId)) {
      await transaction((tx) => endSessions(tx, login.userId, null))
      throw new Refusal('not-allowed', suspended)
    }
    setCookies(reply, login.cookies)
    const user = await meOf(db, login.userId, services.now())
    if (!user.confirmed) await transaction((tx) => askToConfirmOnce(tx, user.id))
    return { user }
  })

  bind(app, services, 'POST /api/sign-out', async (_input, { caller, reply }) => {
    if (caller !== null) {
      await transaction((tx) => endSession(tx, caller.userId, caller.sessionId))
    }
    forgetSession(reply, services)
    return { done: true }
  })

  bind(app, services, 'POST /api/password/forgot', async ({ email }, { request }) => {
    const address = email.trim().toLowerCase()
    await consume(services, resetsOfNetwork, networkOf(request))
    await consume(services, resetsOfEmail, address)
    await askForReset(services, address)
    return { done: true }
  })

  bind(app, services, 'POST /api/password/reset', async ({ token, password }) => {
    await resetPassword(services, token, password)
    return { done: true }
  })

  settingsRoutes(app, services)
}

function nullWhenTaken(error: unknown): null {
  if (error instanceof AddressTaken) return null
  throw error
}

/** Emails the owner of an address that someone tried to sign up with it, at most once a day. */
async function notifyOwner(services: Services, email: string): Promise<void> {
  const isNew = await consume(services, addressTakenLetters, email).then(
    () => true,
    () => false,
  )
  if (!isNew) return
  await services.transaction(async (tx) => {
    const owner = await tx.db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    if (owner === undefined) return
    const letter = addressTakenLetter(email, services.publicUrl)
    const until = daysAfter(tx.now, 1)
    await tx.post({ userId: owner.id, kind: 'address-taken', letter, until })
  })
}

/** Only the headers that the accounts library needs. */
function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers({ 'user-agent': (request.headers['user-agent'] ?? '').slice(0, 300) })
  if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie)
  return headers
}
