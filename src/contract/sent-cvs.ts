import { z } from 'zod'
import { cvSchema } from '#domain/cv/cv-schema.ts'
import { byteFile } from './cv.ts'
import { route } from './define.ts'
import { owns } from './policies.ts'
import { byId } from './shapes.ts'

const ofApplicant = byId.extend({ applicationId: z.uuid() })

export const sentCvRoutes = {
  /** The CV that the student sent, as the business got it. */
  'GET /api/applications/:id/cv': route({
    who: 'student',
    policy: owns('applications'),
    input: byId,
    output: z.strictObject({ cv: cvSchema }),
  }),
  /** The CV that an applicant sent, as it was then. Gone when they withdraw. */
  'GET /api/postings/:id/applicants/:applicationId/cv': route({
    who: 'verified-business',
    seat: 'viewer',
    policy: 'own-posting',
    input: ofApplicant,
    output: z.strictObject({ cv: cvSchema }),
  }),
  'GET /api/postings/:id/applicants/:applicationId/cv/pdf': route({
    who: 'verified-business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: ofApplicant,
    output: byteFile,
  }),
}
