import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Lesson } from '#contract/lesson.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { useSession } from '../app/session.ts'
import { followBar } from '../ui/bar-height.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { MessageContainer } from '../ui/message-container.ts'
import { AnotherVersion } from './AnotherVersion.tsx'
import { itemWords } from './item-words.ts'
import { LessonFacts } from './LessonFacts.tsx'
import { nextAddress } from './next-address.ts'

interface LessonFrameProps {
  lesson: Lesson
  /** The main action, in reach of the thumb; the link to the next lesson if absent. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of every item: its position above, back and next below. */
export function LessonFrame({ lesson, action, children }: LessonFrameProps) {
  const { course, section, item, place, done } = lesson
  const { label, icon } = itemWords[item.type]
  const [messages, setMessages] = useState<HTMLElement | null>(null)
  return (
    // At least as tall as the screen, so that the bar is in the same place in every lesson.
    <article className="mx-auto -mb-12 flex short:min-h-0 min-h-[calc(100dvh-9rem-env(safe-area-inset-bottom))] max-w-xl flex-col lg:min-h-[calc(100dvh-5.5rem)]">
      <div className="flex items-center justify-between gap-4">
        <Link
          to={href(pages.course, { id: course.id })}
          className="link inline-flex min-h-11 min-w-0 items-center"
        >
          <span className="truncate">{course.title}</span>
        </Link>
        <span className="shrink-0 text-sm font-semibold text-ink-soft tabular-nums">
          {place.at} of {place.of}
          <span className="sr-only">
            , {place.done.with(place.at - 1, done).filter(Boolean).length} done
          </span>
        </span>
      </div>
      <LessonDots position={place.at} done={place.done.with(place.at - 1, done)} />
      <header className="mt-5 mb-4">
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
        <h1 className="mt-2 text-2xl font-extrabold sm:text-3xl">{item.title}</h1>
      </header>
      <MessageContainer value={messages}>{children}</MessageContainer>
      <LessonFacts facts={lesson.facts} />
      {lesson.rewritable && <AnotherVersion lesson={lesson} />}
      <LessonBar lesson={lesson} action={action} onMessages={setMessages} />
    </article>
  )
}

interface LessonBarProps {
  lesson: Lesson
  action: ReactNode
  onMessages: (element: HTMLElement | null) => void
}

function LessonBar({ lesson, action, onMessages }: LessonBarProps) {
  const session = useSession()
  const canWork = session.state === 'signed-in' && session.user.role === 'student'
  const { course, previous, next } = lesson
  return (
    <nav
      aria-label="Lesson"
      ref={followBar}
      className="@container sticky short:static data-tall:static bottom-[calc(4rem+env(safe-area-inset-bottom))] -mx-4 mt-auto border-t border-line bg-sand px-4 py-3 lg:bottom-0"
    >
      <div ref={onMessages} />
      {/* In one row, unless the text is so large that the buttons need two. */}
      <div className="flex items-center gap-3 @max-[16rem]:flex-wrap">
        <Link
          to={
            previous
              ? href(pages.lesson, { id: course.id, contentId: previous.id })
              : href(pages.course, { id: course.id })
          }
          aria-label={previous ? `Back: ${previous.title}` : 'Back to the course'}
          className={buttonClass('quiet', 'size-12 shrink-0 px-0')}
        >
          <Icon of={ArrowLeft} />
        </Link>
        {canWork && action ? (
          <>
            {action}
            {next && (
              <Link to={nextAddress(lesson)} className={buttonClass('plain', 'shrink-0 px-2')}>
                Skip
              </Link>
            )}
          </>
        ) : (
          <Link to={nextAddress(lesson)} className={buttonClass('main', 'min-h-12 min-w-0 grow')}>
            <span className="truncate">{next ? `Next: ${next.title}` : 'Back to the course'}</span>
            {next && <Icon of={ArrowRight} />}
          </Link>
        )}
      </div>
    </nav>
  )
}

interface LessonDotsProps {
  /** From 1. */
  position: number
  done: readonly boolean[]
}

/** Which lessons are done, and which one this is. Hidden from screen readers: the text nearby says the same. */
function LessonDots({ position, done }: LessonDotsProps) {
  return (
    <div aria-hidden="true" className="flex items-center gap-1">
      {done.map((isDone, index) => (
        <span
          key={index}
          className={classes(
            'rounded-full',
            index + 1 === position
              ? 'h-2.5 grow-[2.5] outline-2 outline-offset-1 outline-sun'
              : 'h-1.5 grow',
            isDone ? 'bg-leaf' : 'bg-line',
          )}
        />
      ))}
    </div>
  )
}
