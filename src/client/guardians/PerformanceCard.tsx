import { ChartLine, ChevronRight } from 'lucide-react'
import { plural } from '#domain/text/plural.ts'
import type { GuardianHome, StudentProgress } from '#contract/guardians.ts'
import { levelOf } from '#domain/ledger/level.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { shortDay } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { Avatar } from '../parts/people/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Unanswered } from './Unanswered.tsx'

interface PerformanceCardProps {
  students: readonly StudentProgress[]
  figures: GuardianHome['figures']
  /** Links requested by code that no student has confirmed yet. */
  waiting: number
}

export function PerformanceCard({ students, figures, waiting }: PerformanceCardProps) {
  return (
    <Card title="Student performance">
      {students.length === 0 ? (
        <EmptyState icon={ChartLine} title="No student linked yet">
          Your student’s level, streak, courses and scores.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {students.map((student) => (
            <StudentRow
              key={student.id}
              student={student}
              figures={figures.find(({ studentId }) => studentId === student.id)}
            />
          ))}
        </ul>
      )}
      <div className="mt-3">
        <Unanswered count={waiting} />
      </div>
    </Card>
  )
}

interface StudentRowProps {
  student: StudentProgress
  figures: GuardianHome['figures'][number] | undefined
}

function StudentRow({ student, figures }: StudentRowProps) {
  const { id, name, avatar, xp, streak, completion, lastActiveDay } = student
  const { level, rank, percent } = levelOf(xp)
  return (
    <li>
      <Link
        to={href(pages.linkedStudent, { id })}
        className="grid gap-2 rounded-control py-3 hover:bg-sunk"
      >
        <span className="flex items-center justify-between gap-2 font-semibold">
          <span className="flex items-center gap-2">
            <Avatar name={name} avatar={avatar} className="size-11" /> {name}
          </span>
          <Icon of={ChevronRight} />
        </span>
        <span className="text-ink-soft">
          Level {level} {rank}, {xp} XP
        </span>
        <ProgressBar label={`${name}: level progress`} value={percent} tone="sun" />
        {figures && (
          <span className="flex flex-wrap gap-x-3">
            <span>{plural(figures.lessons, 'lesson')} in the last 7 days</span>
            <span>{plural(figures.courses, 'course')} finished</span>
            <span>{plural(figures.applications, 'application')}</span>
            <span>{plural(figures.sessions, 'session')} with a mentor</span>
          </span>
        )}
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
          <span>Streak {plural(streak, 'day')}</span>
          <span>Completion {completion}%</span>
          <span>{lastActiveDay ? `Active ${shortDay(lastActiveDay)}` : 'Not active yet'}</span>
        </span>
      </Link>
    </li>
  )
}
