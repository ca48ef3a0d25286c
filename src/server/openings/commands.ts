import { sql } from 'kysely'
import type { Wish } from '#contract/openings.ts'
import { dayOf } from '#domain/day.ts'
import { hoursBefore } from '#domain/mentoring/mentoring.ts'
import type { OpeningReportReason } from '#domain/openings/opening.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { notifyStaff } from '../notifications/staff-commands.ts'
import { awardJobSearch } from './award-commands.ts'
import { isOpenRow, type OpeningRow } from './card.ts'
import { changedForBusiness } from '../seats/commands.ts'

/** Open reports from this many people hide an opening until staff have checked it. */
const reportsThatHide = 3
/** Reports from newer accounts go to staff but hide nothing, because anyone can make three accounts. */
const countsAfterHours = 24

/** Saving awards XP once per opening, however often it is undone. */
export async function saveOpening(
  tx: Tx,
  userId: UserId,
  opening: OpeningRow,
): Promise<{ saved: true; xp: number }> {
  if (!isOpenRow(opening, dayOf(tx.now))) {
    throw new Refusal('not-possible', 'This opening has closed')
  }
  const row = await tx.db
    .insertInto('saved_opportunities')
    .values({
      user_id: userId,
      opportunity_id: opening.id,
      saved_at: tx.now,
      title: opening.title,
      company: opening.company,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('opportunity_id')
    .executeTakeFirst()
  if (row === undefined) return { saved: true, xp: 0 }
  const description = `Saved ${opening.title}`
  const step = {
    userId,
    award: 'opportunitySaved',
    subject: opening.id,
    description,
  } as const
  tx.changed(userId, 'applications', 'opportunities')
  return { saved: true, xp: await awardJobSearch(tx, step) }
}

export async function unsaveOpening(tx: Tx, userId: UserId, id: string): Promise<{ saved: false }> {
  await tx.db
    .deleteFrom('saved_opportunities')
    .where('user_id', '=', userId)
    .where('opportunity_id', '=', id)
    .execute()
  tx.changed(userId, 'applications', 'opportunities')
  return { saved: false }
}

/**
 * One report per person. The third one hides the opening until staff have checked it; a single report of
 * it as unsafe is enough. An official programme is never hidden by reports.
 */
export async function reportOpening(
  tx: Tx,
  userId: UserId,
  report: { id: string; reason: OpeningReportReason; note: string },
): Promise<void> {
  // Serialises the reports of one opening, so that they count each other. Locked before the insert, because
  // the foreign key takes a shared lock on the opening, and two that then upgraded it would deadlock.
  await tx.db
    .selectFrom('opportunities')
    .select('id')
    .where('id', '=', report.id)
    .forNoKeyUpdate()
    .execute()
  const row = await tx.db
    .insertInto('opportunity_reports')
    .values({
      user_id: userId,
      opportunity_id: report.id,
      reason: report.reason,
      note: report.note,
      created_at: tx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (row === undefined) return
  const unsafe = report.reason === 'unsafe'
  await notifyStaff(tx, {
    desk: 'posts',
    ...(unsafe
      ? { type: 'report-urgent', data: { reason: 'unsafe-opening' } }
      : { type: 'report-filed', data: { reason: 'opening' } }),
    subjects: [subjectOf.reportsOf(report.id)],
    key: `opening-report:${report.id}:${unsafe ? 'unsafe' : 'any'}:${dayOf(tx.now)}`,
  })
  const hiddenOpening = await tx.db
    .updateTable('opportunities')
    .set({ status: 'held', held_by: 'reports' })
    .where('id', '=', report.id)
    .where('status', '=', 'published')
    .where('source', '<>', 'programme')
    .where(
      sql<boolean>`(
        select count(*) >= ${reportsThatHide} or bool_or(report.reason = 'unsafe')
        from opportunity_reports report join auth_users reporter on reporter.id = report.user_id
        where report.opportunity_id = ${report.id} and report.settled_at is null
          and reporter.role <> 'business'
          and reporter.created_at <= ${hoursBefore(tx.now, countsAfterHours)})`,
    )
    .returning('business_id')
    .executeTakeFirst()
  if (hiddenOpening?.business_id == null) return
  await changedForBusiness(tx, hiddenOpening.business_id)
}

export async function setWish(tx: Tx, userId: UserId, wish: Wish): Promise<Wish> {
  const columns = {
    kinds: [...new Set(wish.kinds)],
    places: [...new Set(wish.places)],
    reminders: wish.reminders,
    updated_at: tx.now,
  }
  await tx.db
    .insertInto('job_wishes')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
  tx.changed(userId, 'opportunities', 'job-openings', 'job-wish')
  return { kinds: columns.kinds, places: columns.places, reminders: columns.reminders }
}
