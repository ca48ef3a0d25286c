import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '../scripts/testing/postgres-server.ts'
import { cookieOf, openSchool } from './api/school.ts'
import { startServerProcess } from './server-process.ts'

/**
 * `npm run bench streams -- --streams=2000`: that many students hold their event stream open at one process. It
 * reports the memory of a stream, and the time until an event for everybody has reached the last.
 */
const { values: options } = parseArgs({
  options: {
    streams: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '5' },
  },
})
const count = Number(options.streams)
/** Fewer than the server answers at once. */
const openedAtOnce = 50
const goals = { kilobytes: 30, ms: 500 }

interface Memory {
  rss: number
  heapUsed: number
  external: number
}

const postgres = await startPostgres({ durable: true })
const school = await openSchool(postgres.url, { students: count, days: 1, openings: 0 })
const server = await startServer(postgres.url)
try {
  // Code that runs for the first time takes memory, and so does the garbage of so many requests.
  for (const stream of await inBatches(openStream, openedAtOnce)) stream.destroy()
  await inBatches((student) => answerTo('/api/session', student))
  await setTimeout(2_000)
  const before = await server.memory()
  const streams = await inBatches(openStream)
  await setTimeout(2_000)
  const after = await server.memory()
  const rss = (after.rss - before.rss) / count / 1024
  const inside =
    (after.heapUsed + after.external - before.heapUsed - before.external) / count / 1024
  report('streams held', streams.filter(({ closed }) => !closed).length, count, 'at least')
  report('kB of the process for each stream', rss, goals.kilobytes)
  report('kB of its heap for each stream', inside, goals.kilobytes)
  const times: number[] = []
  for (let round = 0; round < Number(options.rounds); round += 1)
    times.push(await notifyAll(streams))
  report(
    'ms until an event reached the last, median',
    times.toSorted(bySize)[times.length >> 1] ?? 0,
    goals.ms,
  )
  report('ms until an event reached the last, slowest', Math.max(...times), goals.ms)
  for (const stream of streams) stream.destroy()
} finally {
  await server.stop()
  await school.close()
  await postgres.stop()
}

function report(what: string, figure: number, goal: number, side = 'at most'): void {
  const isReached = side === 'at most' ? figure <= goal : figure >= goal
  const verdict = isReached ? 'reached' : 'not reached'
  console.log(`${what}: ${figure.toFixed(1)} (${side} ${goal}: ${verdict})`)
}

function bySize(one: number, other: number): number {
  return one - other
}

async function inBatches<Result>(
  work: (student: number) => Promise<Result>,
  wanted = count,
): Promise<Result[]> {
  const results: Result[] = []
  for (let first = 0; first < wanted; first += openedAtOnce) {
    const size = Math.min(openedAtOnce, wanted - first)
    const students = Array.from({ length: size }, (_, index) => first + index + 1)
    results.push(...(await Promise.all(students.map(work))))
  }
  return results
}

/** Resolves when the stream has sent its first line. */
async function openStream(student: number): Promise<IncomingMessage> {
  const stream = await responseTo('/api/live', student)
  await once(stream, 'data')
  return stream
}

async function answerTo(path: string, student: number): Promise<void> {
  const response = await responseTo(path, student)
  response.resume()
  await once(response, 'end')
}

async function responseTo(path: string, student: number): Promise<IncomingMessage> {
  const headers = { cookie: cookieOf(student) }
  const request = get(`${server.url}${path}`, { agent: false, headers })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`)
  return response
}

/** Sends one notification to everybody, as after so many commits, until the last has it. */
async function notifyAll(streams: readonly IncomingMessage[]): Promise<number> {
  const arrivals = streams.map((stream) => arrivalOn(stream))
  const began = performance.now()
  await school.run(`
    select pg_notify('upful_live', json_build_object('userId', user_id, 'events',
      json_build_array(json_build_object('type', 'notification', 'id', user_id)))::text)
    from bench_students`)
  await Promise.all(arrivals)
  return performance.now() - began
}

function arrivalOn(stream: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const onData = (part: Buffer) => {
      if (!part.includes('"notification"')) return
      stream.off('data', onData)
      resolve()
    }
    stream.on('data', onData)
  })
}

/** The built server, which reports its memory over a channel. */
async function startServer(databaseUrl: string) {
  const server = await startServerProcess('dist/server/main.js', databaseUrl, {
    address: /Upful is at (\S+)/,
    flags: ['--expose-gc', '--import', './bench/streams/report-memory.ts'],
    env: { DRAIN_SECONDS: '0' },
  })
  return {
    ...server,
    async memory() {
      server.child.send('report')
      const [memory] = (await once(server.child, 'message')) as [Memory]
      return memory
    },
  }
}
