import { sql } from 'kysely'
import type { BusinessHome } from '#contract/businesses.ts'
import { applicantStates, unansweredStates } from '#domain/openings/application.ts'
import { addDays, dayOf, lastMondays, startOfDay, type Day } from '#domain/day.ts'
import { daySeconds } from '#domain/duration.ts'
import { closingSoonDays } from '#domain/openings/opening.ts'
import { weeksShown } from '#domain/openings/teams.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { answerTimesOf } from '../applications/answer-time-queries.ts'
import type { Acting } from '../seats/queries.ts'
import { invitationsFor } from './invitation-queries.ts'
import { turnedDown } from '../applications/turned-down-queries.ts'
import type { Caller } from '../http/session.ts'
import { postingsOf } from '../openings/posting-queries.ts'

type HomeReader = Acting & Pick<Caller, 'seat' | 'verified'>

/** A business's home page: what needs its attention and how its postings do. Only counts of its own data. */
export async function homeOf(
  db: AnyDb,
  { actsFor: businessId, userId, seat, verified }: HomeReader,
  now: Date,
): Promise<BusinessHome> {
  const today = dayOf(now)
  const [
    business,
    { postings },
    weeks,
    counts,
    answered,
    otherTimes,
    closedWaiting,
    interviews,
    times,
    invitations,
  ] = await Promise.all([
    db
      .selectFrom('business_profiles')
      .select('business_name')
      .where('user_id', '=', businessId)
      .executeTakeFirst(),
    postingsOf(db, { businessId, today, after: undefined }),
    weeksOf(db, businessId, today),
    stateCounts(db, businessId),
    answeredPostings(db, businessId),
    postingsWithoutTime(db, businessId),
    closedWithWaiting(db, businessId, today),
    plannedInterviews(db, businessId, now),
    answerTimesOf(db, { businessId }),
    seat === 'owner' ? invitationsFor(db, userId, now) : [],
  ])
  const soon = addDays(today, closingSoonDays)
  return {
    verified,
    seat,
    invited: invitations.length > 0,
    name: business?.business_name ?? null,
    needs: {
      unread: postings
        .filter((posting) => posting.counts.unread > 0)
        .map((posting) => ({ ...idAndTitle(posting), count: posting.counts.unread })),
      answered,
      otherTimes,
      closedWaiting,
      held: postings.filter(({ state }) => state === 'held').map(idAndTitle),
      closingSoon: postings.flatMap((posting) =>
        posting.state === 'published' && posting.deadline !== null && posting.deadline <= soon
          ? [{ ...idAndTitle(posting), deadline: posting.deadline }]
          : [],
      ),
      drafts: postings.filter(({ state }) => state === 'draft').map(idAndTitle),
    },
    interviews,
    times,
    weeks,
    funnel: applicantStates.map((state) => ({ state, count: counts.get(state) ?? 0 })),
    postings: postings.map((posting) => ({
      ...idAndTitle(posting),
      kind: posting.kind,
      state: posting.state,
      ...posting.counts,
    })),
  }
}

function idAndTitle({ id, title }: { id: string; title: string }) {
  return { id, title }
}

async function weeksOf(db: AnyDb, businessId: UserId, today: Day): Promise<BusinessHome['weeks']> {
  const mondays = lastMondays(today, weeksShown)
  const first = startOfDay(mondays[0] ?? today)
  const { rows } = await sql<{
    week: number
    event: 'views' | 'saves' | 'applications'
    count: number
  }>`
    with own as materialized (select id from opportunities where business_id = ${businessId}),
    events as (
      select 'views' as event, v.first_viewed_at as at from own
        join opportunity_views v on v.opportunity_id = own.id
      union all select 'saves', s.saved_at from own
        join saved_opportunities s on s.opportunity_id = own.id
      union all select 'applications', a.created_at from own
        join applications a on a.opportunity_id = own.id and a.via = 'platform')
    select floor(extract(epoch from at - ${first}) / ${7 * daySeconds})::int as week,
      event, count(*)::int as count
    from events where at >= ${first} group by 1, 2`.execute(db)
  const countOf = (week: number, event: string) =>
    rows.find((row) => row.week === week && row.event === event)?.count ?? 0
  return mondays.map((from, week) => ({
    from,
    views: countOf(week, 'views'),
    saves: countOf(week, 'saves'),
    applications: countOf(week, 'applications'),
  }))
}

