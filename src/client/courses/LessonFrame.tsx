import { ArrowRight, Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense, use, useState } from 'react'
import type { Lesson } from '#contract/lesson.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { Link } from '../app/Link.tsx'
import { useSession } from '../app/session.ts'
import { EarnedXp } from '../parts/learning/EarnedXp.tsx'
import { followBar } from '../ui/bar-height.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { MessageContainer } from '../ui/message-container.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { EarnedHere } from './earned-here.ts'
import { itemWords } from './item-words.ts'
import { lessonParts } from './lesson-parts.ts'
import { LessonFacts } from './LessonFacts.tsx'
import { nextAddress } from './next-address.ts'

const AnotherVersion = lazyPart(lessonParts.version, 'AnotherVersion')

interface LessonFrameProps {
  lesson: Lesson
  /** Within this lesson; without it, all or nothing. */
  progress?: { done: number; of: number }
  /** The main action, in reach of the thumb; the link to the next lesson if absent. */
  action?: ReactNode
  /** Above the action: whether the answer is right, and why. */
  panel?: ReactNode
  /** A lesson that goes on leaves its sources for its last screen. */
  goesOn?: boolean
  /** Its later screens show only a small title. */
  startsHere?: boolean
  children: ReactNode
}

/** A lesson takes the whole screen: a way out and its progress above, one action below. */
export function LessonFrame({
  lesson,
  progress,
  action,
  panel,
  goesOn = false,
  startsHere = true,
  children,
}: LessonFrameProps) {
  const { section, item, done } = lesson
  const { label, icon } = itemWords[item.type]
  const earned = use(EarnedHere)
  const [messages, setMessages] = useState<HTMLElement | null>(null)
  return (
    <article className="mx-auto flex min-h-dvh max-w-xl flex-col">
      <LessonTop lesson={lesson} progress={progress ?? { done: done ? 1 : 0, of: 1 }} />
      <header className={startsHere ? 'mt-2 mb-4' : 'mb-3'}>
        {startsHere && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            <Chip>
              <Icon of={icon} size={16} />
              {label}
            </Chip>
            {item.minutes} min · {section.title}
            {done && (
              <Chip tone="leaf">
                <Icon of={Check} size={16} />
                Done
              </Chip>
            )}
          </p>
        )}
        <h1
          className={
            startsHere
              ? 'mt-2 text-2xl font-extrabold sm:text-3xl'
              : 'text-sm font-semibold text-ink-soft'
          }
        >
          {item.title}
        </h1>
      </header>
      <MessageContainer value={messages}>{children}</MessageContainer>
      {!goesOn && <LessonFacts facts={lesson.facts} />}
      {(startsHere || !goesOn) && lesson.rewritable && (
        <Suspense>
          <AnotherVersion lesson={lesson} />
        </Suspense>
      )}
      <nav
        aria-label="Lesson"
        ref={followBar}
        className={classes(
          'sticky short:static bottom-0 -mx-4 mt-auto border-t border-line bg-sand px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]',
          // The panel scrolls inside itself, and its answer must be seen where the finger is.
          !panel && 'data-tall:static',
        )}
      >
        <div ref={setMessages} />
        <div role="status">{panel}</div>
        {earned > 0 && (
          <div role="status" className="mb-3">
            <EarnedXp earned={earned} />
          </div>
        )}
        <LessonActions
          lesson={lesson}
          action={action}
          goesOn={goesOn}
          canSkip={!panel || item.type !== 'article'}
        />
      </nav>
    </article>
  )
}

interface LessonTopProps {
  lesson: Lesson
  progress: { done: number; of: number }
}

function LessonTop({ lesson: { course, place, done }, progress }: LessonTopProps) {
  const doneInCourse = place.done.with(place.at - 1, done).filter(Boolean).length
  return (
    <div className="sticky short:static top-0 z-10 -mx-4 flex items-center gap-2 bg-sand py-2 pr-4 pl-1">
      <Link
        to={href(pages.course, { id: course.id })}
        aria-label={`Leave the lesson, back to ${course.title}`}
        className="grid size-12 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk active:bg-line"
      >
        <Icon of={X} />
      </Link>
      <ProgressBar
        label="Progress in this lesson"
        value={progress.done}
        max={progress.of}
        valueText={`${progress.done} of ${progress.of} done`}
        className="grow"
      />
      <span className="sr-only">
        Lesson {place.at} of {place.of}, {doneInCourse} done
      </span>
    </div>
  )
}

interface LessonActionsProps {
  lesson: Lesson
  action: ReactNode
  goesOn: boolean
  canSkip: boolean
}

function LessonActions({ lesson, action, goesOn, canSkip }: LessonActionsProps) {
  const session = useSession()
  const canWork = session.state === 'signed-in' && session.user.role === 'student'
  const { next } = lesson
  if (goesOn) return <div className="flex">{action}</div>
  // In one row, unless the text is so large that the buttons need two.
  return (
    <div className="@container">
      <div className="flex items-center gap-3 @max-[16rem]:flex-wrap">
        {canWork && action ? (
          <>
            {action}
            {next && canSkip && (
              <Link to={nextAddress(lesson)} className={buttonClass('plain', 'shrink-0 px-2')}>
                Skip
              </Link>
            )}
          </>
        ) : (
          <Link to={nextAddress(lesson)} className={buttonClass('main', 'min-h-13 min-w-0 grow')}>
            <span className="truncate">{next ? `Next: ${next.title}` : 'Back to the course'}</span>
            {next && <Icon of={ArrowRight} />}
          </Link>
        )}
      </div>
    </div>
  )
}
