import { sql } from 'kysely'
import type { HiddenOpening } from '#contract/openings.ts'
import { hiddenStateOf, type OpeningKind, type OpeningStatus } from '#domain/openings/opening.ts'
import { dayFrom, type Day } from '#domain/day.ts'
import type { AnyDb } from '../db/database.ts'
import type { Viewer } from './card.ts'
import { suits } from './queries.ts'

const maxHidden = 50
const hiddenStatuses: OpeningStatus[] = ['held', 'paused', 'removed']

/** Openings this student saved that are hidden now: only the name as it was saved. */
export async function hiddenSaved(
  db: AnyDb,
  viewer: Viewer,
  filters: { type: 'all' | OpeningKind; unapplied: boolean },
): Promise<HiddenOpening[]> {
  if (!viewer.student) return []
  let query = hiddenOf(db, viewer)
    .where('saved.user_id', 'is not', null)
    .orderBy('saved.saved_at', 'desc')
    .orderBy('opening.id')
    .limit(maxHidden)
  if (filters.type !== 'all') query = query.where('opening.type', '=', filters.type)
  if (filters.unapplied) query = query.where('application.id', 'is', null)
  return (await query.execute()).map((row) => hiddenFrom(row, viewer.today))
}

/** A hidden opening that this student saved or applied for; null for others, or while it is visible. */
export async function hiddenOpening(
  db: AnyDb,
  viewer: Viewer,
  id: string,
): Promise<HiddenOpening | null> {
  const row = await hiddenOf(db, viewer)
    .where('opening.id', '=', id)
    .where((or) =>
      or.or([or('saved.user_id', 'is not', null), or('application.id', 'is not', null)]),
    )
    .executeTakeFirst()
  return row === undefined ? null : hiddenFrom(row, viewer.today)
}

/** Which of these openings are hidden until staff have decided. */
export async function openingsBeingChecked(
  db: AnyDb,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const openings = await db
    .selectFrom('opportunities')
    .select('id')
    .where('id', 'in', ids)
    .where('status', 'in', ['held', 'paused'])
    .execute()
  return new Set(openings.map(({ id }) => id))
}

function hiddenOf(db: AnyDb, { userId, adult }: Viewer) {
  return db
    .selectFrom('opportunities as opening')
    .leftJoin('saved_opportunities as saved', (join) =>
      join.onRef('saved.opportunity_id', '=', 'opening.id').on('saved.user_id', '=', userId),
    )
    .leftJoin('applications as application', (join) =>
      join
        .onRef('application.opportunity_id', '=', 'opening.id')
        .on('application.user_id', '=', userId),
    )
    .select(['opening.id', 'opening.status', 'opening.closes_on'])
    .select([
      sql<string>`coalesce(application.title, saved.title)`.as('title'),
      sql<string>`coalesce(application.company, saved.company)`.as('company'),
      sql<boolean>`saved.user_id is not null`.as('saved'),
    ])
    .where('opening.status', 'in', hiddenStatuses)
    .where(suits(adult, 'opening'))
}

function hiddenFrom(
  row: {
    id: string
    status: OpeningStatus
    closes_on: string
    title: string
    company: string
    saved: boolean
  },
  today: Day,
): HiddenOpening {
  const { id, status, title, company, saved } = row
  const state = hiddenStateOf({ status, closesOn: dayFrom(row.closes_on) }, today)
  return { id, title, company, saved, standing: state }
}
