import type { StaffDeskId } from '#domain/pages.ts'
import type { CaseKind } from './staff-case.ts'
import type { SubjectKind } from './staff-action.ts'

/** What a member of staff works on. A lead may do everything, and is the only one who decides who is staff. */
export const staffRoles = ['lead', 'support', 'moderation', 'content'] as const
export type StaffRole = (typeof staffRoles)[number]

export const staffRoleLabels: Readonly<Record<StaffRole, string>> = {
  lead: 'Lead',
  support: 'Support',
  moderation: 'Moderation',
  content: 'Content',
}

export const staffRoleMeanings: Readonly<Record<StaffRole, string>> = {
  lead: 'Every desk, and who is staff.',
  support: 'Messages, people’s accounts, birth dates, letters and jobs.',
  moderation: 'Reports, verification, openings, feeds, and suspending people.',
  content: 'Courses, questions, the guide, facts, texts and announcements. No records of people.',
}

/** The roles that see and work at each desk, besides leads, who use all of them. */
export const deskRoles: Readonly<Record<StaffDeskId, readonly StaffRole[]>> = {
  cases: ['support', 'moderation'],
  verification: ['moderation'],
  reports: ['moderation'],
  posts: ['moderation'],
  messages: ['support'],
  people: ['support', 'moderation'],
  'birth-months': ['support'],
  courses: ['content'],
  questions: ['content'],
  guide: ['content'],
  facts: ['content'],
  content: ['content'],
  announcements: ['content'],
  feeds: ['moderation'],
  jobs: ['support'],
  figures: staffRoles,
  log: staffRoles,
  team: ['lead'],
}

/** What one role alone may do at a desk that it shares with another. */
export const sharedDeskActions = {
  /** Suspending somebody, and letting them work again. */
  suspend: ['moderation'],
  /** Letters, addresses and links: what helps somebody who is stuck. */
  assist: ['support'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

/** Whether somebody with this role of staff may do what these roles may do. */
export function hasStaffRole(
  role: StaffRole | null | undefined,
  of: readonly StaffRole[],
): boolean {
  return role === 'lead' || (role != null && of.includes(role))
}

export function mayUseDesk(role: StaffRole | null | undefined, desk: StaffDeskId): boolean {
  return hasStaffRole(role, deskRoles[desk])
}

/** "moderation", "support and moderation": whose desk it is, for somebody who may not use it. */
export function deskOwners(desk: StaffDeskId): string {
  const [first] = deskRoles[desk]
  if (first === 'lead') return 'leads'
  return new Intl.ListFormat('en').format(deskRoles[desk])
}

/** The kinds of case that this role works on: those of its desks. */
export function caseKindsOf(role: StaffRole | null): CaseKind[] {
  return deskKeys(caseDesks).filter((kind) => mayUseDesk(role, caseDesks[kind]))
}

export const caseDesks = {
  report: 'reports',
  message: 'messages',
  verification: 'verification',
} as const satisfies Readonly<Record<CaseKind, StaffDeskId>>

/** What this role reads in the log: what was decided at its own desks. */
export function subjectKindsOf(role: StaffRole | null): SubjectKind[] {
  return deskKeys(subjectDesks).filter((kind) => mayUseDesk(role, subjectDesks[kind]))
}

const subjectDesks: Readonly<Record<SubjectKind, StaffDeskId>> = {
  person: 'people',
  badge: 'people',
  opening: 'posts',
  course: 'courses',
  feed: 'feeds',
  import: 'feeds',
  report: 'reports',
  message: 'messages',
  job: 'jobs',
  letter: 'jobs',
  log: 'team',
  colleague: 'team',
  content: 'content',
  announcement: 'announcements',
}

function deskKeys<Kind extends string>(desks: Readonly<Record<Kind, StaffDeskId>>): Kind[] {
  return Object.keys(desks) as Kind[]
}
