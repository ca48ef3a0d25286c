import { sql } from 'kysely'
import { dayOf } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { lockShapes } from './shape-queries.ts'
import { changedForBusiness } from '../seats/commands.ts'

/** Hides a business's published openings from the next request on. Closed ones stay closed. */
export async function pausePostings(tx: Tx, businessId: UserId): Promise<void> {
  await tx.db
    .updateTable('opportunities')
    .set({ status: 'paused' })
    .where('business_id', '=', businessId)
    .where('status', '=', 'published')
    .where('closes_on', '>=', dayOf(tx.now))
    .execute()
  await changedForBusiness(tx, businessId)
}

/**
 * Shows the openings hidden by `pausePostings` again, once the business is verified, not paused and not
 * leaving. Openings that got a red flag in the meantime wait for staff.
 */
export async function resumePostings(tx: Tx, businessId: UserId): Promise<void> {
  await sql`
    update opportunities posting set
      status = case when person.suspended_at is null and posting.flags = '{}' then 'published' else 'held' end,
      held_by = case when person.suspended_at is not null then 'staff'
        when posting.flags <> '{}' then 'rules' end
    from auth_users person
    where person.id = posting.business_id and posting.business_id = ${businessId}
      and posting.status = 'paused' and person.delete_after is null
      and exists (select from business_profiles where user_id = person.id and verified)
      and not exists (select from paused_people where user_id = person.id)`.execute(tx.db)
  await changedForBusiness(tx, businessId)
}

/** Updates a business's openings after staff made it a preferred employer, or ended that. */
export async function setPreferredOpenings(
  tx: Tx,
  businessId: UserId,
  preferred: boolean,
): Promise<void> {
  const from = `|${String(!preferred)}|`
  const to = `|${String(preferred)}|`
  await lockShapes(tx)
  await sql`
    insert into opportunity_shapes (shape, kind, first_skill, second_skill, level_points, preferred, given_score,
      min_age, max_age, schooling, service)
    select distinct on (shape.shape) replace(shape.shape, ${from}, ${to}), shape.kind, shape.first_skill,
      shape.second_skill, shape.level_points, ${preferred}::boolean, shape.given_score,
      shape.min_age, shape.max_age, shape.schooling, shape.service
    from opportunity_shapes shape join opportunities posting on posting.shape_id = shape.id
    where posting.business_id = ${businessId} and posting.source = 'business'
    on conflict (shape) do nothing`.execute(tx.db)
  await sql`
    update opportunities posting set preferred = ${preferred}, shape_id = other.id
    from opportunity_shapes shape
    join opportunity_shapes other on other.shape = replace(shape.shape, ${from}, ${to})
    where posting.shape_id = shape.id and posting.business_id = ${businessId}
      and posting.source = 'business'`.execute(tx.db)
}
