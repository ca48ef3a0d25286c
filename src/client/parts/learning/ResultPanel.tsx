import { Check, Lightbulb } from 'lucide-react'
import { useRef, useEffect, type ReactNode } from 'react'
import { giveSignal } from '../../app/senses.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Markdown } from '../../ui/Markdown.tsx'

interface ResultPanelProps {
  right: boolean
  /** Instead of whether it is right, where that cannot be said. */
  title?: string | undefined
  /** Why the chosen answer is tempting and wrong. */
  note?: string | undefined
  explanation: string
  /** How many in a row, including this one. */
  inARow?: number
  /** When it is asked again after this session. */
  later?: string | undefined
  /** Whether a miss is asked again before the end. */
  comesBack?: boolean
  /** The right answer, where the question does not show it. */
  children?: ReactNode
}

const rowWorthTelling = 3

/** Whether an answer is right, and why, in place of the button that checked it. */
export function ResultPanel({
  right,
  title,
  note,
  explanation,
  inARow = 0,
  later,
  comesBack = !right,
  children,
}: ResultPanelProps) {
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    giveSignal(right ? 'right' : 'wrong')
  }, [right])
  return (
    <div
      className={classes(
        'rise mb-3 max-h-[40dvh] overflow-y-auto rounded-card p-4',
        right ? 'bg-leaf-soft' : 'bg-sun-soft',
      )}
    >
      <p
        ref={heading}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-2 text-xl font-extrabold outline-none"
      >
        <span
          className={classes(
            'grid size-7 place-items-center rounded-full',
            right ? 'bg-leaf text-on-leaf' : 'bg-sun text-on-sun',
          )}
        >
          <Icon of={right ? Check : Lightbulb} size={18} />
        </span>
        {title ?? (right ? 'Right!' : 'Not quite')}
        {inARow >= rowWorthTelling && (
          <span className="rounded-full bg-sun px-3 py-0.5 text-sm font-bold text-on-sun">
            {inARow} in a row
          </span>
        )}
      </p>
      {note && <Markdown className="mt-2 font-semibold">{note}</Markdown>}
      {children}
      <Markdown className="mt-1">{explanation}</Markdown>
      {(comesBack || later) && (
        <p className="mt-1 text-sm text-ink-soft">
          {comesBack && 'It comes back at the end. '}
          {later}
        </p>
      )}
    </div>
  )
}
