import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { closeAfter } from './close-after.ts'

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  status: z.object({ code: z.number().default(0) }),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
})
const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
})

export type ReceivedSpan = z.infer<typeof spanSchema>

export interface TraceCollector {
  endpoint: string
  spans: ReceivedSpan[]
  /** Every body as it arrived. */
  bodies: string[]
}

/** Receives OTLP over HTTP, as a collector does; with a key, only from those who send it as `api-key`. */
export async function startTraceCollector(key?: string): Promise<TraceCollector> {
  const collector: TraceCollector = { endpoint: '', spans: [], bodies: [] }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (key !== undefined && request.headers['api-key'] !== key) {
        response.writeHead(401).end()
        return
      }
      collector.bodies.push(body)
      for (const { scopeSpans } of bodySchema.parse(JSON.parse(body)).resourceSpans)
        for (const { spans } of scopeSpans) collector.spans.push(...spans)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  collector.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  closeAfter(() => {
    server.closeAllConnections()
    server.close()
  })
  return collector
}
