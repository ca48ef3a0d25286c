import { sql, type RawBuilder } from 'kysely'
import type { Opening, Wish } from '#contract/openings.ts'
import { agesLine } from '#domain/openings/ages-line.ts'
import { dayFrom, startOfDay, type Day } from '#domain/day.ts'
import { completedYears } from '#domain/people/birth-month.ts'
import { eligibleFrom, type Eligible } from '#domain/openings/eligibility.ts'
import type { JobWish } from '#domain/openings/matching.ts'
import { jobPostingOf } from '#domain/openings/job-posting.ts'
import { defaultKind } from '#domain/openings/opening.ts'
import { skillPercent, type Skill } from '#domain/learning/skills.ts'
import { payFrom } from '#domain/openings/pay.ts'
import { screeningIdsIn, type ScreeningId } from '#domain/openings/screening.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { timeCursor } from '../http/cursor.ts'
import type { Caller } from '../http/session.ts'
import { skillXpOf } from '../xp/queries.ts'
import {
  cardOf,
  isOpenRow,
  sourceKindOf,
  viewerOf,
  workOf,
  type OpeningRow,
  type Seeker,
  type Viewer,
} from './card.ts'

export { factsOf, isDeadlineGuessed, viewerOf } from './card.ts'

const pageSize = 20

/** Everything about an opening that this viewer may see. */
export async function openingOf(
  db: AnyDb,
  viewer: Viewer | null,
  row: OpeningRow,
  today: Day,
): Promise<Opening> {
  const [ownMarks, seeker] = await Promise.all([
    viewer === null ? null : ownMarksOn(db, viewer.userId, row.id),
    viewer === null || !viewer.student ? null : seekerOf(db, viewer),
  ])
  const marks = { saved: ownMarks?.saved ?? false, application: ownMarks?.application ?? null }
  const open = isOpenRow(row, today)
  return {
    ...cardOf({ ...row, ...marks }, seeker),
    description: row.description,
    work: row.source === 'business' ? workOf(row) : null,
    ages: agesLine({ minAge: row.min_age, maxAge: row.max_age }, row.for_adults),
    audience: row.audience,
    postedOn: row.posted_on,
    lastSeenAt: row.last_seen_at.toISOString(),
    open,
    jobPosting: open && row.source === 'business' ? await jobPostingFor(db, row) : null,
  }
}

/**
 * The row, if this viewer may see it now: signed-out visitors only see postings on Upful and programmes. Closed
 * openings stay visible.
 */
export async function readableOpening(
  db: AnyDb,
  viewer: Viewer | null,
  id: string,
): Promise<OpeningRow | null> {
  const row = await db
    .selectFrom('opportunities')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['published', 'expired'])
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.for_adults && viewer?.adult !== true) return null
  return viewer === null && sourceKindOf(row.source) === 'feed' ? null : row
}

/** The condition of every list: anyone not certainly 18 sees no adults-only openings. */
export function suits(adult: boolean, opening: string): RawBuilder<boolean> {
  return adult ? sql<boolean>`true` : sql<boolean>`not ${sql.ref(`${opening}.for_adults`)}`
}

/** Whether the opening was ever public; a draft belongs only to its business. */
export async function isPublicPost(db: AnyDb, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('opportunities')
    .select('id')
    .where('id', '=', id)
    .where('status', '<>', 'draft')
    .executeTakeFirst()
  return row !== undefined
}

export async function isKnownFeed(db: AnyDb, source: string): Promise<boolean> {
  const row = await db
    .selectFrom('feed_sources')
    .select('source')
    .where('source', '=', source)
    .executeTakeFirst()
  return row !== undefined
}

