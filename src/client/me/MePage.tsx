import {
  BadgeCheck,
  BriefcaseBusiness,
  CircleUser,
  ClipboardCheck,
  Compass,
  FileText,
  FolderOpen,
  HeartHandshake,
  ListOrdered,
  Palette,
  Settings,
  Trophy,
  Users,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { StudentDay } from '#contract/dashboard.ts'
import { href, type Address } from '#domain/href.ts'
import { levelOf } from '#domain/ledger/level.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useApi } from '../app/use-api.ts'
import { Avatar } from '../parts/people/Avatar.tsx'
import { LevelBar } from '../parts/progress/LevelBar.tsx'
import { ShareButton } from '../parts/sharing/ShareButton.tsx'
import { CountUp } from '../ui/CountUp.tsx'
import { Icon } from '../ui/Icon.tsx'

interface Door {
  to: Address
  label: string
  text: string
  icon: LucideIcon
}

const doors: readonly Door[] = [
  {
    to: pages.look,
    label: 'Your look',
    text: 'Your avatar, its frame and the colours of your road',
    icon: Palette,
  },
  {
    to: href(pages.dashboard, { tab: 'skills' }),
    label: 'Skills & Quests',
    text: 'Your 18 skills, longer quests and your career path',
    icon: Compass,
  },
  {
    to: pages.achievements,
    label: 'Achievements',
    text: 'What you earned, and what is next',
    icon: Trophy,
  },
  {
    to: pages.leaderboard,
    label: 'Leaderboard',
    text: 'A week of learning in a small group',
    icon: ListOrdered,
  },
  {
    to: pages.portfolio,
    label: 'Portfolio',
    text: 'Your projects and reflections',
    icon: FolderOpen,
  },
  {
    to: pages.badges,
    label: 'Badges',
    text: 'Signed proof of what you have shown',
    icon: BadgeCheck,
  },
  {
    to: pages.cvs,
    label: 'Your CV',
    text: 'Write it, check it, download it',
    icon: FileText,
  },
  {
    to: pages.applications,
    label: 'My applications',
    text: 'Saved, sent and answered',
    icon: BriefcaseBusiness,
  },
  {
    to: pages.readiness,
    label: 'Work readiness',
    text: 'TRN, NIS and the other papers',
    icon: ClipboardCheck,
  },
  {
    to: pages.mentorSessions,
    label: 'My mentors',
    text: 'Sessions and feedback',
    icon: HeartHandshake,
  },
  {
    to: pages.guardians,
    label: 'My guardians',
    text: 'Who follows your progress, and what they see',
    icon: Users,
  },
  {
    to: pages.profile,
    label: 'Profile',
    text: 'What Upful knows about you',
    icon: CircleUser,
  },
  {
    to: pages.account,
    label: 'Account',
    text: 'Password, notifications and your data',
    icon: Settings,
  },
]

/** Everything of the student's own that is not for today. */
export function MePage() {
  const query = useApi('GET /api/dashboard', {})
  return (
    <Loaded query={query} loading="Loading..." failed="Your page did not load">
      {(dashboard) => (
        <div className="grid grid-cols-1 gap-6">
          {dashboard.kind === 'ready' && dashboard.student !== null && (
            <Head name={dashboard.user.name} student={dashboard.student} />
          )}
          <nav aria-label="Your pages">
            <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {doors.map((door) => (
                <li key={door.label}>
                  <DoorLink door={door} />
                </li>
              ))}
            </ul>
          </nav>
          <ShareButton
            what={{ kind: 'app' }}
            label="Tell a friend about Upful"
            tone="quiet"
            className="justify-self-start"
          />
        </div>
      )}
    </Loaded>
  )
}

function Head({ name, student: { xp, look } }: { name: string; student: StudentDay }) {
  const { level, rank, xpToNext } = levelOf(xp)
  const rewards = useApi('GET /api/rewards', {}).data
  const title = rewards?.unlocks.find(({ kind, id }) => kind === 'title' && id === look.title)
  return (
    <header className="flex flex-wrap items-center gap-4">
      <Avatar name={name} avatar={look.avatar} frame={look.frame} className="size-28 text-3xl" />
      <div className="min-w-0 grow basis-52">
        <h1 className="text-2xl font-extrabold sm:text-3xl">{name}</h1>
        <p className="font-semibold tabular-nums">
          Level {level} {rank} · <CountUp value={xp} /> XP
        </p>
        {title && <p className="font-semibold text-quest">{title.name}</p>}
        <LevelBar xp={xp} className="mt-2 max-w-96" />
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          {xpToNext} XP to level {level + 1}
        </p>
      </div>
    </header>
  )
}

function DoorLink({ door: { to, label, text, icon } }: { door: Door }) {
  return (
    <Link
      to={to}
      className="flex h-full min-h-16 items-center gap-4 rounded-card border border-line bg-card px-4 py-3 shadow-raised hover:bg-sunk"
    >
      <Icon of={icon} size={26} className="shrink-0 text-leaf-strong" />
      <span className="min-w-0">
        <span className="block font-bold">{label}</span>
        <span className="block text-sm text-ink-soft">{text}</span>
      </span>
    </Link>
  )
}
