import { setTimeout as timeout } from 'node:timers/promises'
import { ProviderFailure } from '../ai/chat-provider.ts'
import type { Services } from '../services.ts'
import { askGuide, askProvider, nothing, type Heard } from './answering.ts'
import type { TurnKey } from './commands.ts'
import { claim, finish, keep, release, fallBackToGuide, type Claim } from './writing-commands.ts'

/** A reply as far as it is written, wherever it is looked at. */
export interface Draft {
  attempt: number
  text: string
}

/** Where this process writes replies: one for all of its requests and jobs. */
export interface ReplyWriter {
  /** Writes the reply unless somebody does already; resolves when this process is done with it. */
  write: (key: TurnKey) => Promise<void>
  /** What is written here now; null when this process does not write it. */
  here: (key: TurnKey) => Draft | null
  /** Resolves when the draft here moved on, else after the time. */
  change: (key: TurnKey, ms: number) => Promise<void>
  stop: (key: TurnKey) => void
  /** Lets go of everything, for another process to take over. */
  close: () => Promise<void>
}

interface Writing extends Draft {
  readonly abort: AbortController
  waiting: (() => void)[]
  done: Promise<void>
}

/** Somebody pressed Stop; the conversation is gone; the process ends. */
type End = 'stop' | 'lost' | 'close'

const keepEveryMs = 250
/** A lease is renewed after so many turns without a new word. */
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
      .catch((error: unknown) => log.error({ err: error }, 'a reply could not be kept'))
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

  /** What the guide has to write instead; null when the reply is done with. */
  async function withProvider(claimed: Claim, writing: Writing): Promise<Claim | null> {
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

  async function withGuide(claimed: Claim, writing: Writing): Promise<void> {
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

  async function endWith(end: End, claimed: Claim, { text }: Writing): Promise<null> {
    const stopped = { text, cards: [], cutShort: false, help: null, refunded: text === '' }
    if (end === 'close') await transaction((tx) => release(tx, claimed))
    if (end === 'stop') {
      await transaction((tx) => finish(tx, claimed, { ...stopped, state: 'stopped' }))
    }
    return null
  }

  /**
   * Keeps new words a few times a second and the lease while there are none, beside the writing, so
   * that no word waits for the database. Hears so as well what was asked for in another process.
   */
  function keepWhileWriting(claimed: Claim, writing: Writing): () => void {
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
          // Later than the writing's own end it says nothing new.
          if (!stopped && answer !== 'go on') writing.abort.abort(answer satisfies End)
        })
        .catch((error: unknown) => log.error({ err: error }, 'words of a reply were not kept'))
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

/** Shows every word at once. */
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
