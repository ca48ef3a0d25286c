import { connect, type Socket } from 'node:net'

/** One request, ready to be sent. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  cookie?: string
  body?: unknown
}

/** What a load process is asked to do; without `seconds` each call is sent once, in order. */
export interface Job {
  origin: string
  calls: Call[]
  clients: number
  seconds?: number
}

export interface Load {
  perSecond: number
  p50: number
  p99: number
  requests: number
  /** The first lines of responses other than 200. */
  failures: string[]
}

/**
 * Keeps `clients` connections busy. Requests are written and responses are read by hand on plain sockets,
 * because the HTTP client of Node would use more of the two cores than the server that is measured.
 */
export async function load({ origin, calls, clients, seconds }: Job): Promise<Load> {
  const { hostname, port, host } = new URL(origin)
  const requests = calls.map((call) => textOf(call, host))
  const times: number[] = []
  const failures: string[] = []
  let next = 0
  const started = performance.now()
  const end = seconds === undefined ? Number.POSITIVE_INFINITY : started + seconds * 1000
  const isOver = () => (seconds === undefined ? next >= requests.length : performance.now() >= end)

  await Promise.all(
    Array.from({ length: Math.min(clients, calls.length) }, async () => {
      const socket = connect(Number(port), hostname).setNoDelay(true)
      const answers = answersOn(socket)
      while (!isOver()) {
        const request = requests[next++ % requests.length] ?? ''
        const sentAt = performance.now()
        socket.write(request)
        const { value: answer } = await answers.next()
        times.push(performance.now() - sentAt)
        if (answer === undefined) throw new Error(`The connection to ${origin} was closed`)
        if (!answer.startsWith('HTTP/1.1 200')) failures.push(answer.slice(0, 400))
      }
      socket.destroy()
    }),
  )
  const sorted = times.toSorted((a, b) => a - b)
  const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return {
    perSecond: (times.length / (performance.now() - started)) * 1000,
    p50: percentile(0.5),
    p99: percentile(0.99),
    requests: times.length,
    failures: failures.slice(0, 3),
  }
}

function textOf({ method, path, cookie, body }: Call, host: string): string {
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`]
  if (cookie !== undefined) lines.push(`cookie: ${cookie}`)
  if (method === 'GET') return `${lines.join('\r\n')}\r\n\r\n`
  const text = JSON.stringify(body ?? {})
  lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`)
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}

/** Each response with its headers, once its whole body has arrived. */
async function* answersOn(socket: Socket): AsyncGenerator<string, undefined> {
  let text = ''
  for await (const part of socket.setEncoding('latin1')) {
    text += String(part)
    const head = text.indexOf('\r\n\r\n')
    if (head === -1) continue
    const length = Number(/^content-length: *(\d+)/im.exec(text.slice(0, head))?.[1] ?? 0)
    if (text.length < head + 4 + length) continue
    yield text
    text = ''
  }
  return undefined
}
