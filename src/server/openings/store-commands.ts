import { sql, type Selectable } from 'kysely'
import { dayOf } from '#domain/day.ts'
import { countedSkills, levelPoints } from '#domain/openings/matching.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import type { ListedOpening } from '../feeds/normalise.ts'
import { lockShapes } from './shape-queries.ts'

export interface OpeningSource {
  source: string
  label: string
  /** Every run returns the complete list, so missing openings have closed. */
  complete: boolean
  /** New openings belong to this batch, and staff hold them until they publish it. */
  batchId?: string
}

export interface StoreResult {
  stored: number
  held: number
  /** Duplicates: the same job from another source, or listed twice in this one. */
  skipped: number
  expired: number
}

export type StoredOpening = ListedOpening & { audience?: string }

const maxDaysUnseen = 14
const batch = 100

/**
 * Stores everything from one run of a source, or nothing. Rows are matched by source and id, so no source can
 * change another's, and decisions by staff or reports stay until the text changes.
 */
export async function storeOpenings(
  tx: Tx,
  source: OpeningSource,
  openings: readonly StoredOpening[],
): Promise<StoreResult> {
  await lockOpenings(tx)
  const newOpenings = await withoutDuplicates(tx, source.source, openings)
  const shapes = await shapesFor(tx, newOpenings)
  let heldCount = 0
  for (let index = 0; index < newOpenings.length; index += batch) {
    const rows = await writeRows(tx, source, newOpenings.slice(index, index + batch), shapes)
    heldCount += rows.filter(({ status }) => status === 'held').length
  }
  return {
    stored: newOpenings.length,
    held: heldCount,
    skipped: openings.length - newOpenings.length,
    expired: await expireUnlisted(tx, source),
  }
}

