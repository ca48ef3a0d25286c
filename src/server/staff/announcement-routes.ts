import type { FastifyInstance } from 'fastify'
import { dayFrom, dayOf } from '#domain/day.ts'
import { announce, endAnnouncement } from '../announcements/commands.ts'
import { staffAnnouncements } from '../announcements/queries.ts'
import { bind } from '../http/bind.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { act } from './act.ts'

export function staffAnnouncementRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services

  bind(app, services, 'GET /api/staff/announcements', ({ after }) =>
    staffAnnouncements(db, dayOf(now()), after),
  )
  bind(app, services, 'POST /api/staff/announcements', async (input, { caller }) => {
    const { reason, title, ...made } = input
    const until = dayFrom(made.until)
    if (until < dayOf(now())) {
      const message = 'This day is over.'
      throw new Refusal('invalid', message, { fields: { until: message } })
    }
    const action = { kind: 'announced', caller, reason, about: 'announcement' } as const
    const { subject } = await act(services, action, async (tx) => {
      const { id } = await announce(tx, { ...made, title, from: dayFrom(made.from), until })
      return {
        subject: { id, name: title },
        after: { text: made.text, for: made.roles.join(', '), from: made.from, until },
      }
    })
    return { id: subject.id }
  })
  bind(app, services, 'POST /api/staff/announcements/:id/end', async (input, { caller }) => {
    const { id, reason } = input
    const action = { kind: 'ended-announcement', caller, reason, about: id } as const
    await act(services, action, async (tx) => {
      const { title } = await endAnnouncement(tx, id)
      return { subject: { id, name: title } }
    })
    return { done: true }
  })
}
