import { sql } from 'kysely'
import type { PersonToVerify } from '#contract/staff.ts'
import { reasonWords } from '#domain/people/staff-answers.ts'
import { missingDetails, missingWords } from '#domain/people/verification-details.ts'
import { emailMatchOf } from '#domain/people/email-domain.ts'
import { type UserId, userIdSchema } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import { queueFrom, type Queue } from '../db/queue.ts'
import { timeCursor } from '../http/cursor.ts'
import { hasBounced } from '../mail/bounce-queries.ts'
import { detailsFrom, type DetailColumns } from '../profiles/detail-queries.ts'
import type { Verification } from '../profiles/verification-commands.ts'
import { privateFacts } from './private-facts.ts'
import { seenOf } from './seen-card.ts'

const pageSize = 50

/** The people in one state, longest waiting first, with what they entered about themselves. */
export async function applicants(
  db: Db,
  filters: {
    state: PersonToVerify['state']
    role: PersonToVerify['role'] | undefined
    after: string | undefined
  },
): Promise<{ people: PersonToVerify[]; next: string | null }> {
  const cursor = timeCursor.decode(filters.after)
  let query = cards(db).where(inState(filters.state))
  if (filters.role !== undefined) query = query.where('user.role', '=', filters.role)
  if (cursor !== null) {
    query = query.where((is) =>
      is(
        is.refTuple('profile.created_at', 'user.id'),
        '>',
        is.tuple(is.val(cursor.at), is.val(userIdSchema.parse(cursor.id))),
      ),
    )
  }
  const read = await query
    .orderBy('profile.created_at')
    .orderBy('user.id')
    .limit(pageSize + 1)
    .execute()
  const { rows, next } = timeCursor.page(read, pageSize, (row) => ({ at: row.since, id: row.id }))
  return { next, people: rows.map(applicantFrom) }
}

/** The current card of one person. */
export async function applicantOf(db: Db, userId: UserId): Promise<PersonToVerify | null> {
  const row = await cards(db).where('user.id', '=', userId).executeTakeFirst()
  return row === undefined ? null : applicantFrom(row)
}

export async function waitingProfiles(db: Db): Promise<Queue> {
  const row = await people(db)
    .where(inState('pending'))
    .select((all) => all.fn.countAll<number>().as('count'))
    .select((all) => all.fn.min('user.created_at').as('oldest'))
    .executeTakeFirstOrThrow()
  return queueFrom(row)
}

function cards(db: Db) {
  return people(db)
    .innerJoin('user_profiles as profile', 'profile.user_id', 'user.id')
    .select(['user.id', 'user.name', 'user.email', 'user.role'])
    .select('user.email_verified as confirmed')
    .select(hasBounced('user').as('bounced'))
    .select(['profile.created_at as since', 'profile.bio', 'mentor.company', 'mentor.job_title'])
    .select(['mentor.expertise', 'mentor.years_experience', 'mentor.industry as mentorIndustry'])
    .select(['business.business_name', 'business.website_url', 'business.company_size'])
    .select(['business.industry as businessIndustry', 'business.preferred'])
    .select(['mentor.verified_at as mentorVerifiedAt', 'mentor.verified_as as mentorVerifiedAs'])
    .select(['business.verified_at as businessVerifiedAt'])
    .select(['business.verified_as as businessVerifiedAs'])
    .select(['mentor.verification_status', 'business.verified', 'business.refused'])
    .select(['answer.reasons', 'answer.answered_at', 'answer.sent_again_at'])
    .select('answered.whats_changed')
    .leftJoinLateral(
      (about) =>
        about
          .selectFrom('staff_actions')
          .select(['at', 'staff_name'])
          .where('subject_id', '=', sql<string>`${sql.ref('user.id')}::text`)
          .where('kind', 'in', ['verified', 'refused'])
          .orderBy('at', 'desc')
          .orderBy('place', 'desc')
          .limit(1)
          .as('decision'),
      (join) => join.onTrue(),
    )
    .select(['decision.at as decidedAt', 'decision.staff_name as decidedBy'])
    .leftJoinLateral(
      (about) =>
        about
          .selectFrom('staff_actions')
          .select(['at', 'staff_name', 'reason'])
          .where('subject_id', '=', sql<string>`${sql.ref('user.id')}::text`)
          .where('kind', '=', 'took-back')
          .orderBy('at', 'desc')
          .orderBy('place', 'desc')
          .limit(1)
          .as('withdrawal'),
      (join) => join.onTrue(),
    )
    .select([
      'withdrawal.at as tookBackAt',
      'withdrawal.staff_name as tookBackBy',
      'withdrawal.reason as tookBackWhy',
    ])
    .select(['private.phone', 'private.linkedin', 'private.references_spoken_at'])
    .select(['private.reference1_name', 'private.reference1_knows', 'private.reference1_contact'])
    .select(['private.reference2_name', 'private.reference2_knows', 'private.reference2_contact'])
    .select(['private.contact_name', 'private.contact_position'])
    .select(['private.registration', 'private.registration_number'])
}

/** By the role of the account, because staff may still have the profile of a mentor. */
function people(db: Db) {
  return (
    db
      .selectFrom('auth_users as user')
      .leftJoin('mentor_profiles as mentor', (join) =>
        join.onRef('mentor.user_id', '=', 'user.id').on('user.role', '=', 'mentor'),
      )
      .leftJoin('business_profiles as business', (join) =>
        join.onRef('business.user_id', '=', 'user.id').on('user.role', '=', 'business'),
      )
      .leftJoin('verification_answers as answer', 'answer.user_id', 'user.id')
      .leftJoin('answered_profiles as answered', 'answered.user_id', 'user.id')
      .leftJoin('verification_details as private', 'private.user_id', 'user.id')
      .where('user.role', 'in', ['mentor', 'business'])
      // A colleague works for a business that is checked through its owner.
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('business_seats as seat')
              .select('seat.user_id')
              .whereRef('seat.user_id', '=', 'user.id'),
          ),
        ),
      )
  )
}

