import type { FastifyInstance } from 'fastify'
import { pdfOfCv } from '../cv/pdf-queries.ts'
import { filesADay } from '../cv/queries.ts'
import { bind } from '../http/bind.ts'
import { consume } from '../http/limits.ts'
import type { Services } from '../services.ts'
import { cvOfApplicant, sentCv } from './sent-cv-queries.ts'

/** The CV that went with an application: for the student who sent it, and for the business that got it. */
export function sentCvRoutes(app: FastifyInstance, services: Services): void {
  const { db, content } = services
  bind(app, services, 'GET /api/applications/:id/cv', (_input, { found }) => ({
    cv: sentCv(found.cv),
  }))
  bind(
    app,
    services,
    'GET /api/postings/:id/applicants/:applicationId/cv',
    async ({ id, applicationId }) => ({
      cv: await cvOfApplicant(db, { postingId: id, applicationId }),
    }),
  )
  bind(
    app,
    services,
    'GET /api/postings/:id/applicants/:applicationId/cv/pdf',
    async ({ id, applicationId }, { caller }) => {
      await consume(services, filesADay, caller.userId)
      return pdfOfCv(content, await cvOfApplicant(db, { postingId: id, applicationId }))
    },
  )
}
