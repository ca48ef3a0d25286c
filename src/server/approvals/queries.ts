import type { ApprovalRequest } from '#contract/approvals.ts'
import type { SharedField } from '#domain/openings/application.ts'
import { dayOf } from '#domain/day.ts'
import { firstName } from '#domain/people/profile.ts'
import { type UserId, userIdSchema } from '#domain/people/user-id.ts'
import type { Content } from '../content/load-content.ts'
import { cvToSend } from '../cv/queries.ts'
import type { AnyDb } from '../db/database.ts'
import { approvalOf } from '../guardians/approval-queries.ts'
import { notFound } from '../http/refusal.ts'
import { availableMentors } from '../mentoring/queries.ts'
import { factsOf, openingToApplyFor, readableOpening } from '../openings/queries.ts'

interface Sources {
  db: AnyDb
  content: Content
}

interface StoredChoice {
  share: SharedField[]
  message: string
  cvId?: string | null
}

/** The opening or mentor session that a guardian is asked about. */
export async function approvalRequestOf(
  sources: Sources,
  request: { studentId: UserId; approvalId: string },
  now: Date,
): Promise<ApprovalRequest> {
  const { db } = sources
  const approval = await approvalOf(db, request)
  if (approval === null) throw notFound()
  const { kind, subject } = approval
  return kind === 'application'
    ? applicationDetails(sources, { studentId: request.studentId, opportunityId: subject }, now)
    : mentorDetails(db, { studentId: request.studentId, mentorId: userIdSchema.parse(subject) })
}

async function applicationDetails(
  sources: Sources,
  { studentId, opportunityId }: { studentId: UserId; opportunityId: string },
  now: Date,
): Promise<ApprovalRequest> {
  const { db } = sources
  const row = await db
    .selectFrom('applications')
    .select('chosen')
    .where('user_id', '=', studentId)
    .where('opportunity_id', '=', opportunityId)
    .executeTakeFirst()
  const chosen = row?.chosen as StoredChoice | null | undefined
  const share = chosen?.share ?? []
  return {
    kind: 'application',
    opening: await openingDetails(db, { studentId, opportunityId }, now),
    share,
    message: chosen?.message ?? '',
    cv: await cvToSend(sources, studentId, { cvId: chosen?.cvId ?? null, share, now }),
  }
}

/** The opening as the student sees it: not found when it is adults-only. */
async function openingDetails(
  db: AnyDb,
  { studentId, opportunityId }: { studentId: UserId; opportunityId: string },
  now: Date,
): Promise<Extract<ApprovalRequest, { kind: 'application' }>['opening']> {
  const today = dayOf(now)
  const student = { userId: studentId, role: 'student', ageBand: 'minor' } as const
  const viewer = { userId: studentId, student: true, adult: false, today }
  const [row, opening] = await Promise.all([
    readableOpening(db, viewer, opportunityId),
    openingToApplyFor(db, student, opportunityId, today),
  ])
  if (row === null || opening === null) return null
  const business =
    row.business_id === null
      ? undefined
      : await db
          .selectFrom('business_profiles')
          .select('verified')
          .where('user_id', '=', row.business_id)
          .executeTakeFirst()
  return {
    ...factsOf(row),
    description: row.description,
    open: opening.open,
    checked: business?.verified === true,
  }
}

async function mentorDetails(
  db: AnyDb,
  { studentId, mentorId }: { studentId: UserId; mentorId: UserId },
): Promise<ApprovalRequest> {
  const [mentor, request] = await Promise.all([
    availableMentors(db)
      .select(['mentor.display_name as name', 'mentor.bio'])
      .select(['work.job_title', 'work.company', 'work.industry', 'work.expertise'])
      .where('mentor.user_id', '=', mentorId)
      .executeTakeFirst(),
    db
      .selectFrom('mentor_requests as request')
      .leftJoin('mentor_sessions as session', (join) =>
        join
          .onRef('session.user_id', '=', 'request.user_id')
          .onRef('session.id', '=', 'request.id'),
      )
      .select(['request.starts_at', 'request.skill', 'request.aim', 'request.held_until'])
      .where('request.user_id', '=', studentId)
      .where('request.mentor_id', '=', mentorId)
      // Held, or planned and on hold because the link of the guardian who approved has ended.
      .where((eb) =>
        eb.or([
          eb('request.state', '=', 'held'),
          eb.and([eb('session.state', '=', 'planned'), eb('session.on_hold', '=', true)]),
        ]),
      )
      .orderBy('request.starts_at')
      .limit(1)
      .executeTakeFirst(),
  ])
  return {
    kind: 'mentor',
    mentor: mentor
      ? {
          firstName: firstName(mentor.name),
          jobTitle: mentor.job_title ?? '',
          company: mentor.company ?? '',
          industry: mentor.industry ?? '',
          about: mentor.bio ?? '',
          expertise: mentor.expertise,
        }
      : null,
    session: request
      ? {
          startsAt: request.starts_at.toISOString(),
          skill: request.skill,
          aim: request.aim,
          heldUntil: request.held_until?.toISOString() ?? null,
        }
      : null,
  }
}
