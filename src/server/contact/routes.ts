import type { FastifyInstance } from 'fastify'
import { helpForWorried } from '#domain/safety/help-card.ts'
import { daySeconds, hourSeconds } from '#domain/duration.ts'
import { bind } from '../http/bind.ts'
import { networkOf, consume } from '../http/limits.ts'
import type { Services } from '../services.ts'
import { receiveMessage, storeWorry } from './commands.ts'

/** Enough for a school behind one IP address, but not for a flood. */
const ofNetwork = { name: 'contact-network', max: 20, seconds: hourSeconds }
const ofGuardian = { name: 'worried-guardian', max: 20, seconds: daySeconds }
const ofAddress = { name: 'contact-address', max: 5, seconds: hourSeconds }

export function contactRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'GET /api/contact', async () => ({
    email: services.env.SUPPORT_EMAIL ?? null,
  }))
  bind(app, services, 'POST /api/contact', async (input, { caller, request }) => {
    await consume(services, ofNetwork, networkOf(request))
    await consume(services, ofAddress, input.email)
    const { homepage, ...message } = input
    if (homepage) return { done: true }
    await services.transaction((tx) =>
      receiveMessage(tx, { ...message, sentBy: caller?.userId ?? null }),
    )
    return { done: true }
  })
  bind(app, services, 'POST /api/guardian/students/:id/worries', async (input, { caller }) => {
    await consume(services, ofGuardian, caller.userId)
    const worry = { guardianId: caller.userId, studentId: input.id, text: input.text }
    await services.transaction((tx) => storeWorry(tx, worry))
    return { help: helpForWorried(services.content.helplines) }
  })
}
