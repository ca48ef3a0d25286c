import { CalendarCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { LessonRun } from '#domain/learning/lesson-run.ts'
import * as pages from '#domain/pages.ts'
import { plural } from '#domain/text/plural.ts'
import { Link } from '../app/Link.tsx'
import { EndScreen } from '../parts/learning/EndScreen.tsx'
import { RunOutcome } from '../parts/learning/RunOutcome.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

interface ReviewEndProps {
  run: LessonRun
  /** How many were answered here, of how many. */
  answered: number
  of: number
  earned: number
  /** How many cards are still due. */
  more: number
  onMore: () => void
}

/** How the session went, and when what was missed comes back. */
export function ReviewEnd({ run, answered, of, earned, more, onMore }: ReviewEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const right = answered - run.missed.length
  return (
    <EndScreen
      label="Review"
      actions={
        <>
          <Link to={pages.courses} className={buttonClass('main', 'min-h-13')}>
            Keep learning
          </Link>
          {more > 0 && (
            <Button tone="quiet" onClick={onMore} className="min-h-12">
              {plural(more, 'more question')}
            </Button>
          )}
          <Link to={pages.dashboard} className={buttonClass('plain', 'min-h-12')}>
            Home
          </Link>
        </>
      }
    >
      <span className="swell mx-auto grid size-24 place-items-center rounded-full bg-leaf text-on-leaf">
        <Icon of={CalendarCheck} size={56} />
      </span>
      <p className="mt-5 font-semibold text-ink-soft">
        {earned > 0 ? 'Today’s review is done' : 'Daily five'}
      </p>
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-1 text-2xl font-extrabold outline-none sm:text-3xl"
      >
        {right === of ? 'All correct. You know these.' : `${right} of ${of} right`}
      </h1>
      <RunOutcome earned={earned} run={answered > 0 ? run : undefined} />
      <p className="mx-auto mt-4 max-w-sm text-ink-soft">
        Questions you knew stay away longer. Questions you missed come back soon.
      </p>
    </EndScreen>
  )
}
