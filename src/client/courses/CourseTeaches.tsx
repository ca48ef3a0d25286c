import { Check, Circle, ShieldAlert } from 'lucide-react'
import type { CoursePage } from '#contract/courses.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'

/** What the course teaches and its prerequisites. */
export function CourseTeaches({ course }: { course: CoursePage }) {
  const { outcomes, prerequisites, safety } = course
  return (
    <Card title="What you will be able to do">
      <ul className="grid gap-2">
        {outcomes.map((outcome) => (
          <li key={outcome} className="flex gap-2.5">
            <Icon of={Check} className="mt-0.5 text-leaf" />
            {outcome}
          </li>
        ))}
      </ul>
      {prerequisites.length > 0 && (
        <>
          <h3 className="mt-4 font-bold">Good to finish first</h3>
          <ul className="mt-1 grid gap-1">
            {prerequisites.map(({ id, title, met }) => (
              <li key={id} className="flex items-center gap-2.5">
                <Icon of={met ? Check : Circle} className={met ? 'text-leaf' : 'text-ink-soft'} />
                <Link to={href(pages.course, { id })} className="link py-2.5">
                  {title}
                </Link>
                {met && <span className="text-sm text-ink-soft">done</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {safety && (
        <p className="mt-4 flex gap-2.5 rounded-control bg-coral-soft px-3 py-2.5">
          <Icon of={ShieldAlert} className="mt-0.5" />
          This course covers work with things that can hurt you. Follow its safety steps.
        </p>
      )}
    </Card>
  )
}
