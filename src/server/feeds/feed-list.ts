import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Env } from '../env.ts'
import type { Feed } from './feed.ts'
import { feedLimits, FeedFailure, type FeedLimits } from './fetch-feed.ts'
import { googleJobsFeed } from './google-jobs.ts'
import { jobBoardFeed } from './job-boards.ts'
import { jobFeed } from './job-feed.ts'

const httpAddress = z.url({ protocol: /^https?$/ })

/** What the operator may write into feeds.json in the data folder; everything has a default. */
const operatorList = z.strictObject({
  boards: z
    .array(
      z.strictObject({
        kind: z.enum(['greenhouse', 'lever', 'ashby']),
        board: z.string().regex(/^[\w.-]{1,100}$/),
        organisation: z.string().min(1).max(200),
        address: httpAddress.optional(),
      }),
    )
    .max(200)
    .default([]),
  searches: z
    .array(z.string().min(1).max(200))
    .max(10)
    .default(['internship', 'part-time job', 'entry level job']),
  searchAddress: httpAddress.optional(),
  preferredEmployers: z.array(z.string().min(1).max(200)).max(500).default([]),
  /** Only for a scraper that the operator runs on this machine. */
  allowThisMachine: z.boolean().default(false),
})

export interface FeedList {
  feeds: Feed[]
  preferredEmployers: readonly string[]
  limits: FeedLimits
}

/** All feeds of this installation, from its settings and from the operator's list. */
export async function readFeedList(
  env: Pick<Env, 'JOB_FEED_URL' | 'JOB_FEED_KEY' | 'SERPAPI_KEY'>,
  file: string,
): Promise<FeedList> {
  const list = await readOperatorList(file)
  const { JOB_FEED_URL: address, JOB_FEED_KEY: key, SERPAPI_KEY: searchKey } = env
  const feeds = [
    ...(address === undefined ? [] : [jobFeed({ address, key })]),
    ...(searchKey === undefined
      ? []
      : [googleJobsFeed({ key: searchKey, searches: list.searches, address: list.searchAddress })]),
    ...list.boards.map(jobBoardFeed),
  ]
  const limits = { ...feedLimits, allowLoopback: list.allowThisMachine }
  return { feeds, preferredEmployers: list.preferredEmployers, limits }
}

async function readOperatorList(file: string): Promise<z.infer<typeof operatorList>> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : '{}'
  try {
    return operatorList.parse(JSON.parse(text))
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined
    const problem = issue === undefined ? 'not JSON' : `${issue.path.join('.')}: ${issue.message}`
    throw new FeedFailure(`feeds.json: ${problem}`)
  }
}
