import { daysAfter } from '#domain/day.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import {
  questionGoodForDays,
  questionWords,
  type AskingCase,
  type CaseQuestion,
} from '#domain/people/staff-case.ts'
import { caseDesks } from '#domain/people/staff-role.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { crisisIn } from '#domain/safety/crisis-words.ts'
import { markMessageUrgent } from '../contact/commands.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { notifyStaff, refreshDesks } from '../notifications/staff-commands.ts'
import { markReportUrgent } from '../reports/report-commands.ts'
import { addCaseEvent, lockedCase, openRow } from './assign-commands.ts'
import { questionLetter } from './mail.ts'
import { caseSubject } from './queries.ts'
import { questionToken } from './question-link.ts'

interface Questions {
  id: string
  about: AskingCase
  questions: readonly CaseQuestion[]
  staffId: UserId
}

/**
 * Asks the reporter or the sender for what is missing, by bell and letter; without an account, by a letter to the
 * address they gave. The case waits until they answer. Returns its name for the log.
 */
export async function askInCase(
  tx: Tx,
  { secret, publicUrl }: { secret: string; publicUrl: string },
  { id, about, questions, staffId }: Questions,
): Promise<{ name: string }> {
  const { subject, current } = await lockedCase(tx, id)
  if (current.state === 'closed') throw new AlreadyDecided('This case is already closed')
  if (current.state === 'waiting') {
    throw new AlreadyDecided('They have been asked already, and have not answered yet')
  }
  await openRow(tx, subject)
  await tx.db
    .updateTable('staff_cases')
    .set({ questions: [...questions], asked_at: tx.now, answered_at: null })
    .where('id', '=', id)
    .execute()
  await settleNotifications(tx, subjectOf.staffCase(id))
  const token = questionToken(secret, { id, askedAt: tx.now })
  const personId = await reachableAccount(tx, subject.personId)
  if (personId === null) await postQuestions(tx, { id, questions, staffId }, publicUrl, token)
  else {
    await notify(tx, {
      userId: personId,
      type: 'more-asked',
      data: { about, questions, token },
      key: `more-asked:${crypto.randomUUID()}`,
      subjects: [subjectOf.questionsOf(id)],
    })
  }
  return { name: current.name }
}

/** Nobody reads the bell of a suspended account. */
async function reachableAccount(tx: Tx, id: UserId | null): Promise<UserId | null> {
  if (id === null) return null
  const account = await tx.db
    .selectFrom('auth_users')
    .select('id')
    .where('id', '=', id)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return account?.id ?? null
}

async function postQuestions(
  tx: Tx,
  { id, questions, staffId }: Omit<Questions, 'about'>,
  publicUrl: string,
  token: string,
): Promise<void> {
  const message = await tx.db
    .selectFrom('contact_messages')
    .select(['email', 'words'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (message === undefined) {
    throw new Refusal('not-possible', 'Their account is suspended, so they cannot be asked here')
  }
  await tx.post({
    userId: staffId,
    kind: 'contact-question',
    letter: questionLetter(message.email, {
      message: message.words,
      questions: questionWords(questions),
      link: publicUrl + href(pages.tellUsMore, { token }),
    }),
    until: daysAfter(tx.now, questionGoodForDays),
  })
}

/**
 * Stores an answer, and returns the case to the person who has it, or to all staff. A second answer to the same
 * questions is refused.
 */
export async function answerCase(
  tx: Tx,
  { id, asked }: { id: string; asked: string },
  words: string,
): Promise<void> {
  const subject = await caseSubject(tx.db, id)
  if (subject === null) throw new Refusal('not-possible', noLongerNeeded)
  const { current } = await lockedCase(tx, id)
  if (current.state !== 'waiting' || current.askedAt !== asked) {
    throw new Refusal('not-possible', noLongerNeeded)
  }
  await tx.db.updateTable('staff_cases').set({ answered_at: tx.now }).where('id', '=', id).execute()
  await addCaseEvent(tx, { id, kind: 'answered', words, answeredBy: subject.personId })
  await settleNotifications(tx, subjectOf.questionsOf(id))
  const subjects = [subjectOf.staffCase(id)]
  const key = `case-answered:${id}:${asked}`
  const desk = caseDesks[subject.kind]
  const data = { id, news: 'answered', name: current.name } as const
  if (crisisIn(words) !== null) {
    await (subject.kind === 'report' ? markReportUrgent(tx, id) : markMessageUrgent(tx, id))
    const urgent = {
      reason: subject.kind === 'report' ? ('at-risk' as const) : ('message' as const),
    }
    await notifyStaff(tx, {
      desk,
      type: 'report-urgent',
      data: urgent,
      key: `${key}:urgent`,
      subjects,
    })
  }
  if (current.assignedTo === null) {
    await notifyStaff(tx, { desk, type: 'case-for-you', data, key, subjects })
  } else {
    await notify(tx, { userId: current.assignedTo.id, type: 'case-for-you', data, key, subjects })
  }
  await refreshDesks(tx)
}

const noLongerNeeded = 'We have your answer already, or do not need it any more. Thank you.'
