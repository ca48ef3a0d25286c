import { HeartHandshake } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { StudentMentoring } from '#contract/mentoring.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { shortDate } from '../../app/dates.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import { Link } from '../../app/Link.tsx'
import { ReportPerson } from '../../parts/reports/ReportPerson.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { jobLine } from './job-line.ts'

const EndMentor = lazyPart(() => import('./EndMentor.tsx'), 'EndMentor')
const ShowProject = lazyPart(() => import('./ShowProject.tsx'), 'ShowProject')
const SharedGoals = lazyPart(() => import('../goals/SharedGoals.tsx'), 'SharedGoals')

type MyMentor = StudentMentoring['mentors'][number]
type MyMentorsCardProps = Pick<StudentMentoring, 'mentors' | 'projects'>

export function MyMentorsCard({ mentors, projects }: MyMentorsCardProps) {
  return (
    <Card title="Your mentors">
      {mentors.length === 0 ? (
        <EmptyState icon={HeartHandshake} title="Nobody yet">
          A mentor appears here once they accept your request.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {mentors.map((mentor) => (
            <MyMentorRow key={mentor.id} mentor={mentor} projects={projects} />
          ))}
        </ul>
      )}
      <Link to={pages.mentors} className={buttonClass('quiet', 'mt-3 max-sm:flex')}>
        Find {mentors.length === 0 ? 'a' : 'another'} mentor
      </Link>
    </Card>
  )
}

interface MyMentorRowProps {
  mentor: MyMentor
  projects: StudentMentoring['projects']
}

function MyMentorRow({ mentor, projects }: MyMentorRowProps) {
  const { id, firstName, since, away } = mentor
  const [sheet, setSheet] = useState<'show' | 'end'>()
  const close = () => setSheet(undefined)
  return (
    <li className="grid gap-3 py-3">
      <p>
        <span className="block font-semibold">{firstName}</span>
        <span className="block text-ink-soft">
          {jobLine(mentor)}. With you since {shortDate(since)}.
        </span>
        {away && (
          <span className="block">{firstName} is away and not taking sessions at the moment.</span>
        )}
      </p>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {!away && (
          <>
            <Link
              to={href(pages.mentor, { id })}
              className={buttonClass()}
              aria-label={`Ask again: ${firstName}`}
            >
              Ask again
            </Link>
            <Button
              tone="quiet"
              onClick={() => setSheet('show')}
              aria-label={`Show a project: ${firstName}`}
            >
              Show a project
            </Button>
          </>
        )}
        <Button
          tone="plain"
          onClick={() => setSheet('end')}
          aria-label={`End mentoring with ${firstName}`}
        >
          End
        </Button>
        <ReportPerson place="mentor" id={id} name={firstName} />
      </div>
      <section className="rounded-control bg-sunk p-4">
        <h3 className="mb-1 font-semibold">Goals with {firstName}</h3>
        <Suspense>
          <SharedGoals otherId={id} otherName={firstName} side="student" />
        </Suspense>
      </section>
      <Suspense>
        {sheet === 'show' && <ShowProject mentor={mentor} projects={projects} onClose={close} />}
        {sheet === 'end' && <EndMentor mentor={mentor} onClose={close} />}
      </Suspense>
    </li>
  )
}
