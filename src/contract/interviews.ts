import { z } from 'zod'
import {
  bringThings,
  interviewEnds,
  interviewStates,
  interviewWays,
} from '#domain/openings/interview.ts'
import { maxRoomLength } from '#domain/mentoring/meeting-room.ts'
import { cancelReasons } from '#domain/mentoring/mentor-session.ts'
import { offerPeriods } from '#domain/openings/offer.ts'
import { payPeriods } from '#domain/openings/pay.ts'

/** What both sides see of an interview. */
export const interview = z.strictObject({
  state: z.enum(interviewStates),
  /** Those that can still be chosen, earliest first. */
  times: z.array(z.string()),
  /** The time the student chose, and when it is over. */
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  way: z.enum(interviewWays),
  /** Null for video. */
  place: z.string().nullable(),
  /** Empty once the business is gone. */
  contactName: z.string(),
  contactPosition: z.string(),
  bring: z.array(z.enum(bringThings)),
  /** From ten minutes before until the end. */
  room: z.string().nullable(),
  maySayNone: z.boolean(),
  mayCancel: z.boolean(),
  cancelledBy: z.enum(['student', 'business']).nullable(),
  cancelReason: z.enum([...cancelReasons, ...interviewEnds]).nullable(),
})

export type Interview = z.infer<typeof interview>

/** What a minor's guardian sees of it; the student can see the same. */
export const guardianInterview = interview.pick({
  state: true,
  times: true,
  startsAt: true,
  way: true,
  place: true,
  contactName: true,
  contactPosition: true,
  bring: true,
})

export type GuardianInterview = z.infer<typeof guardianInterview>

export const offer = z.strictObject({
  startsOn: z.string(),
  hoursAWeek: z.number(),
  pay: z.strictObject({ amount: z.number(), period: z.enum(offerPeriods) }).nullable(),
  answerBy: z.string(),
  /** The last day to answer has passed. */
  late: z.boolean(),
  /** The business is suspended, paused or leaving. It may offer again if it comes back. */
  calledOff: z.boolean(),
  /** The first day; missing in offers made before it was asked for, and once the business is gone. */
  come: z
    .strictObject({
      /** Null when the work is from home. */
      place: z.string().nullable(),
      contactName: z.string(),
      contactPosition: z.string(),
    })
    .optional(),
  /** What the opening promised, where the offer pays less. */
  openingPay: z.strictObject({ amount: z.number(), period: z.enum(payPeriods) }).optional(),
})

export type Offer = z.infer<typeof offer>

/** Checked by `interviewProblems` and `wordingProblems`, which report every invalid field. */
export const writtenInterview = z.strictObject({
  times: z.array(z.strictObject({ day: z.string().max(40), time: z.string().max(40) })).max(20),
  way: z.enum(interviewWays, 'Choose how you meet.'),
  place: z.string().trim().max(2000),
  /** Empty if it is unchanged or the installation creates it. */
  room: z.string().trim().max(maxRoomLength),
  contactName: z.string().trim().max(2000),
  contactPosition: z.string().trim().max(2000),
  bring: z.array(z.enum(bringThings)).max(bringThings.length),
})

/** Checked by `offerProblems`. */
export const writtenOffer = z.strictObject({
  startsOn: z.string().max(40),
  hoursAWeek: z.number().nullable(),
  pay: z.strictObject({ amount: z.number().nullable(), period: z.enum(offerPeriods) }).nullable(),
  answerBy: z.string().max(40),
  place: z.string().trim().max(2000),
  contactName: z.string().trim().max(2000),
  contactPosition: z.string().trim().max(2000),
})

/** The version of the card that the business answers; older pages do not send it. */
export const cardVersion = z.string().max(200).optional()
