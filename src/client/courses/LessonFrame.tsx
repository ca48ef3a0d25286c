import { ArrowRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense, use, useRef, type RefObject } from 'react'
import type { Lesson } from '#contract/lesson.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { Link } from '../app/Link.tsx'
import { useSession } from '../app/session.ts'
import { EarnedXp } from '../parts/learning/EarnedXp.tsx'
import { StepScreen } from '../parts/learning/StepScreen.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import { FactSources } from '../parts/learning/FactSources.tsx'
import { EarnedHere } from './earned-here.ts'
import { itemWords } from './item-words.ts'
import { lessonParts } from './lesson-parts.ts'
import { nextAddress } from './next-address.ts'

const Listen = lazyPart(lessonParts.listen, 'Listen')
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
  /** Which screen of the lesson it is; the later ones show only a small title. */
  screen?: number
  children: ReactNode
}

/** A lesson takes the whole screen: a way out and its progress above, one action below. */
export function LessonFrame({
  lesson,
  progress,
  action,
  panel,
  goesOn = false,
  screen = 0,
  children,
}: LessonFrameProps) {
  const startsHere = screen === 0
  const content = useRef<HTMLDivElement>(null)
  const { item, course, place, done } = lesson
  const doneInCourse = place.done.with(place.at - 1, done).filter(Boolean).length
  const earned = use(EarnedHere)
  return (
    <StepScreen
      label="Lesson"
      leave={{
        to: href(pages.course, { id: course.id }),
        label: `Leave the lesson, back to ${course.title}`,
      }}
      progress={{
        label: 'Progress in this lesson',
        place: `Lesson ${place.at} of ${place.of}, ${doneInCourse} done`,
        ...(progress ?? { done: done ? 1 : 0, of: 1 }),
      }}
      header={<LessonHeader lesson={lesson} screen={screen} content={content} />}
      footer={
        <>
          {!goesOn && <FactSources facts={lesson.facts} />}
          {(startsHere || !goesOn) && lesson.rewritable && (
            <Suspense>
              <AnotherVersion lesson={lesson} />
            </Suspense>
          )}
        </>
      }
      panel={panel}
      earned={
        earned > 0 && (
          <div role="status" className="mb-3">
            <EarnedXp earned={earned} />
          </div>
        )
      }
      actions={
        <LessonActions
          lesson={lesson}
          action={action}
          goesOn={goesOn}
          canSkip={!panel || item.type !== 'article'}
        />
      }
    >
      <div ref={content} className="flex flex-col">
        {children}
      </div>
    </StepScreen>
  )
}

interface LessonHeaderProps {
  lesson: Lesson
  screen: number
  /** What can be listened to. */
  content: RefObject<HTMLElement | null>
}

/** A first screen says what the lesson is; on a later one the step is what is big. */
function LessonHeader({ lesson, screen, content }: LessonHeaderProps) {
  const { item, section, done } = lesson
  const { label, icon } = itemWords[item.type]
  // Another screen is another text: what was being read ends.
  const listen = 'speechSynthesis' in window && (
    <Suspense>
      <Listen key={screen} of={content} />
    </Suspense>
  )
  if (screen > 0)
    return (
      <header className="mb-3 flex items-center justify-between gap-3">
        <h1 className="text-sm font-semibold text-ink-soft">{item.title}</h1>
        {listen}
      </header>
    )
  return (
    <header className="mb-4">
      <div className="flex items-start justify-between gap-2">
        <h1 className="text-2xl font-extrabold sm:text-3xl">{item.title}</h1>
        {listen}
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {/* A lesson of cards says nothing about itself: its first card is the story. */}
        {item.type !== 'article' && (
          <>
            <Chip>
              <Icon of={icon} size={16} />
              {label}
            </Chip>
            {item.minutes} min · {section.title}
          </>
        )}
        {done && (
          <Chip tone="leaf">
            <Icon of={Check} size={16} />
            Done
          </Chip>
        )}
      </p>
    </header>
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
