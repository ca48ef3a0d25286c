import {
  BookText,
  BriefcaseBusiness,
  Cake,
  CalendarCheck,
  CalendarClock,
  CircleQuestionMark,
  CircleUser,
  ClipboardCheck,
  Cog,
  Flag,
  Inbox,
  Mail,
  Rss,
  ScrollText,
  UserSearch,
  Users,
} from 'lucide-react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { Role } from '#domain/people/role.ts'
import { home, type NavItem } from './nav-items.ts'
import {
  ApplicantsWaiting,
  ApprovalsWaiting,
  BirthDatesWaiting,
  FeedsWaiting,
  JobsWaiting,
  MessagesWaiting,
  OpeningsWaiting,
  ReportsWaiting,
  SessionsWaiting,
  VerificationsWaiting,
} from './role-counts.tsx'

interface RoleItem extends NavItem {
  /** Only the rail has room for it. */
  railOnly?: true
}

/** The places of each role except students, whose code does not have to wait for these. */
export const roleItems: Readonly<Record<Exclude<Role, 'student'>, readonly RoleItem[]>> = {
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
      has: [pages.mentoringSessions, pages.mentorSession],
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
    { label: 'Teams', to: pages.teams, icon: Users, has: [pages.teams] },
  ],
  staff: [
    home,
    {
      label: 'Verification',
      to: pages.staff,
      icon: ClipboardCheck,
      Count: VerificationsWaiting,
    },
    {
      label: 'Reports',
      to: href(pages.staff, { desk: 'reports' }),
      icon: Flag,
      Count: ReportsWaiting,
    },
    {
      label: 'Openings',
      to: href(pages.staff, { desk: 'posts' }),
      icon: BriefcaseBusiness,
      Count: OpeningsWaiting,
    },
    {
      label: 'Messages',
      to: href(pages.staff, { desk: 'messages' }),
      icon: Mail,
      Count: MessagesWaiting,
      railOnly: true,
    },
    {
      label: 'People',
      to: href(pages.staff, { desk: 'people' }),
      icon: UserSearch,
      railOnly: true,
    },
    {
      label: 'Birth dates',
      to: href(pages.staff, { desk: 'birth-months' }),
      icon: Cake,
      Count: BirthDatesWaiting,
      railOnly: true,
    },
    {
      label: 'Courses',
      to: href(pages.staff, { desk: 'courses' }),
      icon: BookText,
      railOnly: true,
    },
    {
      label: 'Questions',
      to: href(pages.staff, { desk: 'questions' }),
      icon: CircleQuestionMark,
      railOnly: true,
    },
    {
      label: 'Feeds',
      to: href(pages.staff, { desk: 'feeds' }),
      icon: Rss,
      Count: FeedsWaiting,
      railOnly: true,
    },
    {
      label: 'Jobs',
      to: href(pages.staff, { desk: 'jobs' }),
      icon: Cog,
      Count: JobsWaiting,
      railOnly: true,
    },
    { label: 'Log', to: href(pages.staff, { desk: 'log' }), icon: ScrollText, railOnly: true },
  ],
}