function inState(state: PersonToVerify['state']) {
  const decided = state === 'asked' ? 'pending' : state
  const answered = sql`(answer.user_id is not null and answer.sent_again_at is null)`
  const waits = decided === 'pending' ? sql`and ${answered} = ${state === 'asked'}` : sql``
  return sql<boolean>`(mentor.verification_status = ${decided} or
    (business.verified = ${decided === 'verified'} and business.refused = ${decided === 'refused'}))
    ${waits}`
}

interface Row extends DetailColumns {
  id: UserId
  name: string
  email: string
  role: string
  confirmed: boolean
  bounced: boolean
  since: Date
  bio: string
  company: string | null
  job_title: string | null
  expertise: string[] | null
  years_experience: number | null
  mentorIndustry: string | null
  business_name: string | null
  website_url: string | null
  company_size: string | null
  businessIndustry: string | null
  mentorVerifiedAt: Date | null
  mentorVerifiedAs: unknown
  businessVerifiedAt: Date | null
  businessVerifiedAs: unknown
  preferred: boolean | null
  verification_status: Verification | null
  verified: boolean | null
  refused: boolean | null
  reasons: string[] | null
  references_spoken_at: Date | null
  answered_at: Date | null
  sent_again_at: Date | null
  whats_changed: string | null
  decidedAt: Date | null
  decidedBy: string | null
  tookBackAt: Date | null
  tookBackBy: string | null
  tookBackWhy: string | null
}

function applicantFrom(row: Row): PersonToVerify {
  const { id, name, email, bio, website_url: website } = row
  const isMentor = row.role === 'mentor'
  const state = stateOf(row)
  const role = isMentor ? 'mentor' : 'business'
  const privateDetails = detailsFrom(row)
  const entered: [label: string, value: string | number | null][] = isMentor
    ? [
        ['Company', row.company],
        ['Job title', row.job_title],
        ['Expertise', row.expertise?.join(', ') ?? null],
        ['Years of experience', row.years_experience],
        ['Industry', row.mentorIndustry],
      ]
    : [
        ['Company name', row.business_name],
        ['Industry', row.businessIndustry],
        ['Company size', row.company_size],
      ]
  const details = [
    ...entered.map(([label, value]) => ({ label, value: String(value ?? '') })),
    ...privateFacts(role, privateDetails, row.references_spoken_at),
  ]
  const card = {
    id,
    name,
    email,
    bounced: row.bounced,
    bio,
    state,
    answer: lastAnswer(row),
    decided: decisionIn(row, state),
    preferred: row.preferred === true,
    role,
    since: row.since.toISOString(),
    emailMatch: emailMatchOf(row, website),
    details,
    missing:
      state === 'verified'
        ? []
        : missingWords(
            missingDetails(role, privateDetails, {
              referencesSpokenTo: row.references_spoken_at !== null,
            }),
          ),
    website,
    verifiedBefore: verifiedBefore(row, [
      { label: 'Name', value: name },
      ...details,
      { label: 'Website', value: website ?? '' },
    ]),
  } as const
  return { ...card, seen: seenOf(card) }
}

function decisionIn(row: Row, state: PersonToVerify['state']): PersonToVerify['decided'] {
  const { decidedAt: at, decidedBy: by } = row
  if (at === null || by === null || (state !== 'verified' && state !== 'refused')) return null
  return { at: at.toISOString(), by }
}

function stateOf(row: Row): PersonToVerify['state'] {
  const state =
    row.verified === null
      ? (row.verification_status ?? 'pending')
      : row.verified
        ? 'verified'
        : row.refused === true
          ? 'refused'
          : 'pending'
  const isAsked = state === 'pending' && row.answered_at !== null && row.sent_again_at === null
  return isAsked ? 'asked' : state
}

function lastAnswer(row: Row): PersonToVerify['answer'] {
  if (row.answered_at === null) return null
  return {
    reasons: reasonWords(row.reasons ?? []),
    at: row.answered_at.toISOString(),
    sentAgainAt: row.sent_again_at?.toISOString() ?? null,
    whatsChanged: row.whats_changed ?? '',
  }
}

/** What has changed since staff last verified them. */
function verifiedBefore(
  row: Row,
  details: PersonToVerify['details'],
): PersonToVerify['verifiedBefore'] {
  const at = row.mentorVerifiedAt ?? row.businessVerifiedAt
  const values = row.mentorVerifiedAs ?? row.businessVerifiedAs
  if (at === null || typeof values !== 'object' || values === null) return null
  const current = new Map(details.map(({ label, value }) => [label, value]))
  const changed = Object.entries(values)
    .map(([label, was]) => ({ label, was: typeof was === 'string' ? was : '' }))
    .filter(({ label, was }) => current.get(label) !== was)
  return { at: at.toISOString(), changed, takenBack: takenBackSince(row, at) }
}

/** The withdrawal of the verification, unless they have been verified again since. */
function takenBackSince(row: Row, verifiedAt: Date) {
  const { tookBackAt: at, tookBackBy: by, tookBackWhy: reason } = row
  if (at === null || by === null || reason === null || at < verifiedAt) return null
  return { at: at.toISOString(), by, reason }
}
