import type { SharedValue } from '#contract/applications.ts'
import type { Applicant } from '#contract/applicants.ts'
import { stopUntilOf } from '#domain/openings/acceptance.ts'
import {
  isUnanswered,
  nextAnswers,
  sharedFields,
  type ApplicationState,
  type BusinessAnswer,
} from '#domain/openings/application.ts'
import { avatarFrom } from '#domain/people/avatar.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import { dayOf } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { mayPropose } from '#domain/openings/interview.ts'
import type { AnyDb } from '../db/database.ts'
import { notFound } from '../http/refusal.ts'
import { applicantPage, type ApplicantList } from './applicant-list-queries.ts'
import { interviewFrom, interviewsOf, plannedFrom, type InterviewRow } from './interview-queries.ts'
import { seenOf } from './seen-applicant.ts'
import { isOpen, offerFrom, offersOf, termsFrom, type OfferRow } from './offer-queries.ts'

/** A page of an opening's applicants: what they shared, and nothing else about them. */
export async function applicantsOf(
  db: AnyDb,
  { now, mayAnswer, ...list }: ApplicantList & { now: Date; mayAnswer: boolean },
): Promise<{ applicants: Applicant[]; next: string | null }> {
  const { rows, next } = await applicantPage(db, list)
  return {
    applicants: await withMoves(db, { postingId: list.postingId, now, mayAnswer }, rows),
    next,
  }
}

type Row = Awaited<ReturnType<typeof applicantPage>>['rows'][number]

async function withMoves(
  db: AnyDb,
  { postingId, now, mayAnswer }: { postingId: string; now: Date; mayAnswer: boolean },
  rows: readonly Row[],
): Promise<Applicant[]> {
  const present = rows.filter(({ state }) => state !== 'withdrawn')
  const [moves, interviews, offers] = await Promise.all([
    movesOf(
      db,
      postingId,
      present.map(({ id }) => id),
    ),
    interviewsOf(db, present),
    offersOf(db, present),
  ])
  return rows.map((row) => {
    const { state } = row
    if (state === 'withdrawn') {
      return { kind: 'withdrew', id: row.id, on: row.state_on, turnedDown: row.turnedDown }
    }
    const seenAt = row.applicants_seen_at
    const interview = interviews.get(row.id)
    const offer = offers.get(row.id)
    return {
      kind: 'applicant',
      id: row.id,
      state,
      on: row.state_on,
      sentAt: row.created_at.toISOString(),
      unread: isUnanswered(state) && (seenAt === null || row.created_at > seenAt),
      shared: inOrder(row.shared ?? []),
      hasCv: row.hasCv,
      avatar: row.shared?.some(({ field }) => field === 'name') ? avatarFrom(row.avatar_url) : null,
      moves: moves.get(row.id) ?? [],
      interview: interview === undefined ? null : interviewFrom(interview, now),
      offer: offer === undefined ? null : offerFrom(offer, dayOf(now)),
      stopUntil:
        state === 'accepted' && ageBandOf(row.birth_month, now) !== 'adult'
          ? stopUntilOf(offer === undefined ? null : termsFrom(offer), dayOf(now))
          : null,
      starred: row.starred === true,
      note: row.note ?? '',
      next: mayAnswer ? answersNow(state, { interview, offer }, now) : [],
      seen: seenOf(row, interview ?? null, offer ?? null),
    }
  })
}

/** Names the application of one applicant, who has not withdrawn it. */
export async function applicantRef(
  db: AnyDb,
  { postingId, applicationId }: { postingId: string; applicationId: string },
): Promise<{ studentId: UserId; id: string }> {
  const row = await db
    .selectFrom('applications')
    .select(['user_id', 'id'])
    .where('opportunity_id', '=', postingId)
    .where('id', '=', applicationId)
    .where('via', '=', 'platform')
    .where('state', '<>', 'withdrawn')
    .executeTakeFirst()
  if (row === undefined) throw notFound('Application not found')
  return { studentId: row.user_id, id: row.id }
}

/** The possible next moves, including new times or another offer where the rules allow them. */
function answersNow(
  state: ApplicationState,
  current: { interview: InterviewRow | undefined; offer: OfferRow | undefined },
  now: Date,
): BusinessAnswer[] {
  const { interview, offer } = current
  const planned = interview === undefined ? null : plannedFrom(interview)
  const repeats: BusinessAnswer[] = [
    ...(state === 'interview' && mayPropose(planned, now) ? ['interview' as const] : []),
    ...(state === 'offer' && (offer === undefined || !isOpen(offer, dayOf(now)))
      ? ['offer' as const]
      : []),
  ]
  return [...repeats, ...nextAnswers(state)]
}

type Move = Extract<Applicant, { kind: 'applicant' }>['moves'][number]

/** The history that the business may see: its own notes, but not the student's notes on their own moves. */
async function movesOf(
  db: AnyDb,
  postingId: string,
  ids: readonly string[],
): Promise<Map<string, Move[]>> {
  if (ids.length === 0) return new Map()
  const events = await db
    .selectFrom('applications as application')
    .innerJoin('application_events as event', (join) =>
      join
        .onRef('event.user_id', '=', 'application.user_id')
        .onRef('event.application_id', '=', 'application.id'),
    )
    .select(['event.application_id', 'event.to_state', 'event.moved_by', 'event.on_day'])
    .leftJoin('user_profiles as actor', 'actor.user_id', 'event.actor_id')
    .select(['event.note', 'actor.display_name as actor'])
    .where('application.opportunity_id', '=', postingId)
    .where('application.id', 'in', ids)
    // What happened before it was sent is between the student and a guardian.
    .where('event.to_state', 'not in', ['waiting', 'not-sent'])
    .orderBy('event.position')
    .execute()
  const byApplication = new Map<string, Move[]>()
  for (const event of events) {
    const byBusiness = event.moved_by === 'business'
    const move: Move = {
      to: event.to_state,
      by: byBusiness ? 'business' : 'student',
      on: event.on_day,
      who: byBusiness ? event.actor : null,
      reason: byBusiness && event.note !== '' ? event.note : null,
    }
    byApplication.set(event.application_id, [
      ...(byApplication.get(event.application_id) ?? []),
      move,
    ])
  }
  return byApplication
}

function inOrder(shared: readonly SharedValue[]): SharedValue[] {
  return sharedFields.flatMap((field) => shared.filter((each) => each.field === field))
}