async function stateCounts(db: AnyDb, businessId: UserId): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('applications as sent')
    .innerJoin('opportunities as posting', 'posting.id', 'sent.opportunity_id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .select(sql<string>`case when ${turnedDown} then 'turned-down' else sent.state end`.as('state'))
    .where('posting.business_id', '=', businessId)
    .where('sent.via', '=', 'platform')
    .groupBy(sql`2`)
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}

/** What applicants did since the business last looked, except on applications it has never seen. */
async function answeredPostings(
  db: AnyDb,
  businessId: UserId,
): Promise<BusinessHome['needs']['answered']> {
  const { rows } = await sql<BusinessHome['needs']['answered'][number]>`
    select posting.id, posting.title,
      (count(*) filter (where event.to_state = 'accepted'))::int as accepted,
      (count(*) filter (where event.to_state = 'withdrawn' and event.from_state = 'offer'))::int
        as "turnedDown",
      (count(*) filter (where event.to_state = 'withdrawn' and event.from_state <> 'offer'))::int
        as withdrawn
    from opportunities posting
    join applications sent on sent.opportunity_id = posting.id and sent.via = 'platform'
    join application_events event on event.user_id = sent.user_id
      and event.application_id = sent.id and event.to_state in ('accepted', 'withdrawn')
      and event.moved_by <> 'business' and event.created_at > posting.applicants_seen_at
      and sent.created_at <= posting.applicants_seen_at
    where posting.business_id = ${businessId}
    group by posting.id, posting.title order by posting.title, posting.id limit 20`.execute(db)
  return rows
}

/** Postings with applicants who answered that none of the proposed times works. */
async function postingsWithoutTime(
  db: AnyDb,
  businessId: UserId,
): Promise<BusinessHome['needs']['otherTimes']> {
  const { rows } = await sql<BusinessHome['needs']['otherTimes'][number]>`
    select posting.id, posting.title, count(*)::int as count
    from opportunities posting
    join applications sent on sent.opportunity_id = posting.id and sent.state = 'interview'
    join interviews interview on interview.user_id = sent.user_id
      and interview.application_id = sent.id and interview.state = 'none-suits'
    where posting.business_id = ${businessId}
    group by posting.id, posting.title order by posting.title, posting.id limit 20`.execute(db)
  return rows
}

/** Closed postings with applicants who still wait for an answer. */
async function closedWithWaiting(
  db: AnyDb,
  businessId: UserId,
  today: Day,
): Promise<BusinessHome['needs']['closedWaiting']> {
  const { rows } = await sql<BusinessHome['needs']['closedWaiting'][number]>`
    select posting.id, posting.title, count(*)::int as count
    from opportunities posting
    join applications sent on sent.opportunity_id = posting.id and sent.via = 'platform'
      and sent.state in (${sql.join([...unansweredStates])})
    where posting.business_id = ${businessId} and (posting.status = 'expired'
      or (posting.status = 'published' and posting.closes_on < ${today}::date))
    group by posting.id, posting.title order by posting.title, posting.id limit 20`.execute(db)
  return rows
}

async function plannedInterviews(
  db: AnyDb,
  businessId: UserId,
  now: Date,
): Promise<BusinessHome['interviews']> {
  const { rows } = await sql<{ id: string; title: string; applicationId: string; at: Date }>`
    select posting.id, posting.title, sent.id as "applicationId", interview.starts_at as at
    from opportunities posting
    join applications sent on sent.opportunity_id = posting.id and sent.state = 'interview'
    join interviews interview on interview.user_id = sent.user_id
      and interview.application_id = sent.id and interview.state = 'planned'
    where posting.business_id = ${businessId} and interview.starts_at > ${now}
    order by interview.starts_at, sent.id limit 20`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, startsAt: at.toISOString() }))
}