/** Until the end of the transaction nobody else adds openings. */
export async function lockOpenings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('upful:openings'))`.execute(tx.db)
}

/** Closes openings past their deadline or no longer listed by their feed. Returns how many. */
export async function expireOpenings(tx: Tx): Promise<number> {
  const { rows } = await sql`
    update opportunities set status = 'expired', held_by = null
    where status = 'published' and (closes_on < ${dayOf(tx.now)}::date
      or (source not in ('business', 'programme', 'import')
        and last_seen_at < ${tx.now}::timestamptz - make_interval(days => ${maxDaysUnseen})))
    returning id`.execute(tx.db)
  await sql`delete from feed_runs where started_at < ${tx.now}::timestamptz - interval '90 days'`.execute(
    tx.db,
  )
  return rows.length
}

async function withoutDuplicates(
  tx: Tx,
  source: string,
  openings: readonly StoredOpening[],
): Promise<StoredOpening[]> {
  const seenMarks = new Set<string>()
  const unique = openings.filter(({ externalId, canonicalUrl, likeness }) => {
    const marks = [externalId, canonicalUrl, likeness]
    const isDuplicate = marks.some((mark) => seenMarks.has(mark))
    for (const mark of marks) seenMarks.add(mark)
    return !isDuplicate
  })
  if (unique.length === 0) return []
  const otherRows = await tx.db
    .selectFrom('opportunities')
    .select(['canonical_url', 'likeness'])
    .where('source', '<>', source)
    .where('status', 'in', ['published', 'held'])
    .where((row) =>
      row.or([
        row(
          'canonical_url',
          'in',
          unique.map(({ canonicalUrl }) => canonicalUrl),
        ),
        row(
          'likeness',
          'in',
          unique.map(({ likeness }) => likeness),
        ),
      ]),
    )
    .execute()
  const usedMarks = new Set(
    otherRows.flatMap(({ canonical_url: page, likeness }) => [page, likeness]),
  )
  return unique.filter(
    ({ canonicalUrl, likeness }) => !usedMarks.has(canonicalUrl) && !usedMarks.has(likeness),
  )
}

/** The shape ids of these openings, inserting new shapes. */
export async function shapesFor(
  tx: Tx,
  openings: readonly ListedOpening[],
): Promise<ReadonlyMap<string, number>> {
  const shapes = new Map(openings.map((opening) => [shapeOf(opening).shape, shapeOf(opening)]))
  if (shapes.size === 0) return new Map()
  const stored = await storedShapes(tx, [...shapes.keys()])
  const added = [...shapes.values()].filter(({ shape }) => !stored.has(shape))
  if (added.length === 0) return stored
  await lockShapes(tx)
  await tx.db
    .insertInto('opportunity_shapes')
    .values(added)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return storedShapes(tx, [...shapes.keys()])
}

async function storedShapes(tx: Tx, shapes: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.db
    .selectFrom('opportunity_shapes')
    .select(['id', 'shape'])
    .where('shape', 'in', shapes)
    .execute()
  return new Map(rows.map(({ id, shape }) => [shape, id]))
}

/** Everything the match of an opening depends on, except its place. */
export function shapeOf(opening: ListedOpening) {
  const [first = null, second = null] = opening.skills.slice(0, countedSkills).toSorted()
  const { kind, level, preferred, givenScore } = opening
  const { minAge, maxAge, schooling, service } = opening.asks
  const fit = [kind, first, second, level, preferred, givenScore]
  const requirements = [minAge, maxAge, schooling, service]
  return {
    shape: [fit.join('|'), requirements.join('|')].join('|'),
    kind,
    first_skill: first,
    second_skill: second,
    level_points: levelPoints[level],
    preferred,
    given_score: givenScore,
    min_age: minAge,
    max_age: maxAge,
    schooling,
    service,
  }
}

type Column = Selectable<Tables['opportunities']>

function writeRows(
  tx: Tx,
  source: OpeningSource,
  openings: readonly StoredOpening[],
  shapes: ReadonlyMap<string, number>,
) {
  return tx.db
    .insertInto('opportunities')
    .values(openings.map((opening) => rowOf(opening, source, shapes, tx.now)))
    .onConflict((conflict) =>
      conflict.columns(['source', 'external_id']).doUpdateSet((row) => ({
        ...Object.fromEntries(
          replacedColumns.map((column) => [column, row.ref(`excluded.${column}`)] as const),
        ),
        // A guessed deadline stays unchanged until it has passed while the opening is still listed.
        deadline: sql<string | null>`case when excluded.deadline_estimated
          and opportunities.deadline_estimated and opportunities.deadline >= ${dayOf(tx.now)}::date
          then opportunities.deadline else excluded.deadline end`,
        status: sql<
          Column['status']
        >`case when ${isDecided} then opportunities.status else excluded.status end`,
        held_by: sql<
          Column['held_by']
        >`case when ${isDecided} then opportunities.held_by else excluded.held_by end`,
        published_at: sql<Date | null>`coalesce(opportunities.published_at, excluded.published_at)`,
      })),
    )
    .returning('status')
    .execute()
}

/** Decisions by people about an opening, and earlier decisions about the same text. */
const isDecided = sql`(opportunities.status = 'removed' or opportunities.held_by in ('reports', 'staff')
  or (opportunities.status in ('held', 'published') and opportunities.content_hash = excluded.content_hash))`

export function rowOf(
  opening: StoredOpening,
  source: OpeningSource,
  shapes: ReadonlyMap<string, number>,
  now: Date,
) {
  const shapeId = shapes.get(shapeOf(opening).shape)
  if (shapeId === undefined) throw new Error('No shape is stored for this opening')
  const isFlagged = opening.flags.length > 0
  const isHeld = isFlagged || source.batchId !== undefined
  return {
    source: source.source,
    source_label: source.label,
    external_id: opening.externalId,
    shape_id: shapeId,
    ...columnsOfListing(opening),
    status: isHeld ? ('held' as const) : ('published' as const),
    held_by: isFlagged ? ('rules' as const) : isHeld ? ('staff' as const) : null,
    flags: [...opening.flags],
    canonical_url: opening.canonicalUrl === '' ? null : opening.canonicalUrl,
    likeness: opening.likeness,
    content_hash: opening.contentHash,
    posted_on: opening.postedOn,
    first_seen_at: now,
    last_seen_at: now,
    published_at: isHeld ? null : now,
    batch_id: source.batchId ?? null,
  }
}

/** The columns that come from the text of the listing alone. */
export function columnsOfListing(opening: StoredOpening) {
  return {
    title: opening.title,
    company: opening.company,
    location: opening.location,
    place: opening.place,
    location_estimated: opening.locationEstimated,
    min_age: opening.asks.minAge,
    max_age: opening.asks.maxAge,
    schooling: opening.asks.schooling,
    service: opening.asks.service,
    type: opening.kind,
    duration: opening.duration,
    audience: opening.audience ?? null,
    pay: opening.pay,
    deadline: opening.deadline,
    deadline_estimated: opening.deadlineEstimated,
    skills: opening.skillWords.map((word) => word.replaceAll(',', ' ')).join(', '),
    skill_tags: [...opening.skills],
    match_score: opening.givenScore,
    level: opening.level,
    preferred: opening.preferred,
    for_adults: opening.forAdults,
    url: opening.url === '' ? null : opening.url,
    description: opening.description,
  }
}

async function expireUnlisted(tx: Tx, { source, complete }: OpeningSource): Promise<number> {
  if (!complete) return 0
  const { rows } = await sql`
    update opportunities set status = 'expired', held_by = null
    where source = ${source} and status = 'published' and last_seen_at < ${tx.now} returning id`.execute(
    tx.db,
  )
  return rows.length
}

const replacedColumns = [
  ...(['source_label', 'shape_id', 'title', 'company', 'location', 'place', 'type'] as const),
  ...(['duration', 'audience', 'pay', 'deadline_estimated', 'skills', 'skill_tags'] as const),
  ...(['location_estimated', 'min_age', 'max_age', 'schooling', 'service'] as const),
  ...(['match_score', 'level', 'preferred', 'for_adults', 'url', 'description', 'flags'] as const),
  ...(['canonical_url', 'likeness', 'content_hash', 'posted_on', 'last_seen_at'] as const),
]
