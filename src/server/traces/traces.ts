import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Attributes, Context, Span } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { currentWork } from '../db/current-work.ts'
import { describedStatements } from '../db/described-statement.ts'
import type { OnStatement } from '../db/slow-statements.ts'
import type { Env } from '../env.ts'
import type { Build } from '../metrics/build.ts'
import { tracesAddress } from './address.ts'
import { announcingFailure } from './announcing-exporter.ts'
import { samplerFrom } from './sampler.ts'

/** A piece of work that becomes a span. Neither its name nor its attributes may contain anything private. */
export interface TracedWork<T> {
  name: string
  /** `outgoing`: it waits for another server. */
  kind: 'internal' | 'outgoing'
  attributes?: Attributes
  /** What went wrong, for work that reports a failure as its result. */
  failureOf?: (result: T) => string | undefined
}

/** What this process sends to a collector of OpenTelemetry. No attribute names a person. */
export interface Traces {
  /** Starts the span of a request, in the trace that its `traceparent` header names. */
  requestStarted: (request: { name: string; attributes: Attributes; traceparent: unknown }) => Span
  requestEnded: (span: Span, status: number) => void
  /** Adds the statement to the span of the work that ran it; without one it is left out. */
  statementEnded: OnStatement
  /** Runs `work` in a span: a child of the current one, or the first of a new trace. */
  run: <T>(traced: TracedWork<T>, work: () => Promise<T>) => Promise<T>
  /** For work that is not one function; call the result when it has ended. */
  begin: (traced: TracedWork<never>) => (outcome: string, failed: boolean) => void
  /** Sends what is left, for at most two seconds. */
  close: () => Promise<void>
}

const exportMs = 5_000
const closeMs = 2_000
const kinds = { internal: SpanKind.INTERNAL, outgoing: SpanKind.CLIENT }

export function openTraces(endpoint: string, env: Env, build: Build, log: Logger): Traces {
  const url = tracesAddress(endpoint)
  const exporter = new OTLPTraceExporter({
    url,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    timeoutMillis: exportMs,
  })
  const provider = new TracerProvider({
    sampler: samplerFrom(env),
    resource: resourceFromAttributes({
      'service.name': env.OTEL_SERVICE_NAME,
      'service.version': build.version,
    }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: announcingFailure(exporter, new URL(url).host, log) }),
    ],
  })
  const tracer = provider.getTracer('upful', build.version)
  const described = describedStatements()

  function start<T>({ name, kind, attributes = {} }: TracedWork<T>): Span {
    return tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOfWork())
  }

  return {
    requestStarted: ({ name, attributes, traceparent }) =>
      tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, contextFrom(traceparent)),
    requestEnded(span, status) {
      span.setAttribute('http.response.status_code', status)
      // By convention a mistake of the client is not a failure of the server.
      if (status >= 500) fail(span, String(status))
      span.end()
    },
    statementEnded(text, milliseconds, failed) {
      const parent = currentWork.getStore()?.span
      if (!parent?.isRecording()) return
      const { words, id, kind } = described(text)
      const endedAt = Date.now()
      const span = tracer.startSpan(
        kind,
        {
          kind: SpanKind.CLIENT,
          startTime: endedAt - milliseconds,
          attributes: {
            'db.system.name': 'postgresql',
            'db.query.summary': kind,
            'db.query.text': words,
            'upful.statement.id': id,
          },
        },
        trace.setSpan(ROOT_CONTEXT, parent),
      )
      if (failed) fail(span, 'statement failed')
      span.end(endedAt)
    },
    run(traced, work) {
      const span = start(traced)
      const name = currentWork.getStore()?.name ?? 'background'
      return currentWork.run({ name, span }, async () => {
        try {
          const result = await work()
          const failure = traced.failureOf?.(result)
          if (failure !== undefined) fail(span, failure)
          return result
        } catch (error) {
          fail(span, kindOf(error))
          throw error
        } finally {
          span.end()
        }
      })
    },
    begin(traced) {
      const span = start(traced)
      return (outcome, failed) => {
        span.setAttribute('upful.outcome', outcome)
        if (failed) fail(span, outcome)
        span.end()
      }
    },
    async close() {
      const shutdown = provider.shutdown().catch(() => undefined)
      await Promise.race([shutdown, setTimeout(closeMs, undefined, { ref: false })])
    },
  }
}

/** Of the header only the ids: `tracestate` is free text from outside. */
function contextFrom(traceparent: unknown): Context {
  const parent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null
  if (parent === null) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
}

function contextOfWork(): Context {
  const span = currentWork.getStore()?.span
  return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT
}

function fail(span: Span, kind: string): void {
  span.setAttribute('error.type', kind)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Never the message, which may repeat a value. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
