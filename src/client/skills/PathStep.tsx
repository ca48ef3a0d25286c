import type { ReactNode } from 'react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { shortDate } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { showToast } from '../ui/toasts.ts'

type Path = NonNullable<Output<'GET /api/paths/mine'>['path']>
type Step = Path['steps'][number]

interface PathStepProps {
  pathId: string
  step: Step
}

const stateTexts: Record<Step['state'], string> = { done: 'Done', ready: 'Next', locked: 'Locked' }

export function PathStep({ pathId, step }: PathStepProps) {
  const { title, why, state, doneAt, evidence } = step
  return (
    <div className="min-w-0 grow self-center py-3">
      <p
        className={classes(
          'text-sm font-semibold',
          state === 'done' ? 'text-leaf-strong' : 'text-ink-soft',
        )}
      >
        {stateTexts[state]}
        {doneAt && ` · ${shortDate(doneAt)}`}
      </p>
      <h3 className="font-bold">{title}</h3>
      <p className="text-sm text-ink-soft">{why}</p>
      <p className="mt-1 text-sm">{evidenceOf(step)}</p>
      {evidence.kind === 'manual' && state === 'ready' && (
        <DoneButton pathId={pathId} step={step} />
      )}
    </div>
  )
}

/** What completes the step, with a link to it. */
function evidenceOf({ evidence, state }: Step): ReactNode {
  switch (evidence.kind) {
    case 'course':
      return (
        <>
          {state === 'done' ? 'Course: ' : 'Finish '}
          <Link to={href(pages.course, { id: evidence.id })} className="link">
            {evidence.title}
          </Link>
        </>
      )
    case 'assessment':
      return (
        <>
          Score {evidence.minScore}% in{' '}
          <Link to={href(pages.assessment, { assessmentId: evidence.id })} className="link">
            {evidence.title}
          </Link>
          {evidence.best !== null && ` (your best: ${evidence.best}%)`}
        </>
      )
    case 'readiness':
      return (
        <>
          Tick it on your checklist:{' '}
          <Link to={pages.readiness} className="link">
            {evidence.title}
          </Link>
        </>
      )
    case 'application':
      return (
        <Link to={href(pages.dashboard, { tab: 'opportunities' })} className="link">
          Apply for an opening
        </Link>
      )
    case 'event':
      return 'We tick it off when you do it'
    case 'manual':
      return evidence.link ? (
        <OutsideLink href={evidence.link} className="link">
          Where to start
        </OutsideLink>
      ) : (
        'You tell us when it is done'
      )
  }
}

function DoneButton({ pathId, step }: PathStepProps) {
  const { mutate, isPending } = useAction('POST /api/paths/:id/steps/:stepId/done')
  return (
    <Button
      tone="quiet"
      busy={isPending}
      aria-label={`I did this: ${step.title}`}
      onClick={() =>
        mutate(
          { id: pathId, stepId: step.id },
          { onError: ({ message }) => showToast(message, 'bad') },
        )
      }
      className="mt-2"
    >
      I did this
    </Button>
  )
}
