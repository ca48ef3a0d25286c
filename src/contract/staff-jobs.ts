import { z } from 'zod'
import { staffReason } from '#domain/people/staff-action.ts'
import { route } from './define.ts'
import { atDesk } from './staff-who.ts'
import { done, none } from './shapes.ts'

const aboutId = z.strictObject({ id: z.uuid(), reason: staffReason })

export const letterStates = ['waiting', 'given-up', 'bounced'] as const
/** `unsent`: everything included in the count on the staff desk, in any state. */
export const letterLists = ['unsent', ...letterStates] as const

/** A letter that was not delivered, without its text and its address. */
const unsentLetter = z.strictObject({
  id: z.string(),
  /** The label of the kind of letter. */
  kind: z.string(),
  /** The recipient, or the student who asked for it. */
  person: z.string(),
  state: z.enum(letterStates),
  since: z.string(),
  /** When it was given up or bounced; null while it waits. */
  endedAt: z.string().nullable(),
  tries: z.number(),
  /** The last status code of the mail server; null before the first attempt. */
  code: z.string().nullable(),
  /** Whether a retry makes sense: its link still works and its text can be decrypted. */
  canTry: z.boolean(),
})

export type UnsentLetter = z.infer<typeof unsentLetter>

const failedJob = z.strictObject({
  id: z.string(),
  label: z.string(),
  failedAt: z.string(),
  tries: z.number(),
  /** The error code; nothing else of the error is kept. */
  code: z.string(),
})

export type FailedJob = z.infer<typeof failedJob>

const queue = z.strictObject({
  label: z.string(),
  waiting: z.number(),
  /** When the oldest due job was due. */
  oldestAt: z.string(),
})

export type WaitingQueue = z.infer<typeof queue>

/** Background jobs, where they are stuck, and retries. */
export const staffJobRoutes = {
  'GET /api/staff/jobs': route({
    who: atDesk('jobs'),
    policy: 'staff',
    input: none,
    /** The newest 50 failed jobs, and every queue with due jobs, longest wait first. */
    output: z.strictObject({ failed: z.array(failedJob), queues: z.array(queue) }),
  }),
  'POST /api/staff/jobs/:id/try-again': route({
    who: atDesk('jobs'),
    policy: 'known-job',
    input: aboutId,
    output: done,
    changes: ['staff'],
  }),
  /** `unsent` by default. `waiting`: due, or failed so far, oldest first. The others are newest first. */
  'GET /api/staff/letters': route({
    who: atDesk('jobs'),
    policy: 'staff',
    input: z.strictObject({
      list: z.enum(letterLists).optional(),
      after: z.string().max(300).optional(),
    }),
    output: z.strictObject({ letters: z.array(unsentLetter), next: z.string().nullable() }),
  }),
  /** Removes an undelivered letter from the list and the count. */
  'POST /api/staff/letters/:id/dismiss': route({
    who: atDesk('jobs'),
    policy: 'known-letter',
    input: aboutId,
    output: done,
    changes: ['staff'],
  }),
  /** Sends a waiting letter now. A bounced address is tried again. */
  'POST /api/staff/letters/:id/try-again': route({
    who: atDesk('jobs'),
    policy: 'known-letter',
    input: aboutId,
    output: done,
    changes: ['staff'],
  }),
}
