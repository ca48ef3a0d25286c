import { Flame, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { plural } from '#domain/text/plural.ts'
import type { Me } from '#contract/accounts.ts'
import { href } from '#domain/href.ts'
import { levelOf } from '#domain/ledger/level.ts'
import * as pages from '#domain/pages.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { Ring } from '../ui/Ring.tsx'
import { AvatarMenu } from './AvatarMenu.tsx'
import { Bell } from './Bell.tsx'
import { LogoMark } from '../app/Logo.tsx'
import { useApi } from '../app/use-api.ts'
import { Link } from '../app/Link.tsx'

export function TopBar({ user }: { user: Me }) {
  return (
    <header className="sticky top-0 z-10 short:static border-b border-line bg-card/95 backdrop-blur-sm">
      {/* With large text there is less room, so the logo is hidden: the bottom bar has the same link. */}
      <div className="@container page-width flex min-h-15 items-center gap-3">
        <Link
          to={pages.dashboard}
          aria-label="Upful, home"
          className="rounded-control @max-[15rem]:hidden lg:hidden"
        >
          <LogoMark />
        </Link>
        <div className="ml-auto flex items-center gap-1">
          {user.role === 'student' && <StreakAndLevel />}
          {user.role === 'student' && <AdvisorLink />}
          <Bell />
          <AvatarMenu user={user} />
        </div>
      </div>
    </header>
  )
}

/** Animates when a day is credited while the user is looking, not on every page. */
function StreakFlame({ days, credited }: { days: number; credited: number }) {
  const [initial] = useState(credited)
  return (
    <Icon
      key={credited}
      of={Flame}
      size={22}
      className={classes(
        days > 0 ? 'fill-sun text-sun' : 'text-ink-soft',
        credited > initial && 'flare',
      )}
    />
  )
}

/** A student's way to the advisor from everywhere. */
function AdvisorLink() {
  return (
    <Link
      to={href(pages.dashboard, { tab: 'advisor' })}
      aria-label="Advisor"
      className="grid size-[44px] place-items-center rounded-full hover:bg-sunk"
    >
      <Icon of={MessageCircle} size={22} />
    </Link>
  )
}

/** Streak and level, from the dashboard's response so that they need no separate request. */
function StreakAndLevel() {
  const { data } = useApi('GET /api/dashboard', {})
  const student = data?.kind === 'ready' ? data.student : null
  if (!student) return <span className="h-[44px] w-[112px]" />

  const { level, percent, xpToNext, rank } = levelOf(student.xp)
  const days = plural(student.streak, 'day')
  return (
    <>
      <Link
        to={pages.dashboard}
        aria-label={`Streak: ${days}`}
        className="flex min-h-[44px] items-center gap-1 rounded-full px-[10px] text-base font-bold tabular-nums hover:bg-sunk"
      >
        <StreakFlame
          days={student.streak}
          credited={student.streak + Number(student.checkedInToday)}
        />
        <span aria-hidden="true">{student.streak}</span>
      </Link>
      <Link
        to={pages.achievements}
        aria-label={`Level ${level}, ${rank}. ${xpToNext} XP to level ${level + 1}`}
        className="grid size-[44px] place-items-center rounded-full text-[min(1rem,20px)] hover:bg-sunk"
      >
        <Ring percent={percent} size={38}>
          {level}
        </Ring>
      </Link>
    </>
  )
}
