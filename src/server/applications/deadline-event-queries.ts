import { sql } from 'kysely'
import { dayFrom, dayOf } from '#domain/day.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { applicationPath } from '#domain/openings/application.ts'
import { adultsBornBefore } from '#domain/people/birth-month.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { CalendarEvent } from '#domain/text/calendar-file.ts'
import type { AnyDb } from '../db/database.ts'

const maxEvents = 100

interface DeadlineRow {
  kind: 'opening' | 'application' | 'offer'
  id: string
  title: string
  company: string
  day: string
  changed_at: Date
}

/**
 * The coming deadlines of a student: of saved openings, of applications that are not sent yet, and of offers. Without
 * guessed deadlines and openings that are not suitable for the student.
 */
export async function deadlineEvents(
  db: AnyDb,
  { userId, publicUrl, now }: { userId: UserId; publicUrl: string; now: Date },
): Promise<CalendarEvent[]> {
  const today = dayOf(now)
  const { rows } = await sql<DeadlineRow>`
    with closing as (
      select 'opening' as kind, opening.id::text as id, opening.title, opening.company,
        opening.closes_on as day, saved.saved_at as changed_at
      from saved_opportunities saved join opportunities opening on opening.id = saved.opportunity_id
      where saved.user_id = ${userId} and opening.status = 'published'
        and (opening.source = 'business' or not opening.deadline_estimated)
        and opening.closes_on >= ${today}::date
        and not exists (select from applications sent
          where sent.user_id = saved.user_id and sent.opportunity_id = opening.id)
        and (not opening.for_adults or exists (select from student_profiles student
          where student.user_id = saved.user_id and student.birth_month < ${adultsBornBefore(now)}))
      union all
      select 'application', id::text, title, company, deadline, updated_at from applications
      where user_id = ${userId} and state = 'saved' and deadline >= ${today}::date
      union all
      select 'offer', sent.id::text, sent.title, sent.company, offer.answer_by, offer.offered_at
      from offers offer join applications sent
        on sent.user_id = offer.user_id and sent.id = offer.application_id
      where offer.user_id = ${userId} and sent.state = 'offer' and offer.called_off_at is null
        and offer.answer_by >= ${today}::date)
    select kind, id, title, company, to_char(day, 'YYYY-MM-DD') as day, changed_at
    from closing order by day, id limit ${maxEvents}`.execute(db)
  return rows.map((row) => eventFrom(row, publicUrl))
}

function eventFrom(row: DeadlineRow, publicUrl: string): CalendarEvent {
  const { kind, id, title, company, changed_at: changedAt } = row
  const page = kind === 'opening' ? href(pages.opening, { id }) : applicationPath(id)
  return {
    uid: `deadline-${kind}-${id}@${new URL(publicUrl).hostname}`,
    sequence: Math.floor(changedAt.getTime() / 1_000),
    changedAt,
    time: { day: dayFrom(row.day) },
    title: `${kind === 'offer' ? 'Answer the offer' : 'Closes'}: ${title}, ${company}`,
    details: '',
    place: null,
    url: `${publicUrl}${page}`,
    cancelled: false,
  }
}
