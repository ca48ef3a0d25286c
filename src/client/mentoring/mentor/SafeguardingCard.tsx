import { ShieldCheck } from 'lucide-react'
import * as pages from '#domain/pages.ts'
import { Link } from '../../app/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** Until the mentor has passed the course, students cannot ask for their times. */
export function SafeguardingCard() {
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sun-soft">
        <Icon of={ShieldCheck} size={24} />
      </span>
      <span className="min-w-0 grow basis-52">
        <h2 className="text-xl">Before your first student</h2>
        <span className="block text-ink-soft">
          Take the short course on keeping young people safe, about ten minutes. Until you have
          passed it, students do not see your times.
        </span>
      </span>
      <Link to={pages.safeguarding} className={buttonClass()}>
        Take the course
      </Link>
    </Card>
  )
}
