import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { AnswerOutcome } from './answer-outcome.ts'
import type { Build } from './build.ts'
import { openGauges } from './gauges.ts'
import type { Figures } from './figures.ts'

/** A request that was answered. The route is a pattern, never the path that somebody typed. */
export interface AnsweredRequest {
  method: string
  route: string
  status: number
  /** Undefined for an open stream, which lasts as long as its page. */
  seconds: number | undefined
}

export type BusyReason = 'event loop' | 'requests at once'

/** What this process counts, for whatever reads its metrics. No label names a person. */
export interface Metrics {
  answered: (request: AnsweredRequest) => void
  refusedBusy: (reason: BusyReason) => void
  waitedForConnection: (seconds: number) => void
  providerAnswered: (outcome: AnswerOutcome) => void
  feedRan: (feed: string, outcome: 'stored' | 'nothing' | 'failed') => void
  /** Everything in the text format of Prometheus, with the figures that were read for this answer. */
  text: (figures: Figures) => Promise<string>
  contentType: string
}

const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const waitBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1]

export function openMetrics(build: Build): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // Memory, CPU, garbage collection and the delay of the event loop.
  collectDefaultMetrics({ register: registry })
  const gauges = openGauges(registry, build)

  const requests = new Counter({
    name: 'upful_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const latency = new Histogram({
    name: 'upful_http_request_seconds',
    help: 'Time from receiving a request to the end of its response, without open streams.',
    labelNames: ['method', 'route'],
    buckets: latencyBuckets,
    registers,
  })
  const refused = new Counter({
    name: 'upful_requests_refused_total',
    help: 'Requests refused with 503 because this process was busy.',
    labelNames: ['reason'],
    registers,
  })
  const waits = new Histogram({
    name: 'upful_pool_wait_seconds',
    help: 'How long queries and transactions waited for a connection to PostgreSQL.',
    buckets: waitBuckets,
    registers,
  })
  const answers = new Counter({
    name: 'upful_ai_answers_total',
    help: 'Answers asked of the AI provider, by how they ended.',
    labelNames: ['outcome'],
    registers,
  })
  const feedRuns = new Counter({
    name: 'upful_feed_runs_total',
    help: 'Feeds read by this process, by how it ended.',
    labelNames: ['feed', 'outcome'],
    registers,
  })
  // A counter that is missing until its first event hides that event from rate().
  for (const reason of ['event loop', 'requests at once']) refused.inc({ reason }, 0)
  answers.inc({ outcome: 'complete' }, 0)

  return {
    answered({ method, route, status, seconds }) {
      requests.inc({ method, route, status })
      if (seconds !== undefined) latency.observe({ method, route }, seconds)
    },
    refusedBusy: (reason) => refused.inc({ reason }),
    waitedForConnection: (seconds) => waits.observe(seconds),
    providerAnswered: (outcome) => answers.inc({ outcome }),
    feedRan: (feed, outcome) => feedRuns.inc({ feed, outcome }),
    text(figures) {
      gauges.set(figures)
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
