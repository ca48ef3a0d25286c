import { sql, type Selectable } from 'kysely'
import { unansweredStates } from '#domain/openings/application.ts'
import type { HoldReason, Posting, PostingCounts, PostingSummary } from '#contract/postings.ts'
import { dayFrom, type Day } from '#domain/day.ts'
import { townIn } from '#domain/openings/place.ts'
import {
  actionsOn,
  holdReasons,
  postingStateOf,
  type PostingState,
} from '#domain/openings/posting.ts'
import { holdFindings } from '#domain/openings/hold-findings.ts'
import { redFlags, warningsIn } from '#domain/safety/red-flags.ts'
import { screeningIdsIn } from '#domain/openings/screening.ts'
import { reasonWords } from '#domain/people/staff-answers.ts'
import { payFrom } from '#domain/openings/pay.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { OpportunitiesTable } from '../db/tables.ts'
import { isLeaving, isPaused } from './pause-queries.ts'
import { workOf } from './card.ts'
import { checkedText } from './posting-opening.ts'
import { postingPage, type PostingList } from './posting-list-queries.ts'

export type PostingRow = Selectable<OpportunitiesTable>

const noCounts: PostingCounts = { views: 0, saves: 0, applications: 0, unread: 0, waiting: 0 }

/** The opening, when this business posted it. */
export async function postingRow(
  db: AnyDb,
  businessId: UserId,
  id: string,
): Promise<PostingRow | null> {
  const row = await db
    .selectFrom('opportunities')
    .selectAll()
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .executeTakeFirst()
  return row ?? null
}

/** A page of the postings of a business. */
export async function postingsOf(
  db: AnyDb,
  list: PostingList,
): Promise<{ postings: PostingSummary[]; next: string | null }> {
  const { rows, next } = await postingPage(db, list)
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
  )
  return { postings: rows.map((row) => summaryOf(row, list.today, counts.get(row.id))), next }
}

/** One posting as its business edits it. */
export async function postingOf(
  db: AnyDb,
  row: PostingRow,
  options: { businessId: UserId; today: Day; weeklyMinimum: number },
): Promise<Posting> {
  const counts = await countsOf(db, [row.id])
  const summary = summaryOf(row, options.today, counts.get(row.id))
  return {
    ...summary,
    description: row.description,
    company: row.company,
    location: row.location,
    place: row.place,
    town: row.location_estimated ? '' : townIn(row.location, row.place),
    minAge: row.min_age,
    maxAge: row.max_age,
    schooling: row.schooling,
    pay: payOf(row),
    work: workOf(row),
    questions: screeningIdsIn(row.questions),
    payText: row.pay,
    duration: row.duration,
    skills: skillsOf(row),
    adultsOnly: row.for_adults,
    heldBy: summary.state === 'held' ? row.held_by : null,
    reasons:
      summary.state === 'paused'
        ? [plain(await whyPaused(db, options.businessId))]
        : reasonsOf(row, summary.state, options.weeklyMinimum),
    actions: [...actionsOn(summary.state, row.held_by)],
    publishedAt: row.published_at?.toISOString() ?? null,
  }
}

/** Views, saves and applications per posting; withdrawn applications are counted, but never as unread. */
async function countsOf(db: AnyDb, ids: readonly string[]): Promise<Map<string, PostingCounts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<PostingCounts & { id: string }>`
    select posting.id, sent.applications, sent.unread, sent.waiting,
      coalesce(viewed.views, 0) as views, coalesce(saved.saves, 0) as saves
    from opportunities posting
    cross join lateral (
      select count(*)::int as applications,
        (count(*) filter (where a.state in (${sql.join([...unansweredStates])})))::int as waiting,
        (count(*) filter (
          where a.state in (${sql.join([...unansweredStates])}) and (posting.applicants_seen_at is null
            or a.created_at > posting.applicants_seen_at)))::int as unread
      from applications a
      where a.opportunity_id = posting.id and a.via = 'platform') as sent
    left join (select opportunity_id, count(*)::int as views from opportunity_views
      where opportunity_id in (${sql.join([...ids])}) group by opportunity_id) as viewed
      on viewed.opportunity_id = posting.id
    left join (select opportunity_id, count(*)::int as saves from saved_opportunities
      where opportunity_id in (${sql.join([...ids])}) group by opportunity_id) as saved
      on saved.opportunity_id = posting.id
    where posting.id in (${sql.join([...ids])})`.execute(db)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

function summaryOf(row: PostingRow, today: Day, counts: PostingCounts = noCounts): PostingSummary {
  const status = row.status
  return {
    id: row.id,
    title: row.title,
    kind: row.type,
    state: postingStateOf({ status, closesOn: dayFrom(row.closes_on) }, today),
    deadline: row.deadline,
    deadlineEstimated: row.deadline_estimated,
    counts,
    publishOn: row.publish_on,
  }
}

export function payOf({ pay_amount, pay_period, pay_up_to: upTo }: PostingRow): Posting['pay'] {
  const pay = payFrom(pay_amount, pay_period)
  return pay === null ? null : { ...pay, upTo }
}

export function skillsOf({ skills }: Pick<PostingRow, 'skills'>): string[] {
  return skills === '' ? [] : skills.split(', ')
}

function plain(text: string): HoldReason {
  return { flag: null, text, quotes: [], advice: null }
}

async function whyPaused(db: AnyDb, businessId: UserId): Promise<string> {
  if (await isLeaving(db, businessId)) {
    return 'Your account is about to be deleted. Students see it again if you keep the account.'
  }
  return (await isPaused(db, businessId))
    ? 'Your openings are paused while our staff look into something.'
    : 'Students see it again once your business is verified.'
}

function reasonsOf(row: PostingRow, state: PostingState, weeklyMinimum: number): HoldReason[] {
  const reasons = reasonWords(row.decision_reasons)
  if (state === 'removed') {
    return ['Our staff removed it, because it breaks our rules.', ...reasons].map(plain)
  }
  if (row.held_by === 'reports') return [plain(holdReasons.reports)]
  if (row.held_by === 'staff') return [holdReasons.staff, ...reasons].map(plain)
  if (row.held_by === 'rules' && row.flags.length === 0) {
    return [plain('Our staff are taking a fresh look at it.')]
  }
  const opening = checkedText({ ...row, skillWords: skillsOf(row) })
  const flags = redFlags.filter((flag) => row.flags.includes(flag))
  return holdFindings(flags, warningsIn(opening, weeklyMinimum))
}
