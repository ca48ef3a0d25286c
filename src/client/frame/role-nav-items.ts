import {
  BadgeCheck,
  BookText,
  BriefcaseBusiness,
  Cake,
  CalendarCheck,
  CalendarClock,
  ChartColumn,
  CircleQuestionMark,
  CircleUser,
  ClipboardCheck,
  Cog,
  FilePen,
  Flag,
  FolderOpen,
  IdCard,
  Inbox,
  Mail,
  Megaphone,
  MessagesSquare,
  Rss,
  ScrollText,
  UserCog,
  UserSearch,
  Users,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import * as pages from '#domain/pages.ts'
import type { Role } from '#domain/people/role.ts'
import { mayUseDesk, type StaffRole } from '#domain/people/staff-role.ts'
import { deskAddress, deskLabels, type DeskId } from '../parts/staff/desks.ts'
import { home, type NavItem } from './nav-items.ts'
import { ApplicantsWaiting, ApprovalsWaiting, deskCount, SessionsWaiting } from './role-counts.tsx'

interface RoleItem extends NavItem {
  /** Only the rail has room for it. */
  railOnly?: true
}

/** The places of each role except students, whose code does not have to wait for these, and staff. */
export const roleItems: Readonly<Record<Exclude<Role, 'student' | 'staff'>, readonly RoleItem[]>> =
  {
    guardian: [
      home,
      {
        label: 'Students',
        to: pages.linkedStudents,
        icon: Users,
        has: [pages.linkedStudents, pages.linkedStudent, pages.mentorSession],
      },
      {
        label: 'Approvals',
        to: pages.approvals,
        icon: ClipboardCheck,
        has: [pages.approvals],
        Count: ApprovalsWaiting,
      },
      {
        label: 'Profile',
        to: pages.profile,
        icon: CircleUser,
        has: [pages.profile, pages.account],
      },
    ],
    mentor: [
      home,
      {
        label: 'Sessions',
        to: pages.mentoringSessions,
        icon: CalendarCheck,
        has: [pages.mentorHours, pages.mentoringSessions, pages.mentorSession],
        Count: SessionsWaiting,
      },
      { label: 'Times', to: pages.slots, icon: CalendarClock, has: [pages.slots] },
      {
        label: 'Students',
        to: pages.mentoredStudents,
        icon: Users,
        has: [pages.mentoredStudents, pages.mentoredStudent, pages.shownProject],
      },
    ],
    business: [
      home,
      {
        label: 'Applicants',
        to: pages.allApplicants,
        icon: Inbox,
        has: [pages.allApplicants, pages.applicants],
        Count: ApplicantsWaiting,
      },
      {
        label: 'Openings',
        to: pages.postings,
        icon: BriefcaseBusiness,
        has: [pages.postings, pages.newPosting, pages.posting],
      },
      { label: 'Colleagues', to: pages.colleagues, icon: IdCard, has: [pages.colleagues] },
      // On a phone it is reached from the figures of the teams on the home page.
      { label: 'Teams', to: pages.teams, icon: Users, has: [pages.teams], railOnly: true },
    ],
  }

/** Of staff: the desks of their role. The first ones are in the bottom bar too; a fourth word does not fit at 360 px. */
export function staffItems(role: StaffRole | undefined): readonly RoleItem[] {
  const desks = deskItems.filter(({ id }) => mayUseDesk(role, id))
  return [
    home,
    ...desks.map(({ item }, index): RoleItem =>
      index < desksInBar ? item : { ...item, railOnly: true },
    ),
  ]
}

const desksInBar = 3

const deskItems = (
  [
    ['cases', FolderOpen],
    ['reports', Flag],
    ['posts', BriefcaseBusiness],
    ['verification', ClipboardCheck],
    ['messages', Mail],
    ['people', UserSearch],
    ['birth-months', Cake],
    ['courses', BookText],
    ['questions', CircleQuestionMark],
    ['guide', MessagesSquare],
    ['facts', BadgeCheck],
    ['content', FilePen],
    ['announcements', Megaphone],
    ['feeds', Rss],
    ['jobs', Cog],
    ['figures', ChartColumn],
    ['log', ScrollText],
    ['team', UserCog],
  ] as const
).map(([id, icon]) => ({ id, item: deskItem(id, icon) }))

function deskItem(id: DeskId, icon: LucideIcon): RoleItem {
  return { label: deskLabels[id], to: deskAddress(id), icon, Count: deskCount(id) }
}
