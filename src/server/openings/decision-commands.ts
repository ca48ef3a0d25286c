import type { Selectable, Updateable } from 'kysely'
import { dayOf } from '#domain/day.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { OpportunitiesTable } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound, Refusal } from '../http/refusal.ts'
import { settleNotifications } from '../notifications/commands.ts'
import { closeCopies } from './posting-commands.ts'
import { isPaused } from './pause-queries.ts'
import { changedForBusiness } from '../seats/commands.ts'

export type OpeningDecision = 'publish' | 'keep' | 'hold' | 'remove' | 'dismiss-reports'

/** The parts of an opening's state that a staff decision changes. */
export interface DecisionState {
  status: string
  heldBy: string | null
  openReports: number
}

export interface DecisionResult {
  title: string
  businessId: UserId | null
  /** The opening had never been public before. */
  firstTime: boolean
  before: DecisionState
  after: DecisionState
}

type Row = Selectable<OpportunitiesTable>

/** Applies a staff decision to an opening of any source. Each decision closes its reports. */
export async function decideOpening(
  tx: Tx,
  { id, decision, reasons }: { id: string; decision: OpeningDecision; reasons: readonly string[] },
): Promise<DecisionResult> {
  const row = await tx.db
    .selectFrom('opportunities')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'draft')
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Opening not found')
  const change = await changes[decision](tx, row)
  const openReports = await settleReports(tx, id)
  await settleNotifications(tx, subjectOf.reportsOf(id))
  if (change.held_by !== 'rules') await settleNotifications(tx, subjectOf.heldOpening(id))
  if (decision === 'dismiss-reports' && openReports === 0) {
    throw new AlreadyDecided('It has no open reports')
  }
  await tx.db
    .updateTable('opportunities')
    .set({
      ...change,
      held_by_suspension: false,
      ...(decision === 'dismiss-reports' ? {} : { decision_reasons: [...new Set(reasons)] }),
    })
    .where('id', '=', id)
    .execute()
  if (decision === 'publish' && row.source === 'business') await closeCopies(tx, row.likeness)
  if (row.business_id !== null) {
    await changedForBusiness(tx, row.business_id)
  }
  return {
    title: row.title,
    businessId: row.business_id,
    firstTime: decision === 'publish' && row.published_at === null,
    before: { status: row.status, heldBy: row.held_by, openReports },
    after: { status: change.status, heldBy: change.held_by, openReports: 0 },
  }
}

/** Hides the published openings of a suspended business. Returns how many. */
export async function holdOpeningsOf(tx: Tx, businessId: UserId): Promise<number> {
  const rows = await tx.db
    .updateTable('opportunities')
    .set({ status: 'held', held_by: 'staff', held_by_suspension: true })
    .where('business_id', '=', businessId)
    .where('status', '=', 'published')
    .returning('id')
    .execute()
  await changedForBusiness(tx, businessId)
  return rows.length
}

/**
 * Shows the openings hidden by the suspension again, and no others: later staff decisions still apply,
 * and closed openings stay closed. Returns how many are public again.
 */
export async function releaseOpeningsOf(tx: Tx, businessId: UserId): Promise<number> {
  const status = (await mayPublish(tx, businessId)) ? 'published' : 'paused'
  const rows = await tx.db
    .updateTable('opportunities')
    .set({ status, held_by: null, held_by_suspension: false })
    .where('business_id', '=', businessId)
    .where('held_by_suspension', '=', true)
    .where('status', '=', 'held')
    .where('closes_on', '>=', dayOf(tx.now))
    .returning('id')
    .execute()
  await changedForBusiness(tx, businessId)
  return status === 'published' ? rows.length : 0
}

type Change = Updateable<OpportunitiesTable> & { status: string; held_by: string | null }

const changes: Readonly<Record<OpeningDecision, (tx: Tx, row: Row) => Change | Promise<Change>>> = {
  async publish(tx, row) {
    refuseDecided(row.status === 'held' || row.status === 'removed', 'It is not held or removed')
    refuseUnless(row.closes_on >= dayOf(tx.now), 'Its deadline has passed')
    if (row.source === 'business') {
      refuseUnless(
        await mayPublish(tx, row.business_id),
        'Its business is paused, about to be deleted, or not verified',
      )
    }
    const publishedAt = row.published_at ?? tx.now
    // The same text is not flagged again; a changed text is checked again.
    return { status: 'published', held_by: null, flags: [], published_at: publishedAt }
  },
  keep(_tx, row) {
    refuseDecided(row.status === 'held' && row.held_by !== 'staff', 'It is not waiting')
    return { status: 'held', held_by: 'staff' }
  },
  hold(_tx, row) {
    refuseDecided(row.status === 'published', 'It is not published')
    return { status: 'held', held_by: 'staff' }
  },
  remove(_tx, row) {
    refuseDecided(row.status !== 'removed', 'It is already removed')
    return { status: 'removed', held_by: null }
  },
  // An opening hidden by reports stays hidden: publishing it is a separate decision.
  'dismiss-reports': (_tx, row) => ({
    status: row.status,
    held_by: row.held_by === 'reports' ? 'staff' : row.held_by,
  }),
}

async function settleReports(tx: Tx, id: string): Promise<number> {
  const rows = await tx.db
    .updateTable('opportunity_reports')
    .set({ settled_at: tx.now })
    .where('opportunity_id', '=', id)
    .where('settled_at', 'is', null)
    .returning('user_id')
    .execute()
  return rows.length
}

async function mayPublish(tx: Tx, businessId: UserId | null): Promise<boolean> {
  if (businessId === null) return false
  const row = await tx.db
    .selectFrom('business_profiles as business')
    .innerJoin('auth_users as user', 'user.id', 'business.user_id')
    .select('user.id')
    .where('user.id', '=', businessId)
    .where('business.verified', '=', true)
    .where('user.suspended_at', 'is', null)
    .where('user.delete_after', 'is', null)
    .executeTakeFirst()
  return row !== undefined && !(await isPaused(tx.db, businessId))
}

/** An opening in the wrong state means that someone else has already decided. */
function refuseDecided(condition: boolean, message: string): void {
  if (!condition) throw new AlreadyDecided(message)
}

function refuseUnless(condition: boolean, message: string): void {
  if (!condition) throw new Refusal('not-possible', message)
}
