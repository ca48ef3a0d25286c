import type { GuardianHome } from '#contract/guardians.ts'
import { minuteMs } from '#domain/duration.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useApi } from '../app/use-api.ts'
import { buttonClass } from '../ui/Button.tsx'
import { CodeCard } from './CodeCard.tsx'
import { ComingUpCard } from './ComingUpCard.tsx'
import { LatestCard } from './LatestCard.tsx'
import { NeedsAnswerCard } from './NeedsAnswerCard.tsx'
import { NotificationsCard } from './NotificationsCard.tsx'
import { PerformanceCard } from './PerformanceCard.tsx'
import { Unanswered } from './Unanswered.tsx'
import { WeekCard } from './WeekCard.tsx'

/** A guardian's home: what needs an answer, the week of each student, what is next and what is new. */
export function GuardianSection() {
  // What a student earns is sent to their own pages only.
  const query = useApi('GET /api/guardian', {}, { refetchInterval: minuteMs })
  return <Loaded query={query}>{(home) => <Home home={home} />}</Loaded>
}

function Home({ home }: { home: GuardianHome }) {
  const { students, asks, approvals, birthMonths, waiting, codeUntil, weeks } = home
  const isLinked = students.length > 0
  return (
    <>
      {!isLinked && (
        <CodeCard title="Link with your student" otherRole="student" codeUntil={codeUntil} />
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-4">
          <NeedsAnswerCard
            title="Needs you"
            asks={asks}
            approvals={approvals}
            birthMonths={birthMonths}
            brief={isLinked}
            action={
              isLinked && (
                <Link to={pages.approvals} className={buttonClass('quiet')}>
                  Your approvals
                </Link>
              )
            }
          />
          {students.map((student) => {
            const week = weeks.find(({ studentId }) => studentId === student.id)
            return week && <WeekCard key={student.id} student={student} week={week} />
          })}
          {isLinked ? (
            <Unanswered count={waiting} />
          ) : (
            <PerformanceCard students={students} figures={home.figures} waiting={waiting} />
          )}
        </div>
        <div className="grid grid-cols-1 gap-4">
          {isLinked && <ComingUpCard comingUp={home.comingUp} />}
          {isLinked && <LatestCard activities={home.activities} />}
          <NotificationsCard alerts={home.alerts} />
        </div>
      </div>
    </>
  )
}
