import { caseSubject } from './cases/queries.ts'
import { isMessage } from './contact/queries.ts'
import { isInvitation, wasStaff } from './accounts/staff-queries.ts'
import { jobById } from './jobs/job-queries.ts'
import { isKnownLetter } from './mail/letter-queries.ts'
import { reportExists } from './reports/queries.ts'
import { caseKindsOf } from '#domain/people/staff-role.ts'
import type { Policies } from './http/policy.ts'

/** What only staff touch. Of a case it matters whose desk it is at: for the others it does not exist. */
export const staffPolicies: Pick<
  Policies,
  | 'known-message'
  | 'known-case'
  | 'colleague'
  | 'staff-invitation'
  | 'known-job'
  | 'known-letter'
  | 'filed-report'
> = {
  'known-message': {
    missing: 'Message not found',
    allows: ({ db, subject }) => isMessage(db, subject),
  },
  'known-case': {
    missing: 'Case not found',
    allows: async ({ db, subject, caller }) => {
      const found = await caseSubject(db, subject)
      return found !== null && caseKindsOf(caller?.staffRole ?? null).includes(found.kind)
    },
  },
  colleague: {
    missing: 'Colleague not found',
    allows: ({ db, subject }) => wasStaff(db, subject),
  },
  'staff-invitation': {
    missing: 'Invitation not found',
    allows: ({ db, subject }) => isInvitation(db, subject),
  },
  'known-job': {
    missing: 'Job not found',
    allows: async ({ db, subject }) => (await jobById(db, subject)) !== null,
  },
  'known-letter': {
    missing: 'Letter not found',
    allows: ({ db, subject }) => isKnownLetter(db, subject),
  },
  'filed-report': {
    missing: 'Report not found',
    allows: ({ db, subject }) => reportExists(db, subject),
  },
}
