import type { ContactMessage } from '#contract/contact.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Chip } from '../ui/Chip.tsx'

/** The student a worried guardian wrote about, with a link to their record. */
export function MessageStudent({ student }: { student: NonNullable<ContactMessage['about']> }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link
        to={href(pages.staff, { desk: 'people', person: student.id })}
        className="font-semibold text-sea underline"
      >
        {student.name}
      </Link>
      {student.minor && <Chip tone="coral">Under 18</Chip>}
    </span>
  )
}
