import { setImmediate } from 'node:timers/promises'
import { resolve } from 'node:path'
import { dayOf } from '#domain/day.ts'
import type { Feed, RawOpening } from '../feeds/feed.ts'
import { readFeedList, type FeedList } from '../feeds/feed-list.ts'
import { feedLimits, FeedFailure } from '../feeds/fetch-feed.ts'
import { openingFrom, type ListedOpening } from '../feeds/normalise.ts'
import type { Services } from '../services.ts'
import {
  announceRefresh,
  finishFeedRun,
  startFeedRun,
  type FeedRunResult,
} from './feed-run-commands.ts'
import { inSpan } from '../traces/in-span.ts'
import { storeOpenings } from './store-commands.ts'
import { weeklyMinimumOf } from '../content/weekly-minimum.ts'

/** A mistake in the operator's own list is reported as a failing source, so that staff see it. */
const operatorsList = { source: 'feeds.json', label: 'feeds.json', restMinutes: 0 }

/** Reads every feed that is due, one after the other, and notifies everyone waiting. */
export async function refreshOpenings(services: Services): Promise<void> {
  const list = await feedListOf(services)
  for (const feed of list.feeds) await observedRun(services, feed, list)
  await services.transaction(announceRefresh)
}

export async function feedListOf(services: Services): Promise<FeedList> {
  try {
    return await readFeedList(services.env, resolve(services.env.DATA_DIR, 'feeds.json'))
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
    const result = failureOf(error)
    const startedAt = services.now()
    await services.transaction(async (tx) => {
      if (await startFeedRun(tx, operatorsList))
        await finishFeedRun(tx, operatorsList, result, startedAt)
    })
    return { feeds: [], preferredEmployers: [], limits: feedLimits }
  }
}

/** Parsing is CPU-bound, so the event loop gets a turn after this many rows. */
const rowsPerTurn = 10

async function normaliseAll(
  services: Services,
  raw: readonly RawOpening[],
  rules: ListRules,
): Promise<ListedOpening[]> {
  const openings = await normaliseEach(services, raw, rules)
  return openings.filter((opening) => opening !== null)
}

interface ListRules {
  fallbackKind: Feed['fallbackKind']
  preferredEmployers: readonly string[]
}

/** As many as are given, in their order: null for one that cannot be listed. */
export async function normaliseEach(
  services: Services,
  raw: readonly (RawOpening | null)[],
  rules: ListRules,
): Promise<(ListedOpening | null)[]> {
  const today = dayOf(services.now())
  const weeklyMinimum = weeklyMinimumOf(services.content)
  const openings: (ListedOpening | null)[] = []
  for (const [index, rawOpening] of raw.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await setImmediate()
    openings.push(
      rawOpening === null ? null : openingFrom(rawOpening, { ...rules, today, weeklyMinimum }),
    )
  }
  return openings
}

/** Reports how the run of a feed ended, to metrics and traces. */
async function observedRun(services: Services, feed: Feed, list: FeedList): Promise<void> {
  const outcome = await inSpan(
    services.traces,
    {
      name: `feed ${feed.source}`,
      kind: 'outgoing',
      failureOf: (result) => (result === 'failed' ? 'feed failed' : undefined),
    },
    () => readFeed(services, feed, list),
  )
  if (outcome !== null) services.metrics?.feedRan(feed.source, outcome)
}

/** Fetches outside any transaction, then writes the result in one; null when the feed is not due. */
async function readFeed(
  services: Services,
  feed: Feed,
  list: FeedList,
): Promise<FeedRunResult['outcome'] | null> {
  const startedAt = services.now()
  if (!(await services.transaction((tx) => startFeedRun(tx, feed)))) return null
  try {
    const raw = await feed.read(dayOf(startedAt), list.limits)
    const openings = await normaliseAll(services, raw, {
      fallbackKind: feed.fallbackKind,
      preferredEmployers: list.preferredEmployers,
    })
    return await services.transaction(async (tx) => {
      // An empty feed does not count as a refresh: the last good list stays.
      const result: FeedRunResult =
        openings.length === 0
          ? { outcome: 'nothing' }
          : { outcome: 'stored', found: raw.length, ...(await storeOpenings(tx, feed, openings)) }
      await finishFeedRun(tx, feed, result, startedAt)
      return result.outcome
    })
  } catch (error) {
    services.log.warn({ err: error, source: feed.source }, 'feed could not be read')
    await services.transaction((tx) => finishFeedRun(tx, feed, failureOf(error), startedAt))
    return 'failed'
  }
}

function failureOf(error: unknown): FeedRunResult {
  if (error instanceof FeedFailure) {
    return { outcome: 'failed', problem: error.message, retryAfter: error.retryAfter }
  }
  return {
    outcome: 'failed',
    problem: 'The data from the feed could not be stored',
    retryAfter: undefined,
  }
}
