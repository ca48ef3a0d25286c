import type { ProgressPage } from '#contract/courses.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { longDate, timeOfDay } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { FinishedMark } from '../parts/progress/Marks.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { ProgressItem } from './ProgressItem.tsx'

/** Course progress, item by item. */
export function ProgressView({ page }: { page: ProgressPage }) {
  const { course, progress, sections, nextItem } = page
  return (
    <>
      <Link
        to={href(pages.course, { id: course.id })}
        className="link mb-2 inline-flex min-h-11 items-center"
      >
        Back to the course
      </Link>
      <h1 className="mb-4 text-2xl font-extrabold sm:text-3xl">{course.title}</h1>
      <Card
        title="Course progress"
        aside={<span className="text-xl font-extrabold tabular-nums">{progress.percent}%</span>}
        className="mb-4"
      >
        <ProgressBar label="Course progress" value={progress.percent} />
        {progress.complete && <FinishedMark className="mt-3" />}
        <dl className="mt-3 grid gap-x-8 gap-y-1 sm:flex">
          <DateLine label="Started" at={progress.startedAt} />
          <DateLine label="Last accessed" at={progress.lastAccessedAt} />
        </dl>
        {nextItem && (
          <Link
            to={href(pages.lesson, { id: course.id, contentId: nextItem })}
            className={buttonClass('main', 'mt-4 max-sm:w-full')}
          >
            Continue
          </Link>
        )}
      </Card>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {sections.map((section) => (
          <Card
            key={section.id}
            title={section.title}
            aside={section.done && <Chip tone="leaf">Section complete</Chip>}
          >
            <p className="-mt-2 text-ink-soft">{section.description}</p>
            <ul className="mt-3 grid grid-cols-1 gap-2">
              {section.items.map((item) => (
                <ProgressItem key={item.id} course={course} item={item} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  )
}

function DateLine({ label, at }: { label: string; at: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold">
        <time dateTime={at}>
          {longDate(at)}, {timeOfDay(at)}
        </time>
      </dd>
    </div>
  )
}
