import { ChevronRight, Users } from 'lucide-react'
import { plural } from '#domain/text/plural.ts'
import type { MentoredStudent } from '#contract/mentoring.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../../app/Link.tsx'
import { Avatar } from '../../parts/people/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { dayAndTime } from '../../parts/mentoring/own-time.ts'

export function StudentsCard({ students }: { students: readonly MentoredStudent[] }) {
  return (
    <Card title="Your students">
      {students.length === 0 ? (
        <EmptyState icon={Users} title="No students yet">
          The students you mentor are listed here, with their progress.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {students.map((student) => (
            <StudentRow key={student.id} student={student} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function StudentRow({ student }: { student: MentoredStudent }) {
  const { id, name, avatar, level, streak, completion, nextSessionAt } = student
  return (
    <li>
      <Link
        to={href(pages.mentoredStudent, { id })}
        className="grid gap-2 rounded-control py-3 hover:bg-sunk"
      >
        <span className="flex items-center justify-between gap-2 font-semibold">
          <span className="flex items-center gap-2">
            <Avatar name={name} avatar={avatar} className="size-11" /> {name}
          </span>
          <Icon of={ChevronRight} />
        </span>
        <ProgressBar label={`${name}: completion`} value={completion} />
        <span className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          <span>Level {level}</span>
          <span>Streak {plural(streak, 'day')}</span>
          <span>Completion {completion}%</span>
        </span>
        {nextSessionAt && <span className="text-sm">Next: {dayAndTime(nextSessionAt)}</span>}
      </Link>
    </li>
  )
}
