import { useEffect, useRef, type ReactNode } from 'react'
import { Chip } from '../../ui/Chip.tsx'
import { Markdown } from '../../ui/Markdown.tsx'

interface QuestionFrameProps {
  /** 'Question 2 of 5'. */
  position: string
  points: number
  isFirst: boolean
  /** What was said before the question. */
  before: ReactNode
  question: string
  /** The id of the question, for what is labelled by it. */
  questionId: string
  children: ReactNode
}

/** Around an answer: the place, what was said before, and the question. Its heading gets the focus when it comes up. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { position, points, isFirst, before, question, questionId, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <section className={isFirst ? undefined : 'rise'}>
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-2 text-sm font-semibold text-ink-soft outline-none"
      >
        {position}
        {points > 1 && <Chip>{points} points</Chip>}
      </h2>
      {before}
      <div id={questionId}>
        <Markdown className="mt-1 mb-4 text-xl font-bold">{question}</Markdown>
      </div>
      {children}
    </section>
  )
}
