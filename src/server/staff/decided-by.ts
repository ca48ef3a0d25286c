import { dayOf } from '#domain/day.ts'
import { actionSentence, competingActions, type StaffAction } from '#domain/people/staff-action.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'

/**
 * "Grace Reid removed the opening Baker at 12:27 PM." Null when no colleague decided this, because the person
 * changed something or the caller decided it.
 */
export async function decidedByColleague(
  tx: Tx,
  { kind, about, staffId }: { kind: StaffAction; about: string; staffId: UserId },
): Promise<string | null> {
  const last = await tx.db
    .selectFrom('staff_actions')
    .select(['kind', 'staff_id', 'staff_name', 'subject_name', 'at'])
    .where('subject_id', '=', about)
    .where('kind', 'in', competingActions(kind))
    .orderBy('at', 'desc')
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined || last.staff_id === staffId) return null
  const { staff_name: staff, subject_name: subject } = last
  const sentence = actionSentence({ kind: last.kind, staff, subject })
  return sentence.replace(/\.$/, ` ${momentOf(last.at, tx.now)}.`)
}

const clock = format({ hour: 'numeric', minute: '2-digit', hour12: true })
const day = format({ weekday: 'short', day: 'numeric', month: 'short' })

function momentOf(at: Date, now: Date): string {
  const time = `at ${clock.format(at)}`
  return dayOf(at) === dayOf(now) ? time : `on ${day.format(at)} ${time}`
}

function format(parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-JM', { ...parts, timeZone: 'America/Jamaica' })
}
