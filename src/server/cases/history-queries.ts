import type { CaseHistoryLine } from '#contract/staff-cases.ts'
import { actionSentence } from '#domain/people/staff-action.ts'
import { caseEventSentence, type AskingCase, type CaseQuestion } from '#domain/people/staff-case.ts'
import type { Db } from '../db/database.ts'
import { caseOf } from './queries.ts'

const maxLines = 100

/** Notes, answers and changes of hands, with the decisions from the log; newest first. */
export async function caseHistory(db: Db, id: string): Promise<CaseHistoryLine[]> {
  const [events, actions] = await Promise.all([
    db
      .selectFrom('case_events')
      .selectAll()
      .where('case_id', '=', id)
      .orderBy('at', 'desc')
      .limit(maxLines)
      .execute(),
    db
      .selectFrom('staff_actions')
      .select(['id', 'at', 'kind', 'staff_name', 'subject_name', 'reason'])
      .where('subject_id', '=', id)
      .where('kind', '<>', 'looked-at')
      .orderBy('at', 'desc')
      .limit(maxLines)
      .execute(),
  ])
  return [
    ...events.map((event) => ({
      id: event.id,
      at: event.at.toISOString(),
      sentence: caseEventSentence({
        kind: event.kind,
        staff: event.staff_name,
        givenTo: event.given_to,
      }),
      words: event.words,
      note: event.kind === 'noted',
    })),
    ...actions.map(({ kind, staff_name: staff, subject_name: subject, ...action }) => ({
      id: action.id,
      at: action.at.toISOString(),
      sentence: actionSentence({ kind, staff, subject }),
      words: action.reason,
      note: false,
    })),
  ]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, maxLines)
}

/** The questions that wait for an answer; null when they are answered, replaced or no longer needed. */
export async function askedIn(
  db: Db,
  { id, asked }: { id: string; asked: string },
): Promise<{ about: AskingCase; questions: CaseQuestion[] } | null> {
  const current = await caseOf(db, id)
  if (current === null || current.kind === 'verification' || current.askedAt !== asked) return null
  const row = await db
    .selectFrom('staff_cases')
    .select('questions')
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : { about: current.kind, questions: row.questions }
}
