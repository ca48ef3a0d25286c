import { z } from 'zod'
import {
  caseKinds,
  caseLists,
  caseQuestions,
  caseStates,
  maxAnswerLength,
  maxNoteLength,
  messageQuestionKinds,
  reportQuestionKinds,
  type AskingCase,
} from '#domain/people/staff-case.ts'
import { isBlank } from '#domain/text/plain-letters.ts'
import { staffReason } from '#domain/people/staff-action.ts'
import { typedText } from '#domain/text/typed-text.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { contactMessage } from './contact.ts'
import { route } from './define.ts'
import { atDesk } from './staff-who.ts'
import { done } from './shapes.ts'
import { next, personToVerify } from './staff.ts'
import { report } from './staff-reports.ts'

const staffMember = z.strictObject({ id: userIdSchema, name: z.string() })
export type StaffMember = z.infer<typeof staffMember>

export const staffCase = z.strictObject({
  /** The id of the report, the message or the applicant. */
  id: z.string(),
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  /** The name of the person it is about, or the topic of the message. */
  name: z.string(),
  /** The reason of the report, the address of the sender, or the role of the applicant. */
  detail: z.string(),
  urgent: z.boolean(),
  since: z.string(),
  /** When the other person was asked for what is still missing; null while nothing is. */
  askedAt: z.string().nullable(),
  assignedTo: staffMember.nullable(),
})
export type StaffCase = z.infer<typeof staffCase>

const closedCase = staffCase
  .pick({ id: true, kind: true, name: true })
  .extend({ closedAt: z.string(), sentence: z.string(), reason: z.string() })
export type ClosedCase = z.infer<typeof closedCase>

const historyLine = z.strictObject({
  id: z.string(),
  at: z.string(),
  sentence: z.string(),
  /** A reason, a note or an answer; empty when nothing was written. */
  words: z.string(),
  /** Only colleagues read a note. */
  note: z.boolean(),
})
export type CaseHistoryLine = z.infer<typeof historyLine>

const id = z.uuid()
/** `seen` is the person who had the case on the card that was read; an outdated one is refused. */
const assignment = z.strictObject({ id, seen: userIdSchema.nullable() })

/** The cases of staff. Who has one and the notes need no reason; what another person is asked does. */
export const staffCaseRoutes = {
  /** `all` by default. Urgent first, then the oldest. */
  'GET /api/staff/cases': route({
    who: atDesk('cases'),
    policy: 'staff',
    input: z.strictObject({
      list: z.enum(caseLists).exclude(['closed']).optional(),
      after: z.string().max(300).optional(),
    }),
    output: z.strictObject({
      cases: z.array(staffCase),
      counts: z.strictObject({
        mine: z.number(),
        unassigned: z.number(),
        all: z.number(),
        waiting: z.number(),
      }),
      next,
    }),
  }),
  /** Newest first, each with who closed it and why. */
  'GET /api/staff/cases/closed': route({
    who: atDesk('cases'),
    policy: 'staff',
    input: z.strictObject({ after: z.string().max(300).optional() }),
    output: z.strictObject({ cases: z.array(closedCase), next }),
  }),
  'GET /api/staff/cases/:id': route({
    who: atDesk('cases'),
    policy: 'known-case',
    input: z.strictObject({ id }),
    output: z.strictObject({
      case: staffCase,
      /** The subject: exactly one is not null. */
      report: report.nullable(),
      message: contactMessage.nullable(),
      applicant: personToVerify.nullable(),
      /** Newest first. */
      history: z.array(historyLine),
      /** Everybody who can have the case. */
      staff: z.array(staffMember),
    }),
  }),
  'POST /api/staff/cases/:id/take': route({
    who: atDesk('cases'),
    policy: 'known-case',
    input: assignment,
    output: done,
    changes: ['staff'],
  }),
  'POST /api/staff/cases/:id/give': route({
    who: atDesk('cases'),
    policy: 'known-case',
    input: assignment.extend({ to: userIdSchema }),
    output: done,
    changes: ['staff'],
  }),
  'POST /api/staff/cases/:id/let-go': route({
    who: atDesk('cases'),
    policy: 'known-case',
    input: assignment,
    output: done,
    changes: ['staff'],
  }),
  'POST /api/staff/cases/:id/notes': route({
    who: atDesk('cases'),
    policy: 'known-case',
    input: z.strictObject({ id, words: requiredWords('Write a note.', maxNoteLength) }),
    output: done,
    changes: ['staff'],
  }),
  /** The reporter gets the questions by bell and letter; the case waits until the answer is here. */
  'POST /api/staff/reports/:id/ask-more': route({
    who: atDesk('reports'),
    policy: 'filed-report',
    input: z.strictObject({
      id,
      reason: staffReason,
      questions: z.array(z.enum(reportQuestionKinds)).min(1).max(reportQuestionKinds.length),
    }),
    output: done,
    changes: ['staff'],
  }),
  'POST /api/staff/messages/:id/ask-more': route({
    who: atDesk('messages'),
    policy: 'known-message',
    input: z.strictObject({
      id,
      reason: staffReason,
      questions: z.array(z.enum(messageQuestionKinds)).min(1).max(messageQuestionKinds.length),
    }),
    output: done,
    changes: ['staff'],
  }),

  /** What a person is asked, for the link in the letter or the bell. */
  'GET /api/tell-us-more': route({
    who: 'anyone',
    policy: 'by-token',
    input: z.strictObject({ token: z.string().max(1000) }),
    output: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('asked'),
        about: z.enum(Object.keys(caseQuestions) as AskingCase[]),
        questions: z.array(z.string()),
      }),
      z.strictObject({ kind: z.enum(['answered', 'bad-link']) }),
    ]),
  }),
  'POST /api/tell-us-more': route({
    who: 'anyone',
    policy: 'by-token',
    input: z.strictObject({
      token: z.string().max(1000),
      words: requiredWords('Write an answer.', maxAnswerLength),
    }),
    output: done,
    changes: ['tell-us-more'],
  }),
}

function requiredWords(empty: string, max: number) {
  return typedText(max)
    .pipe(z.string().trim())
    .refine((text) => !isBlank(text), empty)
}
