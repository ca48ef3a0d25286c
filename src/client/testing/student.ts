import type { Me } from '#contract/accounts.ts'
import { numberedUserId } from '#domain/people/numbered-user-id.ts'

/** The student that component tests and the preview of lessons show. */
export const student: Me = {
  id: numberedUserId(1),
  name: 'Tia Clarke',
  email: 'tia@example.com',
  role: 'student',
  confirmed: true,
  bounced: false,
  mayHaveEmployer: false,
  deleteAfter: null,
  stopped: false,
}
