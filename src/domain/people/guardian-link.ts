import { daysAfter } from '#domain/day.ts'
import type { AgeBand } from './birth-month.ts'

export const linkSides = ['student', 'guardian'] as const
export type LinkSide = (typeof linkSides)[number]

export interface GuardianLink {
  state: 'asked' | 'active' | 'ended'
  askedBy: LinkSide
  askedAt: Date
  /** When the student agreed as an adult. */
  adultYesAt: Date | null
}

/** 'paused' is a link whose student came of age and has not renewed it: it shows nothing. */
export type LinkStanding = 'asked' | 'in-force' | 'paused' | 'ended'

/** An unanswered ask is forgotten after so many days. */
export const askDays = 14
/** Of one guardian or one student, asks included. */
export const maxLinks = 8

/** What a link is worth at this moment. It is read again for every request, so that an ended link counts for nothing immediately. */
export function linkStanding(link: GuardianLink, band: AgeBand, now: Date): LinkStanding {
  if (link.state === 'ended') return 'ended'
  if (link.state === 'asked') return daysAfter(link.askedAt, askDays) > now ? 'asked' : 'ended'
  return band === 'adult' && link.adultYesAt === null ? 'paused' : 'in-force'
}

/** Whose word a link waits for; null when it waits for nobody's. */
export function waitsFor(link: GuardianLink, standing: LinkStanding): LinkSide | null {
  if (standing === 'paused') return 'student'
  if (standing !== 'asked') return null
  return link.askedBy === 'student' ? 'guardian' : 'student'
}
