import { CalendarClock } from 'lucide-react'
import { plural } from '#domain/text/plural.ts'
import type { MentorHome } from '#contract/mentoring.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../../app/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** How many open slots students can request, with a link to open more. */
export function GetReadyCard({ openSlots }: Pick<MentorHome, 'openSlots'>) {
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf-strong">
        <Icon of={CalendarClock} size={24} />
      </span>
      <span className="min-w-0 grow basis-52">
        <h2 className="text-xl">{titleOf(openSlots)}</h2>
        <span className="block text-ink-soft">
          Students see when you are free and ask for one of these times.
        </span>
      </span>
      <Link to={pages.slots} className={buttonClass(openSlots === 0 ? 'main' : 'quiet')}>
        Open times
      </Link>
    </Card>
  )
}

function titleOf(openSlots: number): string {
  if (openSlots === 0) return 'No open times'
  return plural(openSlots, 'open time')
}
