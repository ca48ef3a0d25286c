import type { Dashboard } from '#contract/dashboard.ts'
import type { Role } from '#domain/people/role.ts'
import { Chip } from '../../ui/Chip.tsx'

const names: Record<Role, string> = {
  student: 'Student',
  guardian: 'Guardian',
  mentor: 'Mentor',
  business: 'Business',
  staff: 'Staff',
}

/** A chip for the role, and for roles that staff verify, one for their decision. */
export function RoleChips({
  role,
  verification,
  missingToCheck,
}: Pick<Dashboard['user'], 'role' | 'verification' | 'missingToCheck'>) {
  return (
    <>
      <Chip tone="leaf">{names[role]}</Chip>
      {verification === 'pending' && (
        <Chip>{missingToCheck.length > 0 ? 'Not sent yet' : 'Verification pending'}</Chip>
      )}
      {verification === 'verified' && <Chip tone="sea">Verified</Chip>}
      {verification === 'refused' && <Chip tone="coral">Not verified</Chip>}
    </>
  )
}
