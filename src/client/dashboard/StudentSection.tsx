import { Suspense, useEffect } from 'react'
import type { Dashboard, StudentDay } from '#contract/dashboard.ts'
import { levelOf } from '#domain/ledger/level.ts'
import { NotDrawn } from '../app/first-screen.tsx'
import { lazyPart } from '../app/lazy-part.tsx'
import { celebrateMoment } from '../app/moments.ts'
import { useSession } from '../app/session.ts'
import { useAction } from '../app/use-api.ts'
import { WhenNear } from '../app/WhenNear.tsx'
import { Chip } from '../ui/Chip.tsx'
import { CountUp } from '../ui/CountUp.tsx'
import { showToast } from '../ui/toasts.ts'
import { dayOpened } from './day-opened.ts'
import { Folded } from './Folded.tsx'
import { Greeting } from './Greeting.tsx'
import { RoadHero } from './RoadHero.tsx'
import { TodaysQuests } from './TodaysQuests.tsx'
import { WeekStrip } from './WeekStrip.tsx'

// Most days have no question.
const QuestionCard = lazyPart(() => import('./QuestionCard.tsx'), 'QuestionCard')
const FittingOpening = lazyPart(() => import('./FittingOpening.tsx'), 'FittingOpening')

interface StudentSectionProps {
  user: Dashboard['user']
  student: StudentDay
  folded: boolean
}

/** Home: the next stone of the road, and under it what belongs to today. */
export function StudentSection({ user, student, folded }: StudentSectionProps) {
  useOpenDay(student.activeToday)
  const { level, rank } = levelOf(student.xp)
  return (
    <section aria-label="Your day" className="grid grid-cols-1 gap-4">
      <Greeting
        user={user}
        hidden={folded}
        badges={
          <>
            <Chip>
              Level {level} · {rank}
            </Chip>
            <Chip tone="sun">
              <CountUp value={student.xp} /> XP
            </Chip>
          </>
        }
      />
      <Folded folded={folded}>
        <RoadHero student={student} />
        <NotDrawn>
          <div className="grid grid-cols-1 gap-6 pt-2 lg:grid-cols-2">
            <TodaysQuests quests={student.quests} />
            <WeekStrip student={student} />
            <WhenNear className="grid min-h-40 grid-cols-1 content-start gap-6">
              <Suspense>
                {student.question !== null && <QuestionCard question={student.question} />}
                <FittingOpening />
              </Suspense>
            </WhenNear>
          </div>
        </NotDrawn>
      </Folded>
    </section>
  )
}

/** Opening the dashboard counts as the day's first activity: posted once, because a GET must not write. */
function useOpenDay(activeToday: boolean) {
  const session = useSession()
  const { mutate } = useAction('POST /api/day', {
    onDone: (answer) => {
      if (answer.kind !== 'opened') return
      showToast(dayOpened(answer), 'good')
      // Its live event may have come before this page listened.
      if (session.state === 'signed-in')
        celebrateMoment({ ...answer, type: 'streak' }, session.user.id)
    },
  })
  useEffect(() => {
    if (!activeToday) mutate({})
  }, [activeToday, mutate])
}
