import type { FastifyInstance } from 'fastify'
import { daySeconds } from '#domain/duration.ts'
import { layOutHours } from '#domain/mentoring/hours-page.ts'
import { pdfOfPages } from '../cv/pdf-queries.ts'
import { bind } from '../http/bind.ts'
import { consume, type Limit } from '../http/limits.ts'
import type { Services } from '../services.ts'
import { hoursCertificate } from './hours-queries.ts'

const certificatesADay: Limit = { name: 'mentor-hours', max: 40, seconds: daySeconds }

/** A mentor's hours in a period, to read and as a certificate. */
export function hourRoutes(app: FastifyInstance, services: Services): void {
  const { db, now, content } = services

  bind(app, services, 'GET /api/mentor/hours', async (period, { caller }) => {
    const { name, hours } = await hoursCertificate(db, caller.userId, { period, now: now() })
    return { name, ...hours }
  })

  bind(app, services, 'GET /api/mentor/hours/pdf', async (period, { caller }) => {
    await consume(services, certificatesADay, caller.userId)
    const certificate = await hoursCertificate(db, caller.userId, { period, now: now() })
    return pdfOfPages(content, layOutHours(certificate), {
      title: `Mentoring hours of ${certificate.name}`,
      author: 'Upful',
      fileWords: ['mentoring-hours', certificate.name],
    })
  })
}
