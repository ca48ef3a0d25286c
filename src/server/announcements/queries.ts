import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import type { Announcement, StaffAnnouncement } from '#contract/announcements.ts'
import { isAddress } from '#domain/known-address.ts'
import { announcedRoles, announcementState } from '#domain/people/announcement.ts'
import { dayFrom, type Day } from '#domain/day.ts'
import type { Db } from '../db/database.ts'
import type { ParameterOf } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import { timeCursor } from '../http/cursor.ts'
import type { SessionValues } from '../http/session-query.ts'

const pageSize = 20

type AnnouncementRow = Pick<
  Selectable<Tables['announcements']>,
  'id' | 'title' | 'text' | 'link' | 'link_label'
>

/**
 * The newest announcement for the role of the caller that they have not closed, or null, as a part of the statement that
 * identifies them.
 */
export function announcementFor(
  own: ExpressionBuilder<Tables & { user: Tables['auth_users'] }, 'user'>,
  parameter: ParameterOf<SessionValues & { today: Day }>,
) {
  return own
    .selectFrom('announcements as announcement')
    .select(
      sql<AnnouncementRow>`jsonb_build_object(
        'id', announcement.id, 'title', announcement.title, 'text', announcement.text,
        'link', announcement.link, 'link_label', announcement.link_label)`.as('shown'),
    )
    .where('announcement.ended_at', 'is', null)
    .where('announcement.from_day', '<=', parameter('today'))
    .where('announcement.until_day', '>=', parameter('today'))
    .where(sql<boolean>`${sql.ref('user.role')} = any(announcement.roles)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('announcement_dismissals as dismissal')
            .select('dismissal.user_id')
            .where('dismissal.user_id', '=', parameter('userId'))
            .whereRef('dismissal.announcement_id', '=', 'announcement.id'),
        ),
      ),
    )
    .orderBy('announcement.created_at', 'desc')
    .orderBy('announcement.id', 'desc')
    .limit(1)
    .as('announcement')
}

/** What somebody reads. */
export function announcementFrom(row: AnnouncementRow): Announcement {
  const { id, title, text } = row
  return { id, title, text, link: linkIn(row) }
}

/** Decided here, because the table of all pages is too large for each start of the app. */
function linkIn({ link: to, link_label: label }: AnnouncementRow): Announcement['link'] {
  if (to === null || label === null) return null
  return isAddress(to) ? { page: to, label } : { site: to, label }
}

/** All announcements, newest first. */
export async function staffAnnouncements(
  db: Db,
  today: Day,
  after: string | undefined,
): Promise<{ announcements: StaffAnnouncement[]; next: string | null }> {
  const cursor = timeCursor.decode(after)
  let query = db
    .selectFrom('announcements as announcement')
    .selectAll('announcement')
    .select((row) =>
      row
        .selectFrom('announcement_dismissals')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('announcement_id', '=', 'announcement.id')
        .as('closed'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
  if (cursor !== null) {
    query = query.where(
      sql<boolean>`(announcement.created_at, announcement.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`,
    )
  }
  const { rows, next } = timeCursor.page(await query.execute(), pageSize, (row) => ({
    at: row.created_at,
    id: row.id,
  }))
  return {
    next,
    announcements: rows.map((row) => {
      const from = dayFrom(row.from_day)
      const until = dayFrom(row.until_day)
      return {
        ...announcementFrom(row),
        roles: announcedRoles.filter((role) => row.roles.includes(role)),
        from,
        until,
        state: announcementState({ from, until, ended: row.ended_at !== null }, today),
        closed: row.closed ?? 0,
      }
    }),
  }
}
