import { z } from 'zod'
import type { Day } from '#domain/day.ts'
import type { OpportunityKind } from '#domain/opportunity.ts'
import { FeedFailure, type FeedLimits } from './fetch-feed.ts'

/** An opening as a source tells it: nothing in it is checked, its texts may be HTML. */
export interface RawOpening {
  /** The source's own name for it, the same at the next reading. */
  externalId: string
  title: string
  company: string
  url: string
  location: string | null
  remote: boolean
  description: string
  /** What may name the kind, the surest first. */
  kindTexts: (string | null)[]
  posted: Day | null
  deadline: Day | null
  pay: string | null
  duration: string | null
  skills: string[]
  score: unknown
}

/** One source of openings. */
export interface Feed {
  source: string
  /** What people see as where an opening comes from. */
  label: string
  /** Every reading holds all there is, so what is missing from it has closed. */
  complete: boolean
  /** How long to leave the source alone after a good reading. */
  restMinutes: number
  /** The kind of an opening that names none. */
  fallbackKind: OpportunityKind
  /** An empty list means no jobs; anything unexpected throws a FeedFailure. */
  read: (today: Day, limits: FeedLimits) => Promise<RawOpening[]>
}

/** More rows than this from one reading are a mistake or an attack. */
export const mostOpenings = 200
/** A company's board is read whole and then cut down to what is open to Jamaica. */
export const mostOnBoard = 5_000

/** Reads a list entry by entry: one bad entry costs itself, not the list. */
export function entriesOf<T>(list: unknown, entry: z.ZodType<T>, most = mostOpenings): T[] {
  if (!Array.isArray(list)) throw unexpected()
  return list.slice(0, most).flatMap((each) => {
    const parsed = entry.safeParse(each)
    return parsed.success ? [parsed.data] : []
  })
}

export function unexpected(): FeedFailure {
  return new FeedFailure('The feed answered in an unexpected format')
}

/** A field that is text or counts as absent. */
export const looseText = z.string().max(200_000).optional().catch(undefined)
export const looseTexts = z.array(z.string().max(2_000)).max(100).optional().catch(undefined)
export const looseId = z
  .union([z.string().min(1).max(5_000), z.number()])
  .transform(String)
  .optional()
  .catch(undefined)
export const looseFlag = z.boolean().optional().catch(undefined)
