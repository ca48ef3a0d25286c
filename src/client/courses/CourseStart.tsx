import { Trophy } from 'lucide-react'
import type { CoursePage } from '#contract/courses.ts'
import { skills, type Skill } from '#domain/learning/skills.ts'
import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { shortDate } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { navigate } from '../app/navigate.ts'
import { savesData } from '../app/offline/data-saver.ts'
import { useAction } from '../app/use-api.ts'
import { useSession } from '../app/session.ts'
import { FinishedMark, ShownMark } from '../parts/progress/Marks.tsx'
import { useShown } from '../parts/progress/use-shown.ts'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'

/** The main action for a course: enrol, continue, or look back at it. */
export function CourseStart({ course }: { course: CoursePage }) {
  const session = useSession()
  const isStudent = session.state === 'signed-in' && session.user.role === 'student'
  if (!isStudent)
    return (
      <Card>
        <p>You can read every lesson here. Students earn XP for them.</p>
      </Card>
    )
  return course.progress ? (
    <Continue course={course} progress={course.progress} />
  ) : (
    <Enrol {...course} />
  )
}

/** Measured: the lessons of 19 courses take 0.81 to 1 kB each, compressed. */
function kilobytes(sections: CoursePage['sections']): number {
  return sections.flatMap(({ items }) => items).length
}

function Enrol({ id, nextItem, sections }: CoursePage) {
  const { mutate, isPending, error } = useAction('POST /api/courses/:id/enrol', {
    onDone: (page) => navigate(lessonAddress(id, page.nextItem ?? nextItem ?? '')),
  })
  return (
    <Card title="Ready when you are">
      <p className="mb-4 text-ink-soft">
        10 XP for every lesson, 25 XP for a quiz, and 200 XP more when you finish the course.
      </p>
      <p className="mb-4 text-sm text-ink-soft">
        {savesData()
          ? 'You save data, so its lessons come one by one.'
          : `It comes to this device when you start it, about ${kilobytes(sections)} kB and its drawings, and then works without a connection.`}
      </p>
      <FormMessage>{error?.message}</FormMessage>
      <Button busy={isPending} onClick={() => mutate({ id })} className="mt-2 min-h-12 w-full">
        Enrol and start
      </Button>
    </Card>
  )
}

interface ContinueProps {
  course: CoursePage
  progress: NonNullable<CoursePage['progress']>
}

function Continue({ course, progress }: ContinueProps) {
  const { id, nextItem, sections } = course
  const skill = skills.find((each) => each === course.skills[0])
  const next = sections.flatMap(({ items }) => items).find((item) => item.id === nextItem)
  return (
    <Card
      title={progress.complete ? 'You finished this course' : 'Your progress'}
      aside={<span className="font-semibold tabular-nums">{progress.percent}%</span>}
    >
      <ProgressBar label="Course progress" value={progress.percent} />
      <p className="mt-2 text-sm text-ink-soft">Started {shortDate(progress.startedAt)}</p>
      {next ? (
        <>
          <p className="mt-3">
            Next: <strong>{next.title}</strong>, {next.minutes} min
          </p>
          <Link
            to={lessonAddress(id, next.id)}
            className={buttonClass('main', 'mt-3 min-h-12 w-full')}
          >
            Continue
          </Link>
        </>
      ) : (
        <p className="mt-3 flex gap-2.5 font-semibold">
          <Icon of={Trophy} className="mt-0.5" />
          Well done. You can read everything again.
        </p>
      )}
      {progress.complete && skill && <FinishedAndShown skill={skill} />}
      <Link
        to={href(pages.courseProgress, { courseId: id })}
        className={buttonClass('plain', 'mt-2 w-full')}
      >
        See all my progress
      </Link>
    </Card>
  )
}

/** A finished course does not show its skill yet: the assessment does. */
function FinishedAndShown({ skill }: { skill: Skill }) {
  const shown = useShown(skill)
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <p className="flex flex-wrap gap-1.5">
        <FinishedMark />
        {shown && <ShownMark />}
      </p>
      {shown === null && (
        <>
          <p>Not shown yet. Pass the assessment to show {skillLabel(skill)} to a business.</p>
          <Link to={href(pages.assessments, { skill })} className={buttonClass('quiet', 'w-full')}>
            Take the assessment
          </Link>
        </>
      )}
    </div>
  )
}

function lessonAddress(id: string, contentId: string): Address {
  return href(pages.lesson, { id, contentId })
}
