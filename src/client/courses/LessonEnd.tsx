import { ArrowRight, Check, Flame, RotateCcw } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Lesson } from '#contract/lesson.ts'
import type { LessonRun } from '#domain/learning/lesson-run.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { useIsUnsent } from '../app/unsent.ts'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { EndScreen } from '../parts/learning/EndScreen.tsx'
import { RunOutcome } from '../parts/learning/RunOutcome.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { nextAddress } from './next-address.ts'

interface LessonEndProps {
  lesson: Lesson
  earned: number
  /** The way through its cards. */
  run: LessonRun | undefined
}

/** What was learned, what it earned, and the way on. */
export function LessonEnd({ lesson, earned, run }: LessonEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { item, next, course } = lesson
  const isUnsent = useIsUnsent('POST /api/courses/:id/lessons/:contentId/complete', {
    id: course.id,
    contentId: item.id,
  })
  const missed = run ? missedPrompts(item, run) : []
  return (
    <EndScreen
      label="Lesson"
      actions={
        <>
          <Link
            to={nextAddress(lesson)}
            {...(next && { 'aria-label': `Next lesson: ${next.title}` })}
            className={buttonClass('main', 'min-h-13 min-w-0')}
          >
            {next ? 'Next lesson' : 'Back to the course'}
            {next && <Icon of={ArrowRight} />}
          </Link>
          <Link to={pages.dashboard} className={buttonClass('plain', 'min-h-12')}>
            Done for today
          </Link>
        </>
      }
    >
      <DoctorBird mood="proud" className="hover swell mx-auto h-24" />
      <p className="mt-3 font-semibold text-ink-soft">Lesson done</p>
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-1 text-2xl font-extrabold outline-none sm:text-3xl"
      >
        {item.title}
      </h1>
      {isUnsent && (
        <p className="mt-3 rounded-control bg-sun-soft px-4 py-2">
          Not sent yet. Its XP comes when you have a connection.
        </p>
      )}
      <RunOutcome earned={earned} run={run} />
      {next && (
        <p className="mt-5 flex items-center justify-center gap-2 text-left">
          <Icon of={Flame} size={26} className="shrink-0 fill-flame text-flame" />
          <span>
            <b>Tomorrow:</b> {next.title}, and another day on your streak.
          </span>
        </p>
      )}
      <TextList title="Missed first, right in the end" icon={RotateCcw} texts={missed} />
      <TextList title="What you learned" icon={Check} texts={pointsOf(item)} />
    </EndScreen>
  )
}

interface TextListProps {
  title: string
  icon: LucideIcon
  texts: readonly string[]
}

function TextList({ title, icon, texts }: TextListProps) {
  if (texts.length === 0) return null
  return (
    <section className="mt-6 rounded-card border border-line bg-card p-4 text-left">
      <h2 className="text-base font-bold">{title}</h2>
      <ul className="mt-2 grid gap-2">
        {texts.map((text) => (
          <li key={text} className="flex gap-2.5">
            <Icon of={icon} size={18} className="mt-1 shrink-0 text-leaf" />
            <Markdown>{text}</Markdown>
          </li>
        ))}
      </ul>
    </section>
  )
}

function missedPrompts(item: Lesson['item'], { missed }: LessonRun): string[] {
  if (item.type !== 'article') return []
  return missed.flatMap((step) => item.cards[step]?.ask?.prompt ?? [])
}

const maxQuestions = 3

/** What its cards teach, in a sentence each; without such sentences, its first questions with their answers. */
function pointsOf(item: Lesson['item']): string[] {
  if (item.type !== 'article') return []
  const points = item.cards.flatMap(({ point }) => point ?? [])
  if (points.length > 0) return points
  return item.cards
    .flatMap(({ ask }) => (ask === null ? [] : [`*${ask.prompt}* ${ask.explanation}`]))
    .slice(0, maxQuestions)
}
