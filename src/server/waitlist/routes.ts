import type { FastifyInstance } from 'fastify'
import { messages } from '#domain/people/messages.ts'
import { email } from '#domain/people/profile-input.ts'
import { hourSeconds } from '#domain/duration.ts'
import { bind } from '../http/bind.ts'
import { networkOf, consume } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { joinWaitlist } from './commands.ts'

const limit = { name: 'waitlist', max: 40, seconds: hourSeconds }

export function waitlistRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'POST /api/waitlist', async (input, { request }) => {
    await consume(services, limit, networkOf(request))
    const address = email().safeParse(input.email)
    if (!address.success) {
      throw new Refusal('invalid', messages.emailUnclear, {
        fields: { email: messages.emailUnclear },
      })
    }
    await services.transaction((tx) => joinWaitlist(tx, address.data))
    return { done: true }
  })
}
