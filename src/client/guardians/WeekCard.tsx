import { ChevronRight, MessagesSquare } from 'lucide-react'
import type { GuardianHome, StudentProgress } from '#contract/guardians.ts'
import { href } from '#domain/href.ts'
import { levelOf } from '#domain/ledger/level.ts'
import * as pages from '#domain/pages.ts'
import { firstName } from '#domain/people/profile.ts'
import { shortDay } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { Avatar } from '../parts/people/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Sparkline } from '../ui/Sparkline.tsx'

interface WeekCardProps {
  student: StudentProgress
  week: GuardianHome['weeks'][number]
}

/** One student's last seven days. Students are never put side by side: each line has a scale of its student's. */
export function WeekCard({ student: { id, name, avatar, xp }, week }: WeekCardProps) {
  const { level, rank } = levelOf(xp)
  const { facts, talkAbout, days } = week
  return (
    <Card as="article">
      <Link
        to={href(pages.linkedStudent, { id })}
        className="-m-2 flex items-center gap-3 rounded-control p-2 hover:bg-sunk"
      >
        <Avatar name={name} avatar={avatar} className="size-12 shrink-0" />
        <span className="min-w-0 grow">
          <span className="block text-lg font-semibold">{name}</span>{' '}
          <span className="block text-ink-soft">
            Level {level} {rank}
          </span>
        </span>
        <Icon of={ChevronRight} />
      </Link>
      <div className="mt-4 grid items-start gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
        <ul className="grid gap-2">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <figure>
          <figcaption className="mb-1 text-sm text-ink-soft">XP in the last 7 days</figcaption>
          <Sparkline
            title={`XP of ${firstName(name)} in the last 7 days`}
            points={days.map(({ day, xp: value }) => ({
              label: shortDay(day),
              letter: shortDay(day).charAt(0),
              value,
            }))}
          />
        </figure>
      </div>
      <p className="mt-4 flex gap-3 rounded-control bg-sea-soft px-4 py-3 text-sea">
        <Icon of={MessagesSquare} className="mt-0.5 shrink-0" />
        <span>
          <b>To talk about:</b> {talkAbout}
        </span>
      </p>
    </Card>
  )
}
