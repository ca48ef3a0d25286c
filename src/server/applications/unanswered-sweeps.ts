import { sql } from 'kysely'
import {
  remindBusinessAfterDays,
  tellApplicantsAfterDays,
} from '#domain/openings/applicant-list.ts'
import { isUnanswered, unansweredStates } from '#domain/openings/application.ts'
import { addDays, dayOf, type Day } from '#domain/day.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { notify } from '../notifications/commands.ts'
import type { Services } from '../services.ts'
import { lockedApplication } from './locked-rows.ts'
import { notifyBusiness } from '../seats/commands.ts'

const atOnce = 500

/** Reminds a business, once for each closing, of the applicants who still wait after an opening closed. */
export async function remindOfUnanswered(services: Services): Promise<void> {
  const today = dayOf(services.now())
  const { rows } = await sql<{
    id: string
    title: string
    businessId: UserId
    closedOn: Day
    count: number
  }>`
    select posting.id, posting.title, posting.business_id as "businessId",
      ${closedOn}::text as "closedOn", count(*)::int as count
    from opportunities posting
    join business_profiles business on business.user_id = posting.business_id and business.verified
    join applications sent on sent.opportunity_id = posting.id and sent.via = 'platform'
      and sent.state in (${sql.join([...unansweredStates])})
    where posting.status in ('published', 'expired')
      and ${closedOn} between ${addDays(today, -tellApplicantsAfterDays)}::date
        and ${addDays(today, -remindBusinessAfterDays)}::date
    group by posting.id order by posting.id limit ${atOnce}`.execute(services.db)
  for (const { id, title, businessId, closedOn: day, count } of rows) {
    await services.transaction((tx) =>
      notifyBusiness(tx, businessId, {
        type: 'applicants-waiting',
        data: { title, postingId: id, count },
        key: `applicants-waiting:${id}:${day}`,
        subjects: [subjectOf.applicants(id)],
      }),
    )
  }
}

/** Tells each applicant once, kindly, that an opening closed and nobody answered. */
export async function tellUnanswered(services: Services): Promise<void> {
  const lastDay = addDays(dayOf(services.now()), -tellApplicantsAfterDays)
  const { rows } = await sql<{ userId: UserId; id: string }>`
    select sent.user_id as "userId", sent.id
    from applications sent join opportunities posting on posting.id = sent.opportunity_id
    where sent.via = 'platform' and sent.state in (${sql.join([...unansweredStates])})
      and sent.silence_told_at is null
      and posting.status in ('published', 'paused', 'expired') and ${closedOn} <= ${lastDay}::date
    order by sent.user_id, sent.id limit ${atOnce}`.execute(services.db)
  for (const { userId, id } of rows) {
    await services.transaction(async (tx) => {
      const row = await lockedApplication(tx, userId, id)
      if (!isUnanswered(row.state) || row.silence_told_at !== null) return
      await tx.db
        .updateTable('applications')
        .set({ silence_told_at: tx.now })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
      const { title, company } = row
      await notify(tx, {
        userId,
        type: 'application-unanswered',
        data: { title, company, applicationId: id },
        key: `application-unanswered:${id}`,
        subjects: [subjectOf.application(id)],
      })
    })
  }
}

/** The day an opening `posting` took its last application: closed by hand, or its last day to apply. */
const closedOn = sql`least(posting.closed_on, posting.closes_on)`
