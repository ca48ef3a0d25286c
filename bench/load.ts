import { Agent, request } from 'node:http'

export interface Load {
  perSecond: number
  p50: number
  p99: number
}

export interface Call {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
}

const clients = 32

/** Keeps 32 connections busy with these calls, each once and in order; every response must be a 200. */
export async function load(calls: readonly Call[]): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let next = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let call = calls[next++]; call !== undefined; call = calls[next++]) {
        const sentAt = performance.now()
        await send(agent, call)
        times.push(performance.now() - sentAt)
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { perSecond: calls.length / seconds, p50: percentile(0.5), p99: percentile(0.99) }
}

export function line(name: string, { perSecond, p50, p99 }: Load): string {
  return `${name.padEnd(28)} ${Math.round(perSecond)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`
}

function send(agent: Agent, { method, url, headers = {} }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const contentType = method === 'POST' ? { 'content-type': 'application/json' } : {}
    const call = request(
      url,
      { method, agent, headers: { ...contentType, ...headers } },
      (answer) => {
        answer.resume().once('end', () => {
          if (answer.statusCode === 200) resolve()
          else reject(new Error(`${url} answered ${answer.statusCode}`))
        })
      },
    )
    call.once('error', reject)
    call.end(method === 'POST' ? '{}' : undefined)
  })
}
