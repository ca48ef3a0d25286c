import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Address } from '#domain/href.ts'
import { Link } from '../../app/Link.tsx'
import { followBar } from '../../ui/bar-height.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MessageContainer } from '../../ui/message-container.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'

interface StepScreenProps extends WayOutProps {
  /** Of the bar below. */
  label: string
  /** What has to do with the steps, but is not part of this one. */
  header?: ReactNode
  footer?: ReactNode
  /** Above the actions: whether the answer is right, and why. */
  panel?: ReactNode
  /** XP, between the panel and the actions. */
  earned?: ReactNode
  actions: ReactNode
  children: ReactNode
}

/** One step on the whole screen: a way out and the progress above, one action below. */
export function StepScreen({
  label,
  header,
  footer,
  panel,
  earned,
  actions,
  ...rest
}: StepScreenProps) {
  const { children, ...wayOut } = rest
  const [messages, setMessages] = useState<HTMLElement | null>(null)
  return (
    <article className="mx-auto flex min-h-dvh max-w-xl flex-col">
      <WayOut {...wayOut} />
      {header}
      <MessageContainer value={messages}>{children}</MessageContainer>
      {footer}
      <nav
        aria-label={label}
        ref={followBar}
        className={classes(
          'sticky short:static bottom-0 -mx-4 mt-auto border-t border-line bg-sand px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]',
          // With nothing to press it must not cover the answers.
          'has-[[data-hint]]:static',
          // The panel scrolls inside itself, and its answer must be seen where the finger is.
          !panel && 'data-tall:static',
        )}
      >
        <div ref={setMessages} />
        <div role="status">{panel}</div>
        {earned}
        {actions}
      </nav>
    </article>
  )
}

interface WayOutProps {
  leave: { to: Address; label: string }
  /** Absent where there is nothing to do. */
  progress?: { label: string; done: number; of: number; place?: string }
}

/** The top of a page without header and navigation. */
export function WayOut({ leave, progress }: WayOutProps) {
  return (
    <div className="sticky short:static top-0 z-10 -mx-4 flex items-center gap-2 bg-sand py-2 pr-4 pl-1">
      <Link
        to={leave.to}
        aria-label={leave.label}
        className="grid size-12 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk active:bg-line"
      >
        <Icon of={X} />
      </Link>
      {progress && (
        <>
          <ProgressBar
            label={progress.label}
            value={progress.done}
            max={progress.of}
            valueText={`${progress.done} of ${progress.of} done`}
            className="grow"
          />
          {progress.place && <span className="sr-only">{progress.place}</span>}
        </>
      )}
    </div>
  )
}
