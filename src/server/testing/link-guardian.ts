import type { Visitor } from './visitor.ts'

/** Links the two as people do: the guardian enters the student's code, the student says yes. */
export async function linkGuardian(student: Visitor, guardian: Visitor): Promise<void> {
  const { code } = await student.call('POST /api/link-codes', {})
  await guardian.call('POST /api/link-codes/enter', { code })
  await student.call('POST /api/guardians/:id/accept', { id: guardian.userId })
}
