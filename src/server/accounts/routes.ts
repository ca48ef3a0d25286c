import type { FastifyInstance, FastifyRequest } from 'fastify'
import { messages, passwordMinimum } from '#domain/messages.ts'
import { bind } from '../http/bind.ts'
import { networkOf, refuseWhenUsedUp, take } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { endSession, endSessions, signIn, signUp, wrongLogin } from './commands.ts'
import { askToConfirm, askToConfirmOnce } from './confirm-commands.ts'
import { forgetSession, setCookies } from './cookies.ts'
import {
  loginFailuresOfEmail,
  loginFailuresOfNetwork,
  resetsOfEmail,
  resetsOfNetwork,
  signUpFailuresOfNetwork,
  signUpsOfNetwork,
} from './limits.ts'
import { isSuspended, meOf } from './queries.ts'
import { askForReset, resetPassword } from './reset.ts'
import { settingsRoutes } from './settings-routes.ts'

const suspended = 'This account is suspended. Write to us if you think this is a mistake.'

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction } = services

  bind(app, services, 'GET /api/session', async (_input, { caller }) => ({
    user: caller === null ? null : await meOf(db, caller.userId),
  }))

  bind(app, services, 'POST /api/sign-up', async (input, { request, reply }) => {
    const network = networkOf(request)
    await refuseWhenUsedUp(services, signUpsOfNetwork, network)
    await refuseWhenUsedUp(services, signUpFailuresOfNetwork, network)
    const { name, email, password, role, details = {} } = input
    const person = { name, email, password, role, details }
    const { user, cookies } = await transaction(async (tx) => {
      const made = await signUp(tx, services, person, headersOf(request))
      await askToConfirm(tx, made.user.id)
      return made
    }).catch(async (error: unknown) => {
      if (error instanceof Refusal) await take(services, signUpFailuresOfNetwork, network)
      throw error
    })
    await take(services, signUpsOfNetwork, network)
    setCookies(reply, cookies)
    return { user }
  })

  bind(app, services, 'POST /api/sign-in', async ({ email, password }, { request, reply }) => {
    if (email.trim() === '' || password === '')
      throw new Refusal('invalid', messages.loginIncomplete)
    const address = email.trim().toLowerCase()
    await refuseWhenUsedUp(services, loginFailuresOfEmail, address)
    await refuseWhenUsedUp(services, loginFailuresOfNetwork, networkOf(request))
    const signedIn = await signIn(services, { email: address, password }, headersOf(request))
    if (signedIn === null) {
      await take(services, loginFailuresOfEmail, address)
      await take(services, loginFailuresOfNetwork, networkOf(request))
      throw new Refusal('not-signed-in', wrongLogin)
    }
    if (await isSuspended(db, signedIn.userId)) {
      await transaction((tx) => endSessions(tx, signedIn.userId, null))
      throw new Refusal('not-allowed', suspended)
    }
    setCookies(reply, signedIn.cookies)
    const user = await meOf(db, signedIn.userId)
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
    await take(services, resetsOfNetwork, networkOf(request))
    await take(services, resetsOfEmail, address)
    await askForReset(services, address)
    return { done: true }
  })

  bind(app, services, 'POST /api/password/reset', async ({ token, password }) => {
    if (password.length < passwordMinimum) {
      throw new Refusal('invalid', messages.passwordTooShort, {
        fields: { password: messages.passwordTooShort },
      })
    }
    await resetPassword(services, token, password)
    return { done: true }
  })

  settingsRoutes(app, services)
}

/** Only what the accounts library keeps with a session. */
function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers({ 'user-agent': (request.headers['user-agent'] ?? '').slice(0, 300) })
  if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie)
  return headers
}
