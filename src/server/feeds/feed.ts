import { z } from 'zod'
import type { Day } from '#domain/day.ts'
import type { OpeningKind } from '#domain/openings/opening.ts'
import { FeedFailure, type FeedLimits } from './fetch-feed.ts'

/** An opening as the feed returns it: unchecked, and its texts may be HTML. */
export interface RawOpening {
  /** The feed's own id, stable across runs. */
  externalId: string
  title: string
  company: string
  url: string
  location: string | null
  remote: boolean
  description: string
  /** Fields that may name the kind, the most reliable first. */
  kindTexts: (string | null)[]
  posted: Day | null
  deadline: Day | null
  pay: string | null
  duration: string | null
  skills: string[]
  score: unknown
}

/** An external source of openings. */
export interface Feed {
  source: string
  /** The feed's name on the screen. */
  label: string
  /** Each run returns all openings, so a missing one has closed. */
  complete: boolean
  /** How long to wait after a successful run. */
  restMinutes: number
  /** The kind of an opening without one. */
  fallbackKind: OpeningKind
  /** An empty list means no jobs; anything unexpected throws a FeedFailure. */
  read: (today: Day, limits: FeedLimits) => Promise<RawOpening[]>
}

/** More rows than this in one run are a mistake or an attack. */
export const maxOpenings = 200
/** A company's board is read completely, then filtered to jobs open to people in Jamaica. */
export const maxJobsOnBoard = 5_000

/** The valid items of a list; an invalid item does not affect the others. */
export function validItems<T>(list: unknown, schema: z.ZodType<T>, maxItems = maxOpenings): T[] {
  if (!Array.isArray(list)) throw unexpected()
  return list.slice(0, maxItems).flatMap((item) => {
    const parsed = schema.safeParse(item)
    return parsed.success ? [parsed.data] : []
  })
}

export function unexpected(): FeedFailure {
  return new FeedFailure('The feed returned an unexpected format')
}

/** A field that must be text; anything else counts as absent. */
export const looseText = z.string().max(200_000).optional().catch(undefined)
export const looseTexts = z.array(z.string().max(2_000)).max(100).optional().catch(undefined)
export const looseId = z
  .union([z.string().min(1).max(5_000), z.number()])
  .transform(String)
  .optional()
  .catch(undefined)
export const looseFlag = z.boolean().optional().catch(undefined)