/** Openings from feeds, newest first. */
export async function feedOpenings(db: AnyDb, viewer: Viewer, after: string | undefined) {
  const cursor = timeCursor.decode(after)
  let query = db
    .selectFrom('opportunities')
    .select([
      'id',
      'title',
      'company',
      'location',
      'url',
      'posted_on',
      'source_label',
      'first_seen_at',
    ])
    .where('status', '=', 'published')
    .where('closes_on', '>=', viewer.today)
    .where('source', 'not in', ['business', 'programme'])
    .orderBy('first_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
  if (!viewer.adult) query = query.where('for_adults', '=', false)
  if (cursor !== null) {
    query = query.where(sql<boolean>`(first_seen_at, id) < (${cursor.at}, ${cursor.id}::uuid)`)
  }
  const { rows, next } = timeCursor.page(await query.execute(), pageSize, (row) => ({
    at: row.first_seen_at,
    id: row.id,
  }))
  return {
    next,
    jobs: rows.map(({ posted_on, source_label, first_seen_at: _seen, ...job }) => ({
      ...job,
      postedOn: posted_on,
      source: source_label,
    })),
  }
}

export async function wishOf(db: AnyDb, userId: UserId): Promise<Wish> {
  const row = await wishRow(db, userId)
  if (row === undefined) return { kinds: [defaultKind], places: [], reminders: true }
  return {
    kinds: row.kinds,
    places: row.places,
    reminders: row.reminders,
  }
}

/** The wish for matching, which distinguishes unset preferences from chosen ones. */
async function wishToMatch(db: AnyDb, userId: UserId): Promise<JobWish> {
  const row = await wishRow(db, userId)
  if (row === undefined) return { kinds: null, places: null }
  return { kinds: row.kinds, places: row.places }
}

function wishRow(db: AnyDb, userId: UserId) {
  return db
    .selectFrom('job_wishes')
    .select(['kinds', 'places', 'reminders'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** A student's eligibility: the age they have certainly reached, and their schooling. */
export async function eligibleOf(db: AnyDb, { userId, today }: Viewer): Promise<Eligible> {
  const row = await db
    .selectFrom('student_profiles')
    .select(['birth_month', 'grade'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const birthMonth = row?.birth_month ?? null
  const age = birthMonth === null ? null : completedYears(birthMonth, startOfDay(today))
  return eligibleFrom(age, row?.grade ?? null, today)
}

async function seekerOf(db: AnyDb, viewer: Viewer): Promise<Seeker> {
  const [xp, wish, eligible] = await Promise.all([
    skillXpOf(db, viewer.userId),
    wishToMatch(db, viewer.userId),
    eligibleOf(db, viewer),
  ])
  const percents = Object.entries(xp).map(([skill, sum]) => [skill, skillPercent(sum)])
  return {
    percents: Object.fromEntries(percents) as Partial<Record<Skill, number>>,
    wish,
    eligible,
  }
}

function ownMarksOn(db: AnyDb, userId: UserId, id: string) {
  return db
    .selectFrom('user_profiles as me')
    .leftJoin('saved_opportunities as saved', (join) =>
      join.onRef('saved.user_id', '=', 'me.user_id').on('saved.opportunity_id', '=', id),
    )
    .leftJoin('applications as application', (join) =>
      join
        .onRef('application.user_id', '=', 'me.user_id')
        .on('application.opportunity_id', '=', id),
    )
    .select([
      'application.state as application',
      sql<boolean>`saved.user_id is not null`.as('saved'),
    ])
    .where('me.user_id', '=', userId)
    .executeTakeFirst()
}

async function jobPostingFor(db: AnyDb, row: OpeningRow): Promise<Record<string, unknown>> {
  const business =
    row.business_id === null
      ? undefined
      : await db
          .selectFrom('business_profiles')
          .select('website_url')
          .where('user_id', '=', row.business_id)
          .executeTakeFirst()
  return jobPostingOf({
    id: row.id,
    title: row.title,
    description: row.description,
    organisation: row.company,
    website: business?.website_url ?? null,
    kind: row.type,
    place: row.place,
    location: row.location,
    deadline: row.deadline === null ? null : dayFrom(row.deadline),
    publishedAt: row.published_at ?? row.first_seen_at,
    pay: payFrom(row.pay_amount, row.pay_period),
  })
}

/** Whether any of these feeds is due, or is being read now. */
export async function isAnyFeedDue(
  db: AnyDb,
  sources: readonly string[],
  now: Date,
): Promise<boolean> {
  const rows = await db
    .selectFrom('feed_sources')
    .select(['source', 'rest_until', 'running_since'])
    .where('source', 'in', ['', ...sources])
    .execute()
  return sources.some((source) => {
    const row = rows.find((each) => each.source === source)
    return row === undefined || row.running_since !== null || (row.rest_until ?? now) <= now
  })
}

/** What a public opening of our own asks everybody who applies. */
export async function questionsOf(db: AnyDb, id: string): Promise<ScreeningId[]> {
  const row = await db
    .selectFrom('opportunities')
    .select('questions')
    .where('id', '=', id)
    .where('source', '=', 'business')
    .where('status', '=', 'published')
    .executeTakeFirst()
  return screeningIdsIn(row?.questions ?? [])
}

/** The facts an application needs about an opening; null when this person may not see it. */
export async function openingToApplyFor(
  db: AnyDb,
  student: Pick<Caller, 'userId' | 'role' | 'ageBand'>,
  id: string,
  today: Day,
) {
  const row = await readableOpening(db, viewerOf(student, today), id)
  return row === null ? null : asAppliedFor(row, today)
}

export function asAppliedFor(row: OpeningRow, today: Day) {
  const { id, title, company, location, url, deadline } = row
  const isOurs = row.source === 'business'
  const open = isOpenRow(row, today)
  return {
    id,
    title,
    company,
    location,
    url,
    deadline,
    open,
    businessId: isOurs ? row.business_id : null,
    questions: isOurs ? screeningIdsIn(row.questions) : [],
  }
}
