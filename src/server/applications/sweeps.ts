import { sql } from 'kysely'
import { interviewStateAt, pickHoursAhead, remindHours } from '#domain/openings/interview.ts'
import { firstReminderHours, reminderDue } from '#domain/mentoring/meeting-reminders.ts'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { Tx } from '../db/transaction.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import type { Services } from '../services.ts'
import { businessAway } from './away-queries.ts'
import { callOffInterview, changeInterview } from './interview-end-commands.ts'
import { remindBoth, notifyBusinessOfAnswer } from './interview-notify-commands.ts'
import { interviewOf, plannedFrom, type InterviewRow } from './interview-queries.ts'
import { lockedApplication } from './locked-rows.ts'
import type { ApplicationRow } from './queries.ts'
import { callOffOffer } from './stop-hiring-commands.ts'

const atOnce = 500

/** SQL condition on an application row `sent`: staff have suspended the student. */
const studentAway = sql<boolean>`exists (
  select from auth_users account where account.id = sent.user_id and account.suspended_at is not null)`

/** Calls off offers of stopped businesses that are still open. */
export async function sweepOffers(services: Services): Promise<void> {
  const rows = await services.db
    .selectFrom('offers as offer')
    .innerJoin('applications as sent', (join) =>
      join
        .onRef('sent.user_id', '=', 'offer.user_id')
        .onRef('sent.id', '=', 'offer.application_id'),
    )
    .select(['sent.user_id', 'sent.id'])
    .where('sent.state', '=', 'offer')
    .where('offer.called_off_at', 'is', null)
    .where(businessAway)
    .orderBy('sent.user_id')
    .limit(atOnce)
    .execute()
  for (const { user_id: userId, id } of rows) {
    await services.transaction(async (tx) => {
      const row = await lockedApplication(tx, userId, id)
      if (row.state === 'offer') await callOffOffer(tx, row, { leaving: false })
    })
  }
}

/** Reminds both sides, calls off interviews that cannot take place, and records those that have passed. */
export async function sweepInterviews(services: Services): Promise<void> {
  const now = services.now()
  const rows = await services.db
    .selectFrom('interviews as interview')
    .innerJoin('applications as sent', (join) =>
      join
        .onRef('sent.user_id', '=', 'interview.user_id')
        .onRef('sent.id', '=', 'interview.application_id'),
    )
    .select(['sent.user_id', 'sent.id', businessAway.as('businessAway')])
    .select(studentAway.as('studentAway'))
    .where('interview.state', 'in', ['proposed', 'planned'])
    .where((eb) =>
      eb.or([
        eb('interview.starts_at', '<=', hoursAfter(now, firstReminderHours)),
        eb.and([
          eb('interview.state', '=', 'proposed'),
          eb('interview.last_time', '<', hoursAfter(now, pickHoursAhead)),
        ]),
        eb.and([
          eb('interview.state', '=', 'proposed'),
          eb('interview.reminded_at', 'is', null),
          eb('interview.proposed_at', '<=', hoursAfter(now, -remindHours)),
        ]),
        businessAway,
        studentAway,
      ]),
    )
    .orderBy('interview.last_time')
    .limit(atOnce)
    .execute()
  for (const { user_id: userId, id, ...away } of rows) {
    await services.transaction(async (tx) => {
      const row = await lockedApplication(tx, userId, id)
      if (away.businessAway) await callOffInterview(tx, row, 'business-away')
      else if (away.studentAway) await callOffInterview(tx, row, 'student-away')
      const interview = await interviewOf(tx.db, row)
      if (interview !== null) await processDueInterview(tx, row, interview)
    })
  }
}

async function processDueInterview(
  tx: Tx,
  row: ApplicationRow,
  interview: InterviewRow,
): Promise<void> {
  const state = interviewStateAt(plannedFrom(interview), tx.now)
  if (state !== interview.state) {
    const passed = await changeInterview(tx, interview, { state })
    await settleNotifications(tx, subjectOf.interview(row.id))
    if (state === 'passed') await notifyBusinessOfAnswer(tx, row, passed, 'passed')
    return
  }
  const { starts_at: startsAt, planned_at: plannedAt } = interview
  if (state === 'planned' && startsAt !== null && plannedAt !== null) {
    const due = reminderDue({ startsAt, plannedAt }, tx.now)
    if (due !== null) await remindBoth(tx, row, interview, due)
  }
  if (state === 'proposed' && needsReminder(interview, tx.now)) {
    const { title, company } = row
    await changeInterview(tx, interview, { reminded_at: tx.now })
    await notify(tx, {
      userId: row.user_id,
      type: 'interview-waiting',
      data: { title, company, applicationId: row.id },
      key: `interview-waiting:${row.id}:${interview.revision}`,
      subjects: [subjectOf.application(row.id), subjectOf.interview(row.id)],
    })
  }
}

function needsReminder(interview: InterviewRow, now: Date): boolean {
  return interview.reminded_at === null && hoursAfter(interview.proposed_at, remindHours) <= now
}
