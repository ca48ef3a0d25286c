import type { applicantRoutes } from '#contract/applicants.ts'
import { business, verifiedBusiness, type Access, type Names } from '../testing/access.ts'
import { invitedApplicant, writtenInterview, writtenOffer } from '../testing/interviews.ts'
import { applicant } from '../testing/scenes.ts'

export const access: Access<typeof applicantRoutes> = {
  'GET /api/postings/:id/times': { may: business, scene: applicant },
  'GET /api/postings/:id/applicants': { may: verifiedBusiness, scene: applicant },
  'POST /api/postings/:id/applicants/:applicationId/interview': {
    may: verifiedBusiness,
    scene: applicant,
    body: () => writtenInterview(new Date()),
  },
  'POST /api/postings/:id/applicants/:applicationId/interview/cancel': {
    may: verifiedBusiness,
    scene: invitedApplicant,
    body: () => ({ reason: 'sick' }),
  },
  'GET /api/postings/:id/applicants/:applicationId/interview/calendar': {
    may: verifiedBusiness,
    scene: invitedApplicant,
  },
  'POST /api/postings/:id/applicants/:applicationId/offer': {
    may: verifiedBusiness,
    scene: applicant,
    body: () => writtenOffer(new Date()),
  },
  'POST /api/postings/:id/applicants/:applicationId/decline': {
    may: verifiedBusiness,
    scene: applicant,
  },
  'GET /api/postings/:id/applicants/table': { may: verifiedBusiness, scene: applicant },
  'PATCH /api/postings/:id/applicants/:applicationId': {
    may: verifiedBusiness,
    scene: applicant,
    body: () => ({ starred: true }),
  },
  'POST /api/postings/:id/applicants/invite': {
    may: verifiedBusiness,
    scene: applicant,
    body: (names) => ({ ...writtenInterview(new Date()), ...chosen(names) }),
  },
  'POST /api/postings/:id/applicants/decline': {
    may: verifiedBusiness,
    scene: applicant,
    body: chosen,
  },
  'POST /api/postings/:id/applicants/decline-rest': {
    may: verifiedBusiness,
    scene: applicant,
    body: () => ({ sentBefore: new Date().toISOString(), interviews: false }),
  },
}

function chosen({ applicationId }: Names) {
  return { applicants: [{ applicationId }] }
}
