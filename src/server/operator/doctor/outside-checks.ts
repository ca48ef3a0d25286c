import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dayOf } from '#domain/day.ts'
import { plural } from '#domain/text/plural.ts'
import { modelsAddress } from '../../ai/open-provider.ts'
import type { Env } from '../../env.ts'
import type { Feed } from '../../feeds/feed.ts'
import { readFeedList } from '../../feeds/feed-list.ts'
import { FeedFailure, type FeedLimits } from '../../feeds/fetch-feed.ts'
import { greetMailServer } from '../../mail/smtp.ts'
import { tracesAddress } from '../../traces/address.ts'
import { findingsAbout, reasonFor, type Finding } from './finding.ts'

const limitMs = 5_000
const searchHost = 'https://serpapi.com/'
const patience = { connectMs: limitMs, commandMs: limitMs, textMs: limitMs }

export async function checkMail(env: Env, dataDir: string): Promise<Finding> {
  const mail = findingsAbout('mail')
  if (env.SMTP_URL === undefined) {
    const folder = join(dataDir, 'outbox')
    const count = existsSync(folder) ? readdirSync(folder).length : 0
    const text = `no SMTP_URL, so letters are files in ${folder} (${count} so far)`
    const isPublic = env.PUBLIC_URL?.startsWith('https:') === true
    return isPublic ? mail.warn(`${text}. Nobody receives them.`) : mail.ok(`${text}.`)
  }
  const failure = await greetMailServer(env.SMTP_URL, patience)
  if (failure === null) return mail.ok('the mail server answers and accepts the login.')
  return mail.wrong(
    `the mail server cannot be used (${failure}). Check SMTP_URL, and whether the network lets it through.`,
  )
}

export async function checkProvider(env: Env): Promise<Finding> {
  const ai = findingsAbout('AI provider')
  const address = modelsAddress(env)
  if (address === null) return ai.ok('none is configured, so the built-in guide answers.')
  const { host } = new URL(address)
  const { AI_API_KEY: key } = env
  try {
    const { status } = await fetch(address, {
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    })
    if (status === 401 || status === 403)
      return ai.wrong(`${host} does not accept AI_API_KEY (status ${status}).`)
    if (status >= 500) return ai.warn(`${host} has a fault of its own (status ${status}).`)
    return ai.ok(`${host} answers.`)
  } catch (error) {
    return ai.wrong(`${host} does not answer (${reasonFor(error)}). Check AI_BASE_URL.`)
  }
}

/** Sends an empty list of spans, which every collector accepts. */
export async function checkCollector(env: Env): Promise<Finding> {
  const traces = findingsAbout('traces')
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env
  if (endpoint === undefined) return traces.ok('off.')
  const address = tracesAddress(endpoint)
  const { host } = new URL(address)
  try {
    const { status } = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"resourceSpans":[]}',
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    })
    if (status < 300) return traces.ok(`${host} accepts them.`)
    return traces.warn(
      `${host} does not accept them (status ${status}). Check OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS.`,
    )
  } catch (error) {
    return traces.warn(
      `${host} does not answer (${reasonFor(error)}), so traces are dropped. Check OTEL_EXPORTER_OTLP_ENDPOINT.`,
    )
  }
}

/** Reads each feed once, as the server does, and stores nothing. */
export async function checkFeeds(env: Env, dataDir: string): Promise<Finding[]> {
  const about = findingsAbout('feeds')
  try {
    const { feeds, limits } = await readFeedList(env, join(dataDir, 'feeds.json'))
    if (feeds.length === 0) return [about.ok('none is configured.')]
    return await Promise.all(feeds.map((feed) => checkFeed(feed, limits)))
  } catch (error) {
    if (error instanceof FeedFailure) return [about.wrong(`${error.message}. No feed is read.`)]
    throw error
  }
}

async function checkFeed(feed: Feed, limits: FeedLimits): Promise<Finding> {
  const about = findingsAbout(`feed ${feed.label}`)
  try {
    if (feed.source === 'google-jobs') {
      // Each search is paid for.
      await fetch(searchHost, { method: 'HEAD', signal: AbortSignal.timeout(limitMs) })
      return about.ok('its host answers; no search was made.')
    }
    const found = await feed.read(dayOf(new Date()), { ...limits, milliseconds: limitMs })
    return about.ok(`answers with ${plural(found.length, 'opening')}.`)
  } catch (error) {
    return about.warn(`${reasonFor(error)}. The last openings stay until it works again.`)
  }
}
