import { z } from 'zod'
import { staffReason } from '#domain/people/staff-action.ts'
import { route } from './define.ts'
import { done, none } from './shapes.ts'

const aboutId = z.strictObject({ id: z.uuid(), reason: staffReason })

export const letterStates = ['waiting', 'given-up', 'bounced'] as const
/** `unsent`: what the count on the desk counts, whatever became of it. */
export const letterLists = ['unsent', ...letterStates] as const

/** A letter that has not arrived. Never its text, nor its address. */
const unsentLetter = z.strictObject({
  id: z.string(),
  /** What kind of letter it is, in words. */
  kind: z.string(),
  /** The reader, or the student who asked for it. */
  person: z.string(),
  state: z.enum(letterStates),
  since: z.string(),
  /** When it was given up or came back; null while it waits. */
  endedAt: z.string().nullable(),
  tries: z.number(),
  /** The numbers that the mail server answered last; null before the first try. */
  code: z.string().nullable(),
  /** Whether trying again makes sense: its link still works and its text can be read. */
  canTry: z.boolean(),
})

export type UnsentLetter = z.infer<typeof unsentLetter>

const failedJob = z.strictObject({
  id: z.string(),
  label: z.string(),
  failedAt: z.string(),
  tries: z.number(),
  /** Of the error: nothing else of it is kept. */
  code: z.string(),
})

export type FailedJob = z.infer<typeof failedJob>

const queue = z.strictObject({
  label: z.string(),
  waiting: z.number(),
  /** When the oldest of them was due. */
  oldestAt: z.string(),
})

export type WaitingQueue = z.infer<typeof queue>

/** What the server does in the background, where it got stuck, and the way to try again. */
export const staffJobRoutes = {
  'GET /api/staff/jobs': route({
    who: 'staff',
    policy: 'staff',
    input: none,
    /** The newest 50 that failed; every queue in which something is due, the longest wait first. */
    output: z.strictObject({ failed: z.array(failedJob), queues: z.array(queue) }),
  }),
  'POST /api/staff/jobs/:id/try-again': route({
    who: 'staff',
    policy: 'known-job',
    input: aboutId,
    output: done,
  }),
  /** `unsent` where nothing is asked for. `waiting`: due, or tried in vain, and the oldest first. The others newest first. */
  'GET /api/staff/letters': route({
    who: 'staff',
    policy: 'staff',
    input: z.strictObject({
      list: z.enum(letterLists).optional(),
      after: z.string().max(300).optional(),
    }),
    output: z.strictObject({ letters: z.array(unsentLetter), next: z.string().nullable() }),
  }),
  /** One that did not arrive is no longer listed or counted. */
  'POST /api/staff/letters/:id/dismiss': route({
    who: 'staff',
    policy: 'known-letter',
    input: aboutId,
    output: done,
  }),
  /** A waiting one is tried now. An address that bounced gets another chance. */
  'POST /api/staff/letters/:id/try-again': route({
    who: 'staff',
    policy: 'known-letter',
    input: aboutId,
    output: done,
  }),
}
