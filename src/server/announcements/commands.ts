import type { Day } from '#domain/day.ts'
import type { ChosenRole } from '#domain/people/role.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound } from '../http/refusal.ts'

export interface NewAnnouncement {
  title: string
  text: string
  link?: string | undefined
  linkLabel?: string | undefined
  roles: readonly ChosenRole[]
  from: Day
  until: Day
}

export async function announce(tx: Tx, made: NewAnnouncement): Promise<{ id: string }> {
  const { title, text, link = null, linkLabel = null, roles, from, until } = made
  return tx.db
    .insertInto('announcements')
    .values({
      title,
      text,
      link,
      link_label: linkLabel,
      roles: [...new Set(roles)],
      from_day: from,
      until_day: until,
      created_at: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Nobody sees it any more. Only the first of two staff can end it. */
export async function endAnnouncement(tx: Tx, id: string): Promise<{ title: string }> {
  const row = await tx.db
    .selectFrom('announcements')
    .select(['title', 'ended_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  if (row.ended_at !== null) throw new AlreadyDecided('It was ended before.')
  await tx.db.updateTable('announcements').set({ ended_at: tx.now }).where('id', '=', id).execute()
  return { title: row.title }
}

/** The person does not see it again. A second time changes nothing. */
export async function dismissAnnouncement(tx: Tx, userId: UserId, id: string): Promise<void> {
  const row = await tx.db
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  await tx.db
    .insertInto('announcement_dismissals')
    .values({ user_id: userId, announcement_id: id, dismissed_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  tx.changed(userId, 'notifications')
}
