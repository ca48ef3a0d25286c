import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { HiddenOpening } from '#contract/openings.ts'
import { dayOf, weekStartOf } from '#domain/day.ts'
import { reportPlaces } from '#domain/safety/person-report.ts'
import { type UserId, userIdSchema } from '#domain/people/user-id.ts'
import { isInvitationOf } from './businesses/invitation-queries.ts'
import { isTeamOf } from './businesses/team-queries.ts'
import { givenBadge } from './badges/queries.ts'
import { isForEverybody, isVisibleTo, type CourseRow } from './catalogue/queries.ts'
import type { Tables } from './db/tables.ts'
import { mayTakeBack } from './guardians/approval-queries.ts'
import { mayStopBirthMonth } from './guardians/birth-month-queries.ts'
import { linkBetween, seesStudent } from './guardians/queries.ts'
import type { PolicyInput, Check, Policies } from './http/policy.ts'
import { leagueMate } from './leagues/queries.ts'
import {
  isMentoring,
  isInSight,
  hasMetMentor,
  requestOffered,
  requestTo,
  seesSession,
  showingTo,
  takesPart,
  type MentorRequestRow,
  type ShowingRow,
} from './mentoring/queries.ts'
import { viewerOf, type OpeningRow } from './openings/card.ts'
import { hiddenOpening } from './openings/hidden-queries.ts'
import { isImport } from './openings/import-batch-queries.ts'
import { postingRow, type PostingRow } from './openings/posting-queries.ts'
import { isKnownFeed, isPublicPost, readableOpening } from './openings/queries.ts'
import { relationAt } from './reports/relation-queries.ts'
import { seatIn, type SeatRow } from './seats/queries.ts'
import { staffPolicies } from './staff-policies.ts'
import { hasOpened, isInCare, isVerifiable } from './staff/queries.ts'

declare module './http/policy.ts' {
  interface FoundByPolicy {
    'own-course': CourseRow
    'readable-course': CourseRow
    'studied-course': CourseRow
    'catalogue-course': CourseRow
    'readable-opening': OpeningRow
    'own-hidden-opening': HiddenOpening
    'own-posting': PostingRow
    'own-colleague': SeatRow
    'request-to-mentor': MentorRequestRow
    'offered-request': MentorRequestRow
    'shown-project': ShowingRow
    'same-league': UserId
  }
}

const open: Check = { allows: () => true }
const noLink = 'Link not found'
const noPerson = 'Person not found'
const noMentor = 'Mentor not found'

/**
 * Who may do what to which object: checked before the handler of every route, which gets the row that was found.
 * A refusal looks as if the object did not exist. Access may end a moment later, so a command that depends on
 * it checks again inside its transaction.
 */
