import { Check, ChevronDown, Circle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { ShownTask } from '#contract/readiness.ts'
import { longDate } from '../app/dates.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { showToast } from '../ui/toasts.ts'

interface TaskCardProps {
  task: ShownTask
  /** The first task that isn't done is expanded. */
  isNext: boolean
  /** The task that a link leads to is expanded and in sight. */
  isAsked: boolean
}

export function TaskCard({ task, isNext, isAsked }: TaskCardProps) {
  const { title, why, doneAt } = task
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAsked) summary.current?.scrollIntoView({ block: 'start' })
  }, [isAsked])
  return (
    <li>
      <details
        open={isNext || isAsked}
        className="group rounded-card border border-line bg-card shadow-raised"
      >
        <summary
          ref={summary}
          className="flex scroll-mt-20 min-h-14 list-none items-center gap-3 rounded-card px-4 py-3 [&::-webkit-details-marker]:hidden"
        >
          <span
            className={
              doneAt
                ? 'grid size-8 shrink-0 place-items-center rounded-full bg-leaf text-on-leaf'
                : 'grid size-8 shrink-0 place-items-center rounded-full text-ink-soft'
            }
          >
            <Icon of={doneAt ? Check : Circle} size={doneAt ? 20 : 28} />
          </span>
          <span className="min-w-0 grow">
            <span className="font-semibold">{title}</span>
            <span className="sr-only">{doneAt ? ', done' : ', to do'}</span>
            <span className="block text-sm text-ink-soft">
              {doneAt ? `Done on ${longDate(doneAt)}` : why}
            </span>
          </span>
          <Icon of={ChevronDown} className="transition-transform group-open:rotate-180" />
        </summary>
        <HowTo task={task} summary={summary} />
      </details>
    </li>
  )
}

interface HowToProps {
  task: ShownTask
  summary: RefObject<HTMLElement | null>
}

function HowTo({ task, summary }: HowToProps) {
  const { id, title, why, steps, link, linkLabel, minutes, cost, doneAt } = task
  const { mutate, isPending } = useAction('POST /api/readiness/:id/done', {
    onDone: ({ xp }) => {
      // The pressed button disappears.
      summary.current?.focus()
      showToast(`${title}: done.${xp > 0 ? ` +${xp} XP` : ''}`, 'good')
    },
  })
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  return (
    <div className="border-t border-line px-4 py-4">
      {doneAt && <p className="mb-3 text-ink-soft">{why}</p>}
      <ol className="prose-width grid list-decimal gap-2 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="font-semibold">Time</dt>
        <dd>{timeOf(minutes)}</dd>
        <dt className="font-semibold">Cost</dt>
        <dd className="first-letter:uppercase">{cost}</dd>
      </dl>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {!doneAt && (
          <Button
            busy={isPending}
            aria-label={`Mark as done: ${title}`}
            onClick={() => mutate({ id }, fail)}
            className="max-sm:w-full"
          >
            <Icon of={Check} size={18} />
            Mark as done
          </Button>
        )}
        {link && (
          <OutsideLink href={link} className="link inline-flex min-h-11 items-center">
            {linkLabel}
          </OutsideLink>
        )}
      </div>
    </div>
  )
}

function timeOf(minutes: number): string {
  if (minutes < 60) return `About ${minutes} minutes`
  const hours = minutes / 60
  return hours === 1 ? 'About an hour' : `About ${Number(hours.toFixed(1))} hours`
}
