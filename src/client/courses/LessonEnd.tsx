import { ArrowRight, Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Lesson } from '#contract/lesson.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { followBar } from '../ui/bar-height.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { nextAddress } from './next-address.ts'

interface LessonEndProps {
  lesson: Lesson
  earned: number
}

/** What was learned, what it earned, and the way on. */
export function LessonEnd({ lesson, earned }: LessonEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { item, next, course } = lesson
  const ideas = ideasOf(item)
  return (
    <article className="mx-auto flex min-h-dvh max-w-xl flex-col pt-10">
      <div className="my-auto text-center">
        <span className="swell mx-auto grid size-24 place-items-center rounded-full bg-leaf text-on-leaf">
          <Icon of={Check} size={56} />
        </span>
        <p className="mt-5 font-semibold text-ink-soft">Lesson done</p>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-1 text-2xl font-extrabold outline-none sm:text-3xl"
        >
          {item.title}
        </h1>
        {earned > 0 && (
          <p className="swell mx-auto mt-4 w-fit rounded-full bg-sun px-5 py-1.5 text-2xl font-extrabold text-on-sun tabular-nums">
            +{earned} XP
          </p>
        )}
        {ideas.length > 0 && (
          <div className="mt-6 rounded-card border border-line bg-card p-4 text-left">
            <h2 className="text-base font-bold">What you learned</h2>
            <ul className="mt-2 grid gap-2">
              {ideas.map((idea) => (
                <li key={idea} className="flex gap-2.5">
                  <Icon of={Check} size={18} className="mt-1 shrink-0 text-leaf" />
                  <Markdown>{idea}</Markdown>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <nav
        aria-label="Lesson"
        ref={followBar}
        className="sticky short:static data-tall:static bottom-0 -mx-4 mt-6 grid gap-1 bg-sand px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
      >
        {next && (
          <Link
            to={nextAddress(lesson)}
            aria-label={`Continue: ${next.title}`}
            className={buttonClass('main', 'min-h-13 min-w-0')}
          >
            Continue
            <Icon of={ArrowRight} />
          </Link>
        )}
        <Link
          to={href(pages.course, { id: course.id })}
          className={buttonClass(next ? 'plain' : 'main', 'min-h-12')}
        >
          Back to the course
        </Link>
      </nav>
    </article>
  )
}

const maxIdeas = 4

/** Why the right answers on its cards are right: an idea in a sentence each. */
function ideasOf(item: Lesson['item']): string[] {
  if (item.type !== 'article') return []
  return item.cards.flatMap(({ ask }) => (ask === null ? [] : [ask.explanation])).slice(0, maxIdeas)
}
