import type { applicantRoutes } from '#contract/applicants.ts'
import {
  readingBusiness,
  type Access,
  type Names,
  verifiedReading,
  verifiedRecruiting,
} from '../testing/access.ts'
import { invitedApplicant, writtenInterview, writtenOffer } from '../testing/interviews.ts'
import { applicant } from '../testing/scenes.ts'

export const access: Access<typeof applicantRoutes> = {
  'GET /api/postings/:id/times': { may: readingBusiness, scene: applicant },
  'GET /api/postings/:id/applicants': { may: verifiedReading, scene: applicant },
  'POST /api/postings/:id/applicants/:applicationId/interview': {
    may: verifiedRecruiting,
    scene: applicant,
    body: () => writtenInterview(new Date()),
  },
  'POST /api/postings/:id/applicants/:applicationId/interview/cancel': {
    may: verifiedRecruiting,
    scene: invitedApplicant,
    body: () => ({ reason: 'sick' }),
  },
  'GET /api/postings/:id/applicants/:applicationId/interview/calendar': {
    may: verifiedRecruiting,
    scene: invitedApplicant,
  },
  'POST /api/postings/:id/applicants/:applicationId/offer': {
    may: verifiedRecruiting,
    scene: applicant,
    body: () => writtenOffer(new Date()),
  },
  'POST /api/postings/:id/applicants/:applicationId/decline': {
    may: verifiedRecruiting,
    scene: applicant,
  },
  'GET /api/postings/:id/applicants/table': { may: verifiedRecruiting, scene: applicant },
  'PATCH /api/postings/:id/applicants/:applicationId': {
    may: verifiedRecruiting,
    scene: applicant,
    body: () => ({ starred: true }),
  },
  'POST /api/postings/:id/applicants/invite': {
    may: verifiedRecruiting,
    scene: applicant,
    body: (names) => ({ ...writtenInterview(new Date()), ...chosen(names) }),
  },
  'POST /api/postings/:id/applicants/decline': {
    may: verifiedRecruiting,
    scene: applicant,
    body: chosen,
  },
  'POST /api/postings/:id/applicants/decline-rest': {
    may: verifiedRecruiting,
    scene: applicant,
    body: () => ({ sentBefore: new Date().toISOString(), interviews: false }),
  },
}

function chosen({ applicationId }: Names) {
  return { applicants: [{ applicationId }] }
}
