import { setTimeout as timeout } from 'node:timers/promises'
import { ProviderFailure } from '../ai/chat-provider.ts'
import type { Services } from '../services.ts'
import { askGuide, askProvider, failedAnswer, noExtras, type OnText } from './answering.ts'
import type { TurnKey } from './commands.ts'
import {
  claimReply,
  finish,
  saveText,
  release,
  fallBackToGuide,
  type ClaimedReply,
} from './writing-commands.ts'

/** The part of a reply that has been written so far. */
export interface ReplyDraft {
  attempt: number
  text: string
}

/** Writes the replies of this process; all of its requests and jobs share one. */
export interface ReplyWriter {
  /** Writes the reply unless it is already being written; resolves when this process is done with it. */
  write: (key: TurnKey) => Promise<void>
  /** The draft in this process; null when another process writes the reply, or none does. */
  draftOf: (key: TurnKey) => ReplyDraft | null
  /** Resolves when this process's draft changes, or after `ms` when it has none. */
  nextChange: (key: TurnKey, ms: number) => Promise<void>
  stop: (key: TurnKey) => void
  /** Releases all replies, for another process to take over. */
  close: () => Promise<void>
}

interface Writing extends ReplyDraft {
  readonly abort: AbortController
  waiting: (() => void)[]
  done: Promise<void>
}

/** Why writing ended: the person pressed Stop, the reply was deleted or taken over, the process is stopping. */
type End = 'stop' | 'lost' | 'close'

const saveEveryMs = 250
/** After this many ticks without new text the lease is renewed. */
const idleTicks = 8
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
    const current = writings.get(key.replyId)
    if (current !== undefined) return current.done
    if (closing) return Promise.resolve()
    const writing: Writing = {
      attempt: 0,
      text: '',
      abort: new AbortController(),
      waiting: [],
      done: Promise.resolve(),
    }
    writings.set(key.replyId, writing)
    writing.done = claimAndWrite(key, writing)
      .catch((error: unknown) => log.error({ err: error }, 'a reply could not be saved'))
      .finally(() => {
        writings.delete(key.replyId)
        wake(writing)
      })
    return writing.done
  }

  async function claimAndWrite(key: TurnKey, writing: Writing): Promise<void> {
    const claimedReply = await transaction((tx) => claimReply(tx, key, budget))
    if (claimedReply === null) return
    writing.attempt = claimedReply.attempt
    const next =
      claimedReply.by === 'provider' ? await writeWithProvider(claimedReply, writing) : claimedReply
    if (next !== null) await writeWithGuide(next, writing)
  }

  /** The claim that the guide has to write instead; null when the reply is finished. */
  async function writeWithProvider(
    claimedReply: ClaimedReply,
    writing: Writing,
  ): Promise<ClaimedReply | null> {
    const stopSaving = saveWhileWriting(claimedReply, writing)
    try {
      const { signal } = writing.abort
      const answer = await askProvider(services, claimedReply, {
        onText: listenerFor(writing),
        signal,
      }).finally(stopSaving)
      await transaction((tx) =>
        finish(tx, claimedReply, { ...answer, state: 'done', refunded: false }),
      )
      return null
    } catch (error) {
      const end = endOf(writing)
      if (end !== null) return endWith(end, claimedReply, writing)
      if (!(error instanceof ProviderFailure)) log.error({ err: error }, 'no AI answer')
      const next = await transaction((tx) => fallBackToGuide(tx, claimedReply))
      if (next !== null) Object.assign(writing, { attempt: next.attempt, text: '' })
      wake(writing)
      return next
    }
  }

  async function writeWithGuide(claimedReply: ClaimedReply, writing: Writing): Promise<void> {
    const stopSaving = saveWhileWriting(claimedReply, writing)
    try {
      const answer = await askGuide(services, claimedReply, listenerFor(writing)).finally(
        stopSaving,
      )
      await transaction((tx) =>
        finish(tx, claimedReply, { ...answer, state: 'done', refunded: false }),
      )
    } catch (error) {
      const end = endOf(writing)
      if (end !== null) return void (await endWith(end, claimedReply, writing))
      log.error({ err: error }, 'the built-in guide failed')
      await transaction((tx) =>
        finish(tx, claimedReply, { ...failedAnswer, state: 'failed', refunded: true }),
      )
    }
  }

  async function endWith(end: End, claimedReply: ClaimedReply, { text }: Writing): Promise<null> {
    const partial = { ...noExtras, text, cutShort: false, help: null, refunded: text === '' }
    if (end === 'close') await transaction((tx) => release(tx, claimedReply))
    if (end === 'stop') {
      await transaction((tx) => finish(tx, claimedReply, { ...partial, state: 'stopped' }))
    }
    return null
  }

  /**
   * Saves new text a few times a second, or renews the lease when there is none. Runs alongside the
   * writing, so that no word waits for the database, and picks up stop requests from other processes.
   */
  function saveWhileWriting(claimedReply: ClaimedReply, writing: Writing): () => void {
    let savedText = ''
    let idle = 0
    let busy = false
    let stopped = false
    const timer = setInterval(() => {
      idle += 1
      if (busy || (savedText === writing.text && idle < idleTicks)) return
      busy = true
      idle = 0
      savedText = writing.text
      transaction((tx) => saveText(tx, claimedReply, writing.text))
        .then((answer) => {
          // Once the writing has ended, the answer no longer matters.
          if (!stopped && answer !== 'continue') writing.abort.abort(answer satisfies End)
        })
        .catch((error: unknown) =>
          log.error({ err: error }, 'the text of a reply could not be saved'),
        )
        .finally(() => {
          busy = false
        })
    }, saveEveryMs)
    return () => {
      stopped = true
      clearInterval(timer)
    }
  }

  return {
    write,
    draftOf(key) {
      const writing = writings.get(key.replyId)
      return writing === undefined || writing.attempt === 0 ? null : writing
    },
    async nextChange(key, ms) {
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

/** Makes every new word available immediately. */
function listenerFor(writing: Writing): OnText {
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
