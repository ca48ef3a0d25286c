import { deskOwners, staffRoleLabels } from '#domain/people/staff-role.ts'
import { Link } from '../app/Link.tsx'
import { usePageName } from '../app/use-page-name.ts'
import { deskLabels, firstDesk, type DeskId } from '../parts/staff/desks.ts'
import { useStaffRole } from '../parts/staff/use-staff-role.ts'
import { buttonClass } from '../ui/Button.tsx'

/** Instead of a desk that this person's role does not use: whose it is. */
export function OtherDesk({ desk }: { desk: DeskId }) {
  const role = useStaffRole()
  const title = `“${deskLabels[desk]}” is for ${deskOwners(desk)}`
  usePageName(title)
  return (
    <div className="grid justify-items-center gap-4 p-6 text-center">
      <h1 className="text-2xl">{title}</h1>
      <p className="prose-width text-ink-soft">
        {role !== undefined && `Your role is ${staffRoleLabels[role].toLowerCase()}. `}A lead can
        change it.
      </p>
      <Link to={firstDesk(role)} className={buttonClass()}>
        Go to your desk
      </Link>
    </div>
  )
}
