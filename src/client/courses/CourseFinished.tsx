import { useEffect, useRef } from 'react'
import type { Lesson } from '#contract/lesson.ts'
import type { LessonRun } from '#domain/learning/lesson-run.ts'
import { assessmentPass } from '#domain/learning/passing.ts'
import { skills } from '#domain/learning/skills.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { EndScreen } from '../parts/learning/EndScreen.tsx'
import { RunOutcome } from '../parts/learning/RunOutcome.tsx'
import { FinishedMark, ShownMark } from '../parts/progress/Marks.tsx'
import { ShareButton } from '../parts/sharing/ShareButton.tsx'
import { useShown } from '../parts/progress/use-shown.ts'
import { useApi } from '../app/use-api.ts'
import { buttonClass } from '../ui/Button.tsx'

interface CourseFinishedProps {
  course: Lesson['course']
  earned: number
  /** The way through its last lesson. */
  run: LessonRun | undefined
}

/** Shown after the last lesson, with next steps. */
export function CourseFinished({ course, earned, run }: CourseFinishedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const skill = skills.find((name) => name === course.skill)
  const { data } = useApi('GET /api/assessments', skill ? { skill } : {})
  const shown = useShown(skill)
  const assessment = data?.assessments.find((each) => each.skill === skill && each.best !== null)
  return (
    <EndScreen
      label="Course"
      actions={
        <>
          {assessment === undefined ? (
            <Link
              to={href(pages.assessments, { skill: course.skill })}
              className={buttonClass('main', 'min-h-13')}
            >
              Take the assessment
            </Link>
          ) : (
            <Link
              to={href(pages.assessment, { assessmentId: assessment.id })}
              className={buttonClass('main', 'min-h-13')}
            >
              See your result
            </Link>
          )}
          <Link to={pages.courses} className={buttonClass('plain', 'min-h-12')}>
            Choose another course
          </Link>
        </>
      }
    >
      <section className="rise overflow-hidden rounded-card bg-hill-4 text-on-hill shadow-raised">
        <Summit />
        <div className="p-6">
          <p className="font-semibold">Course finished</p>
          <h1 ref={heading} tabIndex={-1} className="mt-1 text-3xl font-extrabold outline-none">
            {course.title}
          </h1>
          <RunOutcome earned={earned} run={run} />
          <p className="mt-4 flex flex-wrap justify-center gap-1.5">
            <FinishedMark />
            {shown && <ShownMark />}
          </p>
          <p className="mx-auto mt-3 max-w-sm">
            You finished every lesson.{' '}
            {assessment === undefined
              ? 'Now show what you know: pass the assessment, and a business can see the skill.'
              : `Your best score in the assessment is ${assessment.best}%. ${
                  shown ? 'A business can see the skill.' : `From ${assessmentPass}% it is shown.`
                }`}
          </p>
          {shown && (
            <Link
              to={href(pages.badges, { get: `course:${course.id}` })}
              className={buttonClass('paper', 'mt-4')}
            >
              Get the badge
            </Link>
          )}
          <Link
            to={href(pages.courseProgress, { courseId: course.id })}
            className="mx-auto mt-4 flex min-h-11 w-fit items-center font-semibold underline underline-offset-3"
          >
            See all my progress
          </Link>
          <ShareButton
            what={{ kind: 'course', title: course.title }}
            tone="onHill"
            className="mt-2"
          />
        </div>
      </section>
    </EndScreen>
  )
}

function Summit() {
  return (
    <svg viewBox="0 0 400 150" aria-hidden="true" className="w-full bg-hill-1">
      <circle cx="200" cy="78" r="52" className="fill-sun" />
      <path d="M0 150 96 78l60 36 44-74 52 66 44-30 104 74z" className="fill-hill-2" />
      <path d="M0 150c80-40 132-40 200-18s132 12 200-16v34z" className="fill-hill-3" />
      <path d="M198 6h4v38h-4zM202 8l32 10-32 11z" className="fill-coral" />
    </svg>
  )
}