export const serverPolicies: Policies = {
  open,
  ...staffPolicies,
  // The handler compares the secret, which is harder to guess than an id.
  'by-token': open,
  // The request names no object: the queries use the caller's id.
  own: open,
  // The role is enough; `act` requires a reason and writes the log.
  staff: open,

  'own-posting': {
    missing: 'Posting not found',
    find: (ask) => postingRow(ask.db, businessIn(ask), ask.subject),
  },
  'own-team': {
    missing: 'Team not found',
    allows: (ask) => isTeamOf(ask.db, { businessId: businessIn(ask), id: ask.subject }),
  },
  'own-colleague': {
    missing: 'Colleague not found',
    find: (ask) => seatIn(ask.db, { businessId: businessIn(ask), userId: personIn(ask) }),
  },
  'own-invitation': {
    missing: 'Invitation not found',
    allows: (ask) => isInvitationOf(ask.db, { businessId: businessIn(ask), id: ask.subject }),
  },
  'own-course': {
    missing: 'Course not found',
    find: (ask) => courseWhere(ask, (course) => course('courses.visible_to', '=', callerId(ask))),
  },
  'readable-course': { missing: 'Course not found', find: visibleCourse },
  'studied-course': { missing: 'Course or progress not found', find: visibleCourse },
  'readable-opening': {
    missing: 'Opportunity not found',
    find: ({ db, now, caller, input, subject }) => {
      const viewer = caller === null ? null : viewerOf(caller, dayOf(now))
      return readableOpening(db, viewer, textOf(input['opportunityId']) ?? subject)
    },
  },
  'own-hidden-opening': {
    missing: 'Opportunity not found',
    find: async ({ db, now, caller, subject }) =>
      caller === null ? null : hiddenOpening(db, viewerOf(caller, dayOf(now)), subject),
  },
  'link-with-guardian': {
    missing: noLink,
    allows: (ask) => isLinked(ask, { studentId: callerId(ask), guardianId: personIn(ask) }),
  },
  'link-with-student': {
    missing: noLink,
    allows: (ask) => isLinked(ask, { studentId: personIn(ask), guardianId: callerId(ask) }),
  },
  'student-in-sight': {
    allows: (ask) =>
      seesStudent(ask.db, { guardianId: callerId(ask), studentId: personIn(ask) }, ask.now),
  },
  'guarded-lately': {
    missing: noLink,
    allows: (ask) =>
      mayStopBirthMonth(ask.db, { guardianId: callerId(ask), studentId: personIn(ask) }, ask.now),
  },
  'given-approval': {
    missing: 'Approval not found',
    allows: (ask) =>
      mayTakeBack(ask.db, { guardianId: callerId(ask), approvalId: ask.subject }, ask.now),
  },
  'person-in-care': {
    missing: noPerson,
    allows: (ask) => isInCare(ask.db, callerId(ask), personIn(ask)),
  },
  'verifiable-person': {
    missing: noPerson,
    allows: (ask) => isVerifiable(ask.db, personIn(ask)),
  },
  'opened-record': {
    missing: noPerson,
    allows: (ask) =>
      hasOpened(ask.db, { staffId: callerId(ask), personId: personIn(ask) }, ask.now),
  },
  'public-post': {
    missing: 'Opening not found',
    allows: ({ db, subject }) => isPublicPost(db, subject),
  },
  'catalogue-course': {
    missing: 'Course not found',
    find: (ask) => courseWhere(ask, isForEverybody),
  },
  'same-league': {
    missing: 'This name is not there any more',
    find: ({ db, now, caller, subject }) => {
      const week = weekStartOf(dayOf(now))
      return caller === null
        ? Promise.resolve(null)
        : leagueMate(db, { userId: caller.userId, week, id: subject })
    },
  },
  'known-feed': {
    missing: 'Feed not found',
    allows: ({ db, subject }) => isKnownFeed(db, subject),
  },
  'known-import': {
    missing: 'Import not found',
    allows: ({ db, subject }) => isImport(db, subject),
  },
  'mentor-in-sight': {
    missing: noMentor,
    allows: (ask) => isInSight(ask.db, { studentId: callerId(ask), mentorId: personIn(ask) }),
  },
  'known-mentor': {
    missing: noMentor,
    allows: (ask) => hasMetMentor(ask.db, { studentId: callerId(ask), mentorId: personIn(ask) }),
  },
  'mentor-of-mine': {
    missing: noMentor,
    allows: (ask) => isMentoring(ask.db, { studentId: callerId(ask), mentorId: personIn(ask) }),
  },
  'own-mentor-session': {
    missing: 'Session not found',
    // The access rule for both roles does not require verification.
    allows: ({ db, caller, subject: id }) =>
      caller?.verified === true && takesPart(db, { userId: caller.userId, id }),
  },
  'seen-mentor-session': {
    missing: 'Session not found',
    allows: ({ db, caller, subject: id, now }) =>
      caller?.verified === true && seesSession(db, { userId: caller.userId, id }, now),
  },
  'request-to-mentor': {
    missing: 'Request not found',
    find: (ask) => requestTo(ask.db, { mentorId: callerId(ask), id: ask.subject }),
  },
  'offered-request': {
    missing: 'Request not found',
    find: (ask) => requestOffered(ask.db, { mentorId: callerId(ask), id: ask.subject }),
  },
  mentorship: {
    // The access rule for both roles does not require verification.
    allows: async (ask) => {
      const [one, other] = [callerId(ask), personIn(ask)]
      if (ask.caller?.verified !== true) return false
      return isMentoring(
        ask.db,
        ask.caller.role === 'mentor'
          ? { mentorId: one, studentId: other }
          : { studentId: one, mentorId: other },
      )
    },
  },
  'mentored-student': {
    allows: (ask) => isMentoring(ask.db, { studentId: personIn(ask), mentorId: callerId(ask) }),
  },
  'reportable-person': {
    missing: noPerson,
    allows: async ({ db, now, caller: reporter, input, subject: id }) => {
      const place = reportPlaces.find((name) => name === input['place'])
      if (reporter === null || place === undefined) return false
      return (await relationAt(db, { reporter, place, id, now })) !== null
    },
  },
  'given-badge': {
    missing: 'Badge not found',
    allows: async ({ db, subject }) => (await givenBadge(db, subject)) !== null,
  },
  'shown-project': {
    missing: 'Project not found',
    find: (ask) => showingTo(ask.db, { mentorId: callerId(ask), id: ask.subject }),
  },
}

function visibleCourse(ask: PolicyInput): Promise<CourseRow | null> {
  return courseWhere(ask, isVisibleTo(callerId(ask)))
}

async function courseWhere(
  { db, subject }: PolicyInput,
  rule: (course: ExpressionBuilder<Tables, 'courses'>) => Expression<SqlBool>,
): Promise<CourseRow | null> {
  const row = await db
    .selectFrom('courses')
    .selectAll()
    .where('id', '=', subject)
    .where(rule)
    .executeTakeFirst()
  return row ?? null
}

async function isLinked(
  { db, now }: PolicyInput,
  pair: { studentId: UserId; guardianId: UserId },
): Promise<boolean> {
  const link = await linkBetween(db, pair, now)
  return link !== null && link.standing !== 'ended'
}

function callerId({ caller }: PolicyInput): UserId {
  if (caller === null) throw new Error('This policy is for people who are signed in')
  return caller.userId
}

/** The business that the caller works for. */
function businessIn({ caller }: PolicyInput): UserId {
  if (caller === null) throw new Error('This policy is for people who are signed in')
  return caller.actsFor
}

/** The person that the path names. */
function personIn({ subject }: PolicyInput): UserId {
  return userIdSchema.parse(subject)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
