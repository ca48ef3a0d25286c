import type { ReactNode } from 'react'
import type { StudentView } from '#contract/guardians.ts'
import { levelOf } from '#domain/ledger/level.ts'
import { ActivityRow } from '../parts/progress/ActivityRow.tsx'
import { FinishedMark, ShownMark } from '../parts/progress/Marks.tsx'
import { shortDate, shortDay } from '../app/dates.ts'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Figure } from '../ui/Figure.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Ring } from '../ui/Ring.tsx'
import { ApplicationRow } from './ApplicationRow.tsx'
import { MentorsCard } from './MentorsCard.tsx'
import { StopAcceptance } from './StopAcceptance.tsx'

interface StudentViewCardsProps {
  view: StudentView
  /** Shown to a guardian, who may stop a mentor. */
  decides?: boolean
}

/** What a guardian sees of a student; the guardian's page and the student's preview both use it. */
export function StudentViewCards({ view, decides = false }: StudentViewCardsProps) {
  const { student, courses, assessments, simulations, activities, applications } = view
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <ProgressCard student={student} />
      <Card title="Courses">
        <List empty="No course started yet.">
          {courses.map(({ id, title, percent, finished }) => (
            <li key={id} className="py-2.5">
              <span className="mb-1 flex justify-between gap-3">
                <span className="font-semibold">{title}</span>
                <span className="tabular-nums">{percent}%</span>
              </span>
              <ProgressBar label={title} value={percent} />
              {finished && <FinishedMark className="mt-1.5" />}
            </li>
          ))}
        </List>
      </Card>
      <Card title="Assessment scores">
        <p className="-mt-2 mb-2 text-sm text-ink-soft">
          Finished is going through a course. Shown is a passed assessment or job simulation: that
          can reach a business.
        </p>
        <List empty="No assessment handed in yet.">
          {assessments.map(({ id, title, score, best, shown, at }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 py-2.5">
              <span className="min-w-0 grow basis-40">
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-ink-soft">
                  {shortDate(at)}
                  {best > score && `, best ${best}%`}
                </span>
              </span>
              <span className="flex flex-wrap gap-1.5">
                {shown && <ShownMark />}
                <Chip>{score}%</Chip>
              </span>
            </li>
          ))}
        </List>
      </Card>
      {simulations.length > 0 && (
        <Card title="Job simulations passed">
          <List empty="No job simulation passed yet.">
            {simulations.map(({ id, title, score, at }) => (
              <li key={id} className="flex flex-wrap items-center gap-3 py-2.5">
                <span className="min-w-0 grow basis-40">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-sm text-ink-soft">{shortDate(at)}</span>
                </span>
                <span className="flex flex-wrap gap-1.5">
                  <ShownMark />
                  <Chip>{score}%</Chip>
                </span>
              </li>
            ))}
          </List>
        </Card>
      )}
      <Card title="Applications">
        <List empty="No application sent yet.">
          {applications.map((application) => (
            <ApplicationRow key={application.id} application={application}>
              {decides && <StopAcceptance student={student} application={application} />}
            </ApplicationRow>
          ))}
        </List>
      </Card>
      <MentorsCard view={view} decides={decides} />
      <Card title="Activities" className="lg:col-span-2">
        <List empty="No activities yet.">
          {activities.map((activity) => (
            <ActivityRow key={activity.id} activity={activity} />
          ))}
        </List>
      </Card>
    </div>
  )
}

function ProgressCard({ student }: { student: StudentView['student'] }) {
  const { level, rank, percent, xpToNext } = levelOf(student.xp)
  const { xp, streak, completion, activities, lastActiveDay } = student
  return (
    <Card title="Performance">
      <div className="flex items-center gap-4">
        <Ring percent={percent} size={72}>
          {level}
        </Ring>
        <p>
          <span className="block text-lg font-bold">
            Level {level} {rank}
          </span>
          <span className="block text-ink-soft">
            {xpToNext} XP to level {level + 1}
          </span>
        </p>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-3 narrow:grid-cols-1 sm:grid-cols-4">
        <Figure label="XP Points" value={xp} />
        <Figure label="Day Streak" value={streak} />
        <Figure label="Completion" value={`${completion}%`} />
        <Figure label="Activities" value={activities} />
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        {lastActiveDay ? `Last active ${shortDay(lastActiveDay)}` : 'Not active yet'}
      </p>
    </Card>
  )
}

function List({ empty, children }: { empty: string; children: ReactNode[] }) {
  if (children.length === 0) return <p className="text-ink-soft">{empty}</p>
  return <ul className="divide-y divide-line">{children}</ul>
}
