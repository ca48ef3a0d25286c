import * as pages from '#domain/pages.ts'
import type { Role } from '#domain/people/role.ts'
import { Link } from '../app/Link.tsx'
import { usePageName } from '../app/use-page-name.ts'
import { buttonClass } from '../ui/Button.tsx'

const many: Readonly<Record<Role, string>> = {
  student: 'students',
  guardian: 'guardians',
  mentor: 'mentors',
  business: 'businesses',
  staff: 'staff',
}
const one: Readonly<Record<Role, string>> = {
  student: 'a student',
  guardian: 'a guardian',
  mentor: 'a mentor',
  business: 'a business',
  staff: 'staff',
}

interface OtherRolePageProps {
  /** Whose page it is. */
  roles: readonly Role[]
  role: Role
}

/** Instead of a page that this person's role does not have. */
export function OtherRolePage({ roles, role }: OtherRolePageProps) {
  const words = new Intl.ListFormat('en').format(roles.map((each) => many[each]))
  usePageName(`For ${words}`)
  return (
    <div className="grid justify-items-center gap-4 p-6 text-center">
      <h1 className="text-2xl">This page is for {words}</h1>
      <p className="prose-width text-ink-soft">You are signed in as {one[role]}.</p>
      <Link to={pages.dashboard} className={buttonClass()}>
        Go to your home
      </Link>
    </div>
  )
}
