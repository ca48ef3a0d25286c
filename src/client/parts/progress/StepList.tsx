import { Check } from 'lucide-react'
import type { Address } from '#domain/href.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../app/Link.tsx'

export interface Step {
  title: string
  text: string
  link?: { to: Address; label: string }
  state: 'done' | 'now' | 'later'
}

const look = {
  done: 'bg-leaf text-on-leaf',
  now: 'bg-sun text-on-sun',
  later: 'bg-sunk text-ink-soft',
}
const stateTexts = { done: 'Done: ', now: 'Now: ', later: 'Later: ' }

/** The next steps, in order. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <Card title="What comes next">
      <ol className="grid gap-4">
        {steps.map(({ title, text, link, state }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className={classes(
                'grid size-9 shrink-0 place-items-center rounded-full font-bold',
                look[state],
              )}
            >
              {state === 'done' ? <Icon of={Check} /> : index + 1}
            </span>
            <span>
              <span
                className={classes('block font-semibold', state === 'later' && 'text-ink-soft')}
              >
                <span className="sr-only">{stateTexts[state]}</span>
                {title}
              </span>
              <span className="block text-ink-soft">{text}</span>
              {link && (
                <Link to={link.to} className="link inline-flex min-h-11 items-center">
                  {link.label}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
