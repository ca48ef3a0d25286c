import { setTimeout as timeout } from 'node:timers/promises'
import { ProviderFailure } from '../ai/chat-provider.ts'
import type { Services } from '../services.ts'
import { askGuide, askProvider, nothing, type Heard } from './answering.ts'
import type { TurnKey } from './commands.ts'
import {
  claim,
  finish,
  keep,
  release,
  fallBackToGuide,
  type ClaimedReply,
} from './writing-commands.ts'

/** The part of a reply that has been written so far. */
export interface Draft {
  attempt: number
  text: string
}

/** Writes this process's replies: one instance for all of its requests and jobs. */
export interface ReplyWriter {
  /** Writes the reply unless it is already being written; resolves when this process is done with it. */
  write: (key: TurnKey) => Promise<void>
  /** The draft in this process; null when another process writes the reply, or none does. */
  here: (key: TurnKey) => Draft | null
  /** Resolves when this process's draft changes, or after `ms` when it has none. */
  change: (key: TurnKey, ms: number) => Promise<void>
  stop: (key: TurnKey) => void
  /** Releases all replies, for another process to take over. */
  close: () => Promise<void>
}

interface Writing extends Draft {
  readonly abort: AbortController
  waiting: (() => void)[]
  done: Promise<void>
}

/** The person pressed Stop; the reply was deleted or taken over; the process is stopping. */
type End = 'stop' | 'lost' | 'close'

const keepEveryMs = 250
/** The lease is renewed after this many ticks without new text. */
const idleKeeps = 8
const replyWriters = new WeakMap<Services, ReplyWriter>()

export function replyWriterOf(services: Services): ReplyWriter {
  const replyWriter = replyWriters.get(services) ?? openReplyWriter(services)
  replyWriters.set(services, replyWriter)
  return replyWriter
}

function openReplyWriter(services: Services): ReplyWriter {
  const { transaction, env, ai, log } = services
  const budget = ai === null ? null : { each: env.AI_DAILY_EACH, all: env.AI_DAILY_ALL }
  const writings = new Map<string, Writing>()
  let closing = false

  function write(key: TurnKey): Promise<void> {
    const known = writings.get(key.replyId)
    if (known !== undefined) return known.done
    if (closing) return Promise.resolve()
    const writing: Writing = {
      attempt: 0,
      text: '',
      abort: new AbortController(),
      waiting: [],
      done: Promise.resolve(),
    }
    writings.set(key.replyId, writing)
    writing.done = written(key, writing)
      .catch((error: unknown) => log.error({ err: error }, 'a reply could not be saved'))
      .finally(() => {
        writings.delete(key.replyId)
        wake(writing)
      })
    return writing.done
  }

  async function written(key: TurnKey, writing: Writing): Promise<void> {
    const claimed = await transaction((tx) => claim(tx, key, budget))
    if (claimed === null) return
    writing.attempt = claimed.attempt
    const next = claimed.by === 'provider' ? await withProvider(claimed, writing) : claimed
    if (next !== null) await withGuide(next, writing)
  }

  /** The claim that the guide has to write instead; null when the reply is finished. */
  async function withProvider(
    claimed: ClaimedReply,
    writing: Writing,
  ): Promise<ClaimedReply | null> {
    const stopKeeping = keepWhileWriting(claimed, writing)
    try {
      const { signal } = writing.abort
      const answer = await askProvider(services, claimed, {
        heard: hearing(writing),
        signal,
      }).finally(stopKeeping)
      await transaction((tx) => finish(tx, claimed, { ...answer, state: 'done', refunded: false }))
      return null
    } catch (error) {
      const end = endOf(writing)
      if (end !== null) return endWith(end, claimed, writing)
      if (!(error instanceof ProviderFailure)) log.error({ err: error }, 'no AI answer')
      const next = await transaction((tx) => fallBackToGuide(tx, claimed))
      if (next !== null) Object.assign(writing, { attempt: next.attempt, text: '' })
      wake(writing)
      return next
    }
  }

  async function withGuide(claimed: ClaimedReply, writing: Writing): Promise<void> {
    const stopKeeping = keepWhileWriting(claimed, writing)
    try {
      const answer = await askGuide(services, claimed, hearing(writing)).finally(stopKeeping)
      await transaction((tx) => finish(tx, claimed, { ...answer, state: 'done', refunded: false }))
    } catch (error) {
      const end = endOf(writing)
      if (end !== null) return void (await endWith(end, claimed, writing))
      log.error({ err: error }, 'the built-in guide failed')
      await transaction((tx) =>
        finish(tx, claimed, { ...nothing, state: 'failed', refunded: true }),
      )
    }
  }

  async function endWith(end: End, claimed: ClaimedReply, { text }: Writing): Promise<null> {
    const stopped = { text, cards: [], cutShort: false, help: null, refunded: text === '' }
    if (end === 'close') await transaction((tx) => release(tx, claimed))
    if (end === 'stop') {
      await transaction((tx) => finish(tx, claimed, { ...stopped, state: 'stopped' }))
    }
    return null
  }

  /**
   * Saves new text a few times a second, or renews the lease when there is none. Runs alongside the
   * writing, so that no word waits for the database, and picks up stop requests from other processes.
   */
  function keepWhileWriting(claimed: ClaimedReply, writing: Writing): () => void {
    let kept = ''
    let idle = 0
    let busy = false
    let stopped = false
    const timer = setInterval(() => {
      idle += 1
      if (busy || (kept === writing.text && idle < idleKeeps)) return
      busy = true
      idle = 0
      kept = writing.text
      transaction((tx) => keep(tx, claimed, writing.text))
        .then((answer) => {
          // Once the writing has ended, the answer no longer matters.
          if (!stopped && answer !== 'go on') writing.abort.abort(answer satisfies End)
        })
        .catch((error: unknown) =>
          log.error({ err: error }, 'the text of a reply could not be saved'),
        )
        .finally(() => {
          busy = false
        })
    }, keepEveryMs)
    return () => {
      stopped = true
      clearInterval(timer)
    }
  }

  return {
    write,
    here(key) {
      const writing = writings.get(key.replyId)
      return writing === undefined || writing.attempt === 0 ? null : writing
    },
    async change(key, ms) {
      const writing = writings.get(key.replyId)
      if (writing === undefined) return timeout(ms)
      await new Promise<void>((resolve) => writing.waiting.push(resolve))
    },
    stop: (key) => writings.get(key.replyId)?.abort.abort('stop' satisfies End),
    async close() {
      closing = true
      for (const { abort } of writings.values()) abort.abort('close' satisfies End)
      await Promise.all([...writings.values()].map(({ done }) => done))
    },
  }
}

/** Shows every word immediately. */
function hearing(writing: Writing): Heard {
  return (text) => {
    writing.abort.signal.throwIfAborted()
    if (text.length <= writing.text.length) return
    writing.text = text
    wake(writing)
  }
}

function endOf({ abort: { signal } }: Writing): End | null {
  return signal.aborted ? (signal.reason as End) : null
}

function wake(writing: Writing): void {
  const { waiting } = writing
  writing.waiting = []
  for (const resolve of waiting) resolve()
}
