import type { StaffRole } from '#domain/people/staff-role.ts'
import type { TestApp } from './start-app.ts'

// Colleagues and invitations, for the tests of the team desk.

export function newAddress(): string {
  return `${crypto.randomUUID()}@example.com`
}

/** An invitation that a lead has sent. */
export async function invited(app: TestApp, email = newAddress(), role: StaffRole = 'content') {
  const lead = await app.staff()
  const reason = 'We need somebody for this work'
  await lead.call('POST /api/staff/team/invitations', { email, role, reason })
  return app.services.db
    .selectFrom('staff_invitations')
    .select('id')
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** The code in the newest letter to this address. */
export async function codeFor(app: TestApp, email: string): Promise<string> {
  await app.runJobs()
  const letter = app.letters().findLast((text) => text.includes(`To: ${email}`)) ?? ''
  return /(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}/.exec(letter)?.[0] ?? ''
}
