import { daysAfter } from '#domain/day.ts'
import type { AgeBand } from './birth-month.ts'

export const linkSides = ['student', 'guardian'] as const
export type LinkSide = (typeof linkSides)[number]

export interface GuardianLink {
  state: 'asked' | 'active' | 'ended'
  askedBy: LinkSide
  askedAt: Date
  /** When the student renewed it as an adult. */
  adultYesAt: Date | null
}

/** 'paused': the student turned 18 and has not renewed the link; it shows nothing. */
export type CurrentLinkState = 'asked' | 'in-force' | 'paused' | 'ended'

/** An unanswered request expires after this many days. */
export const askDays = 14
/** Maximum per guardian and per student, including requests. */
export const maxLinks = 8

/** The standing of a link right now. Computed for every request, so that an ended link has no effect immediately. */
export function currentLinkState(link: GuardianLink, band: AgeBand, now: Date): CurrentLinkState {
  if (link.state === 'ended') return 'ended'
  if (link.state === 'asked') return daysAfter(link.askedAt, askDays) > now ? 'asked' : 'ended'
  return band === 'adult' && link.adultYesAt === null ? 'paused' : 'in-force'
}

/** Who has to answer; null if nobody does. */
export function waitsFor(link: GuardianLink, state: CurrentLinkState): LinkSide | null {
  if (state === 'paused') return 'student'
  if (state !== 'asked') return null
  return link.askedBy === 'student' ? 'guardian' : 'student'
}
